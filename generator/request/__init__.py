"""Requests: the variables of the Makefile and the command line become kernel configurations, or the request is rejected.

    option_table.py   options: values by ISA, meanings, spellings
    parse.py          hash, ISA, n, m, and the exception `Refused`
    request.py        the words of a command become a typed `Request`
    configs.py        kernel configurations, one for each file
    validation.py     rules that reject, with reason and remedy
    kernels.py, many.py, flavours.py   a request's kernel configurations, by form
    requests.py       the entry point, and the committed set of committed.toml
"""
