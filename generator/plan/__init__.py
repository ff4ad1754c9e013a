"""Kernel plans: dataflow graphs of the hash, in loops, before instruction selection. engines/ say
how words become hash values, drivers/ where blocks come from and hash values go."""
