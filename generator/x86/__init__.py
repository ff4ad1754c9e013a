"""What it is made for: instruction sets, processors, and programs of their instructions."""
