"""Drivers: where blocks come from, and where results go."""
