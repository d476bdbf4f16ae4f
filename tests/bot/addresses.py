"""Addresses of this machine."""

from socket import socket

from bot.settings import Address


def free_address() -> Address:
    """One at which nobody answers yet."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        return Address("127.0.0.1", free.getsockname()[1])
