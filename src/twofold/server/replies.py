"""What becomes of a wish is said to whoever had it: granted, refused, or put off."""

from twofold.engine import Refusal
from twofold.server import refusals as no
from twofold.server.bodies import Table
from twofold.server.effects import Answer
from twofold.server.herald import Herald
from twofold.server.refusals import TurnedDown
from twofold.server.requests import Petition
from twofold.server.wishes import MixWish, MoveWish, PetitionWish, SayWish, Wish


class Replies:
    """Answers to guests go through their sockets, answers to requests over HTTP."""

    def __init__(self, herald: Herald) -> None:
        self._herald = herald

    def acknowledge(self, wish: Wish, number: int) -> None:
        """It is stored, and this update or line shows it."""
        if isinstance(wish, MoveWish | SayWish):
            self._herald.ack(wish.guest, wish.id, number)

    def refuse(self, wish: Wish, refusal: Refusal) -> None:
        """It is not taken."""
        if isinstance(wish, MoveWish | SayWish):
            self._herald.refuse(wish.guest, wish.id, refusal)

    def grant(self, wish: Wish, table: Table) -> None:
        """A request was carried out, or there was nothing to do for it."""
        if isinstance(wish, PetitionWish):
            self._herald.out.append(Answer(wish.petition.number, table))

    def turn_down(self, petition: Petition, reason: TurnedDown) -> None:
        """A request is not carried out."""
        self._herald.out.append(Answer(petition.number, reason))

    def put_off(self, wish: Wish) -> None:
        """It cannot be stored just now."""
        if isinstance(wish, PetitionWish):
            self.turn_down(wish.petition, TurnedDown(no.NOT_STORED, 503))
        elif isinstance(wish, MoveWish | SayWish | MixWish):
            self._herald.trouble(wish.guest, no.NOT_STORED, wish.id)
