"""The command line: commands parse their arguments and call the package that does the work."""
