"""What is computed, before any instruction: the kinds of functions that the standard's text is made into (kinds.py), and calls
of them with right answers (samples.py)."""
