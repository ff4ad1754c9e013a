"""Requests: variables of the command line become kernel configurations, or raise Rejected."""
