"""Everything that measures, searches or attacks kernels; only cli/ imports it."""
