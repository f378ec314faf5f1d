"""Make the playthroughs anew: `python tests/playthroughs/make.py`. Read the difference."""

import sys
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parent / "game")]

from random_play import new_game, orders
from telling import FOLDER, ending, line_of

from passgo.editions import edition_ids, load_edition
from passgo.game.play import Game

LENGTH = 90


def make(
    edition: str, variant: str, players: int, seed: int, house_rules: dict[str, object]
) -> str:
    """Return a playthrough of random legal play, cut off after some length."""
    game = new_game(edition, players, seed, variant, house_rules)
    seats = [seat.name for seat in game.seats]
    head = {"edition": edition, "variant": variant, "house_rules": house_rules, "seats": seats}
    for _, order in zip(range(LENGTH), orders(game, seed), strict=False):
        game.play(order)
    lines = [msgspec.json.encode(head).decode()]
    twin = Game.replay({**game.record(), "orders": []})
    for order in game.orders:
        lines.append("> " + msgspec.json.encode(order).decode())
        lines += ["  " + line_of(event) for event in twin.play(order)]
    return "\n".join([*lines, ending(twin)]) + "\n"


def main() -> None:
    """Write one playthrough for every edition and variant."""
    FOLDER.mkdir(exist_ok=True)
    for number, edition in enumerate(edition_ids()):
        data = load_edition(edition)
        for way, variant in enumerate(("", *(each.id for each in data.variants))):
            house_rules: dict[str, object] = {"powers": "on"} if data.powers else {}
            text = make(edition, variant, 3 + way, 100 * number + way, house_rules)
            (FOLDER / f"{edition}-{variant or 'standard'}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
