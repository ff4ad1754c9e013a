"""Generator of SHA-1, SHA-2 and SM3 kernels for x86-64 by n-wise Simultaneous Message Scheduling,
with proofs.

Data flows from specification to plan, compiler, printer and prover. docs/architecture.md lists the
packages in that order; a package imports only from packages that stand before it in the list.
`python -m generator --help` lists the commands.
"""

__version__ = "0.1.0"
