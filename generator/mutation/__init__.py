"""What attacks and exercises the prover: mutants of kernels, and runs on the host's own processor. No verdict rests on it."""
