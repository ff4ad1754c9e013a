"""Lower bounds on the time of a kernel on a microarchitecture, computed from its object file.
Input: an object file and a microarchitecture model. Output: cycles per byte that no instruction
order can beat. execution.py records the executed instructions of a call, and loop_bounds.py derives
throughput, dispatch and latency bounds."""
