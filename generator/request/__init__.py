"""Requests: variables of the command line become kernel configurations, or raise Rejected.

option_table.py: options as data. request.py: texts become a `Request`. configs.py: the record of a
generated file. rules.py: what a record may not be. requests.py: the records of a request.
"""
