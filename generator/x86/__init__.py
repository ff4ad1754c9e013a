"""Target description: instruction sets (isa/), microarchitectures (uarch/), downstream projects
(flavour/) and the program IR.

Everything here is data or immutable records, with no compiler pass: the compiler, the prover and
the printers read the same tables.
"""
