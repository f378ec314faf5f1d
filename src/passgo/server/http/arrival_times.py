"""Arrival times: when a message reached this machine, which may be long before the server reads it.

A server that was held up finds what came meanwhile waiting for it. The kernel knows when the last
of it arrived on each connection; of what came before that, nobody knows more than that it did.
"""

import asyncio
import socket
import sys

from passgo.server.clock import steady

ARRIVED = "arrived"
"""Where an event of a socket, and the state of its scope, have the time of the last message."""
UNTIMED = 0.0
TCP_INFO: int | None = getattr(socket, "TCP_INFO", None)
LAST_DATA = slice(52, 56)
"""Where Linux says how many milliseconds ago a connection received something."""


def last_arrival(transport: asyncio.BaseTransport) -> float:
    """Return when a connection last received something, by the steady clock, if that is known."""
    if TCP_INFO is None or sys.platform != "linux":
        return UNTIMED
    try:
        wire = transport.get_extra_info("socket")
        known = wire.getsockopt(socket.IPPROTO_TCP, TCP_INFO, LAST_DATA.stop)
    except OSError:
        return UNTIMED
    return steady() - int.from_bytes(known[LAST_DATA], sys.byteorder) / 1000
