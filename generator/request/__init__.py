"""What can be asked for: a request (the variables of the Makefile) becomes cells, or is refused.

asked.py holds the words of a request and what is refused of them, choices.py what can be varied and what each value means,
cells.py what a request becomes, refusals.py which values a cell cannot have; kernels.py, many.py and flavours.py make
cells of a request's words, requests.py is where they come in.
"""
