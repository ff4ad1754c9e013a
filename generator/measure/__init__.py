"""Measurement: clock, sampler, benchmarks, exploration of variants.

Input are kernels of a manifest or of a request; output are timings with their spread, as data and
text. Samples disturbed by other users of the core are detected and dropped, because a median over
disturbed samples has no meaning on a shared machine.
"""
