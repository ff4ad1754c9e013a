"""Reports: pages, charts and tables of what was measured.

Input are measurements, bounds and the manifest; output are HTML, images and text. Generating and
proving kernels needs nothing of this folder.
"""
