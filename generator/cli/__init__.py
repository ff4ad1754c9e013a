"""The command line: words come in, and go on to the piece that does the work."""
