"""Compiler from plans to programs on physical registers with their frame layout. Each pass is a
function from frozen values to new values; `build.compile` calls them in order, and docs/compiler.md
follows one kernel through them."""
