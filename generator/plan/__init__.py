"""Kernel plans: dataflow graphs of the hash, arranged in loops, before instruction selection.

Input: a hash family, layouts of the message schedule, and a round engine. Output: a `Plan`
(loops.py), the compiler's input. graph.py builds the graphs. layout.py and gather.py place message
words in lanes. schedule.py and rounds.py evaluate the specification on graph nodes. The other
modules arrange the results for each function kind.
"""
