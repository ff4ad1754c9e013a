"""Measurement: clock, sampler, benchmarks, exploration of variants. Input are kernels of a manifest
or of a request; output are timings with their spread, as data and text. A sample is dropped if the
clock changed or another thread used the core during it. On a shared machine, a median that includes
such samples would not show the kernel's speed."""
