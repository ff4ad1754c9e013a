"""Kernel plans: dataflow graphs of the hash, arranged in loops, before instruction selection.

engines/ say how words become hash values, drivers/ where blocks come from and hash values go; the
modules here build graphs, layouts, loads, schedules and loops for both."""
