"""The command line: commands parse their words and call the package that does the work."""
