"""Chance as an input: seeded streams for simulation, the operating system's for people.

A stream is xoshiro128++ on 32-bit words, so that interpreted and compiled arithmetic agree: every
intermediate value stays below 2^63. Game i of a run uses stream (seed, i), whatever the batch or process.
"""

import secrets
from collections.abc import Sequence
from typing import Annotated

from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints, Record, i64

WORD = 0xFFFFFFFF


class Stream(Record):
    """The state of a seeded generator: four 32-bit words."""

    words: Annotated[list[int], i64, 4]


@kernel
def mix(x: int) -> int:
    """Scatter the bits of a 32-bit word; multipliers stay below 2^31."""
    x = ((x >> 16) ^ x) * 0x45D9F3B & WORD
    x = ((x >> 16) ^ x) * 0x45D9F3B & WORD
    return (x >> 16) ^ x


@kernel
def seed_stream(stream: Stream, seed: int, index: int) -> None:
    """Start stream number `index` of a run; both numbers may be up to 2^62."""
    low, high = seed & WORD, (seed >> 32) & WORD
    ilow, ihigh = index & WORD, (index >> 32) & WORD
    word = 0x9E3779B9
    for k in range(4):
        word = mix((word + low) & WORD)
        word = mix((word ^ high) & WORD)
        word = mix((word + ilow + k) & WORD)
        word = mix((word ^ ihigh) & WORD)
        stream.words[k] = word
    if stream.words[0] + stream.words[1] + stream.words[2] + stream.words[3] == 0:
        stream.words[0] = 1


@kernel
def next_word(stream: Stream) -> int:
    """The next 32 random bits."""
    a = stream.words[0]
    b = stream.words[1]
    c = stream.words[2]
    d = stream.words[3]
    total = (a + d) & WORD
    result = (((total << 7) & WORD | (total >> 25)) + a) & WORD
    shifted = (b << 9) & WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    stream.words[0] = a
    stream.words[1] = b
    stream.words[2] = c
    stream.words[3] = (d << 11) & WORD | (d >> 21)
    return result


@kernel
def below(stream: Stream, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely; n below 2^31."""
    product = next_word(stream) * n
    if product & WORD < n:
        threshold = (WORD + 1 - n) % n
        while product & WORD < threshold:
            product = next_word(stream) * n
    return product >> 32


@kernel
def draw(stream: Stream, weights: Ints, n: int) -> int:
    """An index below n, as likely as its weight."""
    total = 0
    for k in range(n):
        total += weights[k]
    left = below(stream, total)
    for k in range(n):
        left -= weights[k]
        if left < 0:
            return k
    return n - 1


def seeded(seed: int, index: int = 0) -> Stream:
    """A fresh seeded stream."""
    stream = Stream()
    seed_stream(stream, seed, index)
    return stream


def draw_from_system(weights: Sequence[int]) -> int:
    """An index as likely as its weight, from the operating system: for people at a table."""
    left = secrets.randbelow(sum(weights))
    for k, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return k
    raise AssertionError("weights add up")
