"""Engines: how the words of a block and a hash value become the next hash value."""
