"""Reports: pages, charts and tables of measurements. Input are measurements, bounds and the
manifest; output are HTML, images and text. Programs that generate or prove kernels do not use this
folder."""
