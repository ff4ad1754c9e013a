"""Clock, sampler, benchmarks and exploration."""
