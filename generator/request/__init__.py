"""Requests: the variables of the Makefile and the command line become kernel configurations. A
request that makes no sense raises Rejected.

    option_table.py   options: values by ISA, meanings, spellings
    parse.py          parsers of hash, ISA, n and m; the exception `Rejected`
    request.py        the texts of a command's variables become a typed `Request`
    kernel_config.py  base class of kernel configurations: options, names, make line
    configs.py        kernel configurations, one for each file
    validation.py     rules that reject requests and configurations, with reason and remedy
    message_shapes.py LEN, SHAPE, CONST and PREFIX_BLOCK become the description of a message
    kernels.py, many.py, flavours.py   configurations of a request: for one message at a time, for
                      several messages at once, for a downstream project
    descriptions.py   sentences that say what a function computes, for banners and prototypes
    requests.py       entry point: the configurations of any request; the committed set
"""
