"""Measures the generated code and tells what it found. Nothing here is needed to generate or to prove."""
