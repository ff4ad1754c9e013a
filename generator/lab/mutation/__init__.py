"""Mutation testing of the prover. Input: committed kernels. Output: mutants, and the prover's
decisions about them compared with runs on the host's processor. No verdict depends on this package.
It exists because only wrong code can show that a prover accepts wrong code.
"""
