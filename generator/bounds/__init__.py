"""Lower bounds of loops on a microarchitecture."""
