"""What a server process has in its memory before it is forked: all modules, and one application.

Making an application for the first time fills caches that every other one reads.
"""

import node

from passgo.server.http.app import make_app
from passgo.server.settings import Site

__all__ = ["node"]

make_app(":memory:", Site())
