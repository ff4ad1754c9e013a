"""Printers: assembly text of allocated programs, and portable C for processors without a kernel."""
