"""Fair shuffles: the seed of the dice follows from a secret committed to beforehand and from the seats' words."""

from collections.abc import Sequence
from hashlib import sha256


def commitment(server_seed: str) -> str:
    """The commitment that is published when the table is created: it fixes the secret without revealing it."""
    return sha256(server_seed.encode()).hexdigest()


def game_seed(server_seed: str, words: Sequence[str]) -> int:
    """The seed of the dice, once everybody has had the chance to add a word."""
    return int.from_bytes(sha256("|".join([server_seed, *words]).encode()).digest(), "big")
