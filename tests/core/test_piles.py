"""Piles: every card knows who has seen it, and only unseen cards are reshuffled."""

from serenissima.core.dice import from_seed
from serenissima.core.piles import Pile, face_down, redealt


def test_drawing_adding_and_taking_out() -> None:
    pile = face_down((1, 2, 3)).with_card(9, known_to=0b10)
    assert pile.cards == (1, 2, 3, 9)
    assert pile.drawn().cards == (1, 2, 3)
    assert pile.without(2) == Pile((1, 3, 9), (0, 0, 0b10))
    assert len(pile) == 4


def test_a_pile_knows_who_has_seen_each_card() -> None:
    pile = face_down((5, 6)).with_card(7, known_to=0b01).shown(0, 0b10).shown(1, -1)
    assert pile.seen_by(0) == (-1, 6, 7)
    assert pile.seen_by(1) == (5, 6, -1)
    assert pile.seen_by(-1) == (-1, 6, -1)


def test_only_unknown_cards_are_redealt() -> None:
    hand = Pile((1, 2), (0b01, 0b01))
    deck = Pile((3, 4, 5, 6), (0, 0, 0, -1))
    dice = from_seed(1)
    worlds = [redealt([hand, deck], 1, dice) for _ in range(60)]
    assert all(sorted(a.cards + b.cards) == [1, 2, 3, 4, 5, 6] for a, b in worlds)
    assert all(b.cards[3] == 6 for _, b in worlds)
    assert len({a.cards for a, _ in worlds}) > 10
    mine = [redealt([hand, deck], 0, dice) for _ in range(20)]
    assert all(a.cards == (1, 2) for a, _ in mine)
