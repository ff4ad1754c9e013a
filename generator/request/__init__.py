"""Requests: the variables of the Makefile and the command line become kernel configurations. A
request that makes no sense raises Rejected.

    option_table.py   options: values by ISA, meanings, spellings
    parse.py          hash, ISA, n, m, and the exception `Rejected`
    request.py        the texts of a command's variables become a typed `Request`
    kernel_config.py  base class of kernel configurations: options, names, make line
    configs.py        kernel configurations, one for each file
    validation.py     rules that reject, with reason and remedy
    kernels.py, many.py, flavours.py   a request's kernel configurations, for each form of request
    descriptions.py   what a function computes, in words, for banners and prototypes
    requests.py       the entry point, and the committed set of committed.toml
"""
