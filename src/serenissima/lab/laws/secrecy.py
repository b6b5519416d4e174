"""The laws about hidden information: 7 to 10, 14, 16 and 17."""

from collections import Counter
from typing import Any, Final

from serenissima.core.dice import Dice
from serenissima.core.event import SPECTATOR, Event
from serenissima.core.frame import Sealed, kind_of
from serenissima.core.spec import GameSpec
from serenissima.core.state import State
from serenissima.lab.laws.seat_knowledge import answered, difference, knowledge_of, plain_json, same, who
from serenissima.lab.laws.verdict import LawBroken, Verdict, crash, demand
from serenissima.lab.random_play import play_randomly

DRAWS: Final = 3
MET_OFTEN: Final = 20


class Secrecy:
    """Compares the true position with resampled ones."""

    def __init__(self, spec: GameSpec) -> None:
        self.spec = spec
        self.verdict = Verdict()
        self.met: Counter[str] = Counter()
        self.moved: set[str] = set()

    def keeps_secrets(self, s: State, seat: int, seen: dict[str, Any], dice: Dice) -> None:
        """7, 9, 17 A seat cannot tell a resampled world from the true one, and what is hidden from it moves."""
        spec = self.spec
        view = f"the view of {who(seat)}"
        same(7, seen["view"], plain_json(7, seen["view"], view), f"{view} is not plain JSON")
        hidden = spec.secrets(s, seat)
        names = {item: f"{item} (from {who(seat)})" for item in hidden}
        self.met.update(names.values())
        for _ in range(DRAWS):
            world = spec.resample(s, seat, dice)
            self.verdict.tested[7] += 1
            self.looks_the_same(seen, world, seat)
            demand(9, world.dice.dump() != s.dice.dump(), "a resampled world has the true dice")
            if not self.moved.issuperset(names.values()):  # otherwise there is nothing new to learn from the world
                self.moved.update(names[item] for item in hidden - spec.secrets(world, seat))
            self.verdict.tested[9] += len(hidden)
            self.public_is_public(s, world, seat)

    def looks_the_same(self, seen: dict[str, Any], world: State, seat: int) -> None:
        """7 A seat knows the same in the true world and in a resampled one."""
        there = knowledge_of(self.spec, world, seat)
        same(7, seen, there, f"{who(seat)} can tell a resampled world from the true one")

    def public_is_public(self, s: State, world: State, observer: int) -> None:
        """17 Whether a question is public, and the options of a public one, are the same in all worlds of a seat."""
        question = s.question()
        if question is None:
            return
        public = question.is_public(s)
        kind = kind_of(question)
        self.verdict.tested[17] += 1
        demand(
            17,
            question.is_public(world) == public,
            f"whether {kind} is public depends on what {who(observer)} cannot see",
        )
        if not public:
            return
        for seat in range(s.seats):
            unclear = f"{kind} is public, but {who(observer)} cannot work out the options of seat {seat}"
            same(17, s.options(seat), world.options(seat), unclear)

    def worlds_are_playable(self, s: State, dice: Dice) -> None:
        """8 A resampled world is as sound as the true one, and can be played to the end; 1 within the bound."""
        world = self.spec.resample(s, dice.below(s.seats + 1) - 1, dice)
        self.verdict.tested[8] += 1
        same(8, self.spec.conserved(s), self.spec.conserved(world), "a resampled world has other pieces")
        broken = self.spec.broken(world)
        demand(8, not broken, f"a resampled world is not sound: {'; '.join(broken)}")
        try:
            play_randomly(world, dice, self.spec.longest - s.number)
        except Exception as error:
            raise crash(8, "a resampled world cannot be played", error) from error
        demand(1, world.is_over, f"the game is not over after {world.number} decisions (`longest`)")

    def secrets_moved(self) -> None:
        """9 Anything that was often hidden from somebody was somewhere else in at least one resampled world."""
        for secret, count in self.met.items():
            moved = count < MET_OFTEN or secret in self.moved
            demand(9, moved, f"{secret} was hidden {count} times, and never moved")

    def sealed_in_any_order(self, s: State, dice: Dice) -> None:
        """10 Sealed answers change nothing that can be seen; neither their order nor a change of mind matters."""
        asked = [seat for seat in range(s.seats) if s.waiting() >> seat & 1]
        if not isinstance(s.question(), Sealed) or len(asked) < 2:
            return
        answers = {seat: s.options(seat)[dice.below(len(s.options(seat)))] for seat in asked}
        forth, back, wavering = s.clone(), s.clone(), s.clone()
        for seat in asked:
            forth.act(seat, answers[seat])
        for seat in reversed(asked):
            back.act(seat, answers[seat])
        wavering.act(asked[0], s.options(asked[0])[0])
        for seat in range(SPECTATOR, s.seats):
            before, after = [{**self.spec.public(x), **self.spec.private(x, seat)} for x in (s, wavering)]
            same(10, before, after, f"{who(seat)} can see more of a sealed answer than that it was given")
        for seat in asked:
            wavering.act(seat, answers[seat])
        wavering.number -= 1
        self.verdict.tested[10] += 1
        same(10, forth.dump(), back.dump(), "the order of sealed answers matters")
        same(10, forth.dump(), wavering.dump(), "a changed answer leaves a trace")

    def events(self, s: State, events: list[Event]) -> None:
        """14 No event tells a seat what its view hides."""
        names = [(event, self.spec.named(event)) for event in events]
        if not any(named for _, named in names):
            return
        known = {seat: self.spec.known(self.spec.view(s, seat)) for seat in range(SPECTATOR, s.seats)}
        anybody = set().union(*known.values())
        for event, named in names:
            for seat in range(SPECTATOR, s.seats):
                if named and event.heard_by(seat):
                    self.verdict.tested[14] += 1
                    leaked = (named & anybody) - known[seat]
                    demand(14, not leaked, f"{event} tells {who(seat)} of {', '.join(sorted(leaked))}")

    def undo_is_safe(self, s: State, seat: int, pick: int, dice: Dice) -> None:
        """16 A pick that its seat may undo alone has revealed nothing new to that seat."""
        after = s.clone()
        learned = answered(self.spec, after, seat, pick)
        if after.revealed == s.revealed:
            self.same_in_all_worlds(s, seat, pick, learned, dice)

    def same_in_all_worlds(self, s: State, seat: int, pick: int, learned: Any, dice: Dice) -> None:
        """Compare what a pick has shown to its seat with what it shows in worlds that looked the same before."""
        for _ in range(DRAWS):
            world = self.spec.resample(s, seat, dice)
            self.verdict.tested[16] += 1
            there = answered(self.spec, world.clone(), seat, pick)
            if there != learned:
                self.looks_the_same(knowledge_of(self.spec, s, seat), world, seat)
                new = f"{difference(learned, there)}; call reveal()"
                kind = kind_of(s.agenda[-1])
                raise LawBroken(
                    16, f"seat {seat} picks {pick} for {kind}, learns something and can undo it alone: {new}"
                )
