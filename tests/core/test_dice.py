"""The dice are sfc32: 32-bit words, fair below any bound, cloned and forked exactly."""

from serenissima.core.dice import Dice, from_seed, from_words, load_dice, shuffled


def reference(a: int, b: int, c: int, count: int) -> list[int]:
    """sfc32 as its author describes it, in plain arithmetic."""
    counter, words = 1, []
    for _ in range(12 + count):
        word = (a + b + counter) % 2**32
        counter += 1
        a = b ^ (b >> 9)
        b = (c + c * 8) % 2**32
        c = ((c * 2**21) % 2**32 + c // 2**11 + word) % 2**32
        words.append(word)
    return words[12:]


def test_words_follow_the_reference() -> None:
    dice = from_words(0xDEADBEEF, 0x12345678, 0xFFFFFFFF)
    assert [dice.word() for _ in range(1000)] == reference(0xDEADBEEF, 0x12345678, 0xFFFFFFFF, 1000)


def test_every_number_below_a_bound_is_equally_likely() -> None:
    dice = from_seed(1)
    counts = [0] * 7
    for _ in range(70_000):
        counts[dice.below(7)] += 1
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    assert chi_square < 22.5  # one in a thousand exceeds it with 6 degrees of freedom


def test_below_one_is_zero_and_large_bounds_are_reached() -> None:
    dice = from_seed(2)
    assert {dice.below(1) for _ in range(50)} == {0}
    assert max(dice.below(2**29) for _ in range(200)) > 2**28


def test_near_seeds_give_unrelated_dice() -> None:
    assert len({from_seed(seed).word() for seed in range(1000)}) == 1000
    assert from_seed(2**255).word() == from_seed(2**255).word()


def test_a_clone_goes_the_same_way_and_a_fork_another() -> None:
    dice = from_seed(3)
    twin = dice.clone()
    assert [dice.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    fork = dice.fork()
    assert fork.dump() != dice.dump()
    assert load_dice(list(fork.dump())).word() == fork.word()


def test_shuffling_reaches_every_order() -> None:
    dice: Dice = from_seed(4)
    assert len({shuffled((1, 2, 3, 4), dice) for _ in range(1000)}) == 24
