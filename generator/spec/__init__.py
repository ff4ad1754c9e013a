"""What is computed, before any instruction: the standards' text (hashes/) over any kind of word (words.py), the kinds of
functions that it is made into (kinds.py), and calls of them with right answers (samples.py)."""
