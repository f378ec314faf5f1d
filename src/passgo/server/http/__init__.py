"""HTTP: routes, sockets, limits and pages, in front of the rooms."""
