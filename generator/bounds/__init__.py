"""Lower bounds on the time of a kernel on a microarchitecture, computed from its object file."""
