"""The passes between a plan and text, plain functions from frozen values to values: a graph is covered with instructions, these
are put in order and on registers, and a frame is laid around them."""
