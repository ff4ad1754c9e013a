"""Compiler from plans to assembly instructions.

Input is a plan (dataflow graphs in loops); output is a program on physical registers with its frame
layout. The passes are rewriting, instruction selection, ordering (list scheduling), register
allocation and translation validation. Each is a function from frozen values to new values;
`build.compile` calls them in order, and docs/compiler.md follows one kernel through them.
"""
