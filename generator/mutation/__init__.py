"""Mutation testing of the prover. Input: committed kernels. Output: mutants, and the prover's
decisions about them compared with runs on the host's processor. No verdict rests on this package;
it exists because only attacks show what a prover wrongly accepts.
"""
