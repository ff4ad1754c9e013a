"""Executable specification: the hash functions and the contracts of the generated functions.

The package takes FIPS 180-4 and GB/T 32905-2016 as input and gives every other package one
definition of correctness. hashes/ holds the standards as Python functions over an abstract word
(words.py), so that one text gives test vectors, dataflow graphs, normal forms and lower bounds.
kinds.py holds the contract of each function kind. samples.py draws arguments with expected results.
"""
