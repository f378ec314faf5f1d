"""What to put where: the page for a real board says all that lies on one, in every edition."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from gathering import gather
from house import House
from people import Person
from states import read_state

from passgo.editions import Edition, load_edition
from passgo.text.catalogue import Catalogue

Come = Callable[..., Person]
POSITIONS: Mapping[str, Mapping[str, Any]] = {
    "classic-2003": {
        "house_rules": {"free_parking": "pot"},
        "owns": ["belleville 2", "lecourbe 1", "lyon mortgaged", "paix hotel", "champs-elysees 4"],
        "at": "henri-martin",
        "cards": ["chance-jail-free"],
        "jail": 1,
        "pots": [{"place": "free-parking", "amount": 350}],
        "decks": {"chance": ["?", "tuition", "..."], "chest": ["...", "doctor", "hospital"]},
    },
    "classic-us": {
        "owns": ["mediterranean hotel", "baltic 4", "reading mortgaged", "electric"],
        "at": "boardwalk",
        "cards": ["us-chest-jail-free"],
        "jail": 0,
        "decks": {"chest": ["...", "us-doctor"]},
    },
    "euro-1999": {
        "owns": ["vilnius 4", "riga 3", "schiphol", "parliament mortgaged", "budapest"],
        "at": "heathrow",
        "cards": ["chest-jail-free"],
        "jail": 2,
    },
    "euro-2001": {"owns": ["vilnius 1", "riga 1"], "at": "paris", "cards": [], "jail": 0},
    "revolution-2009": {
        "owns": ["belleville 4", "lecourbe hotel", "gas", "lyon mortgaged"],
        "at": "bicycle-zone",
        "cards": [],
        "jail": 0,
    },
    "clone-wars-2008": {
        "owns": ["dune-sea 4", "tatooine hotel", "twilight mortgaged", "skytop"],
        "at": "ziro-palace",
        "cards": ["chest-jail-free", "chance-jail-free"],
        "jail": 1,
        "tokens": ["grievous", "rex", "ahsoka"],
    },
}
CASH = {"Léa": 1, "Malik": 37}
"""What two have, in steps of the edition's money."""


def as_seen(edition: Edition, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position in which Léa owns, Malik is in jail and Tom has left the game."""
    tokens = dict(enumerate(wanted.get("tokens", ())))
    step = edition.money.step
    players = [
        {"name": "Léa", "cash": CASH["Léa"] * step, "at": wanted["at"], "owns": wanted["owns"]},
        {"name": "Malik", "cash": CASH["Malik"] * step, "at": "jail", "jail": wanted["jail"]},
        {"name": "Tom", "status": "bankrupt", "cash": 0, "left": 1},
    ]
    players[1]["cards"] = wanted["cards"]
    for at, token in tokens.items():
        players[at]["token"] = token
    more = {key: wanted[key] for key in ("pots", "decks") if key in wanted}
    return {
        "edition": edition.id,
        "ask": "ThrowDice",
        "house_rules": wanted.get("house_rules", {}),
        "given": {"players": players, "turn": {"seat": "Léa"}, **more},
    }


@pytest.mark.parametrize("name", POSITIONS)
def test_the_page_for_a_real_board_says_all_that_lies_on_it(
    house: House, person: Come, name: str
) -> None:
    edition, wanted = load_edition(name), POSITIONS[name]
    texts = Catalogue(edition, "en")
    lea = person("Léa", "en")
    moment = read_state("sheet", as_seen(edition, wanted))
    table = gather(house, [lea] * 3, moment, luck="told")
    lea.settled()
    lea.page.locator('button[data-do="menu"]').click()
    lea.page.locator('[data-do="sheet"]').click()
    lea.page.emulate_media(media="print")
    sheet = lea.page.locator("dialog.board-sheet")

    def of_seat(seat: int) -> dict[str, list[str]]:
        """Return what is printed of a seat, by its headings."""
        lines = sheet.locator(f'[data-sheet-seat="{seat}"] dl').locator("dt, dd")
        found, heading = dict[str, list[str]](), ""
        for line in lines.all():
            text = line.inner_text().strip().split("\n")
            if line.evaluate("one => one.tagName") == "DT":
                heading = text[0]
            else:
                found[heading] = text
        return found

    of_packs = {one.id: one for one in edition.cards}
    players = house.view(table)["players"]
    for seat, player in enumerate(players[:2]):
        said = of_seat(seat)
        assert said["Token"] == [texts.text(f"token-{player['token']}")]
        where = texts.text(f"space-{player['at']}")
        assert said["Stands on"] == [where if seat == 0 else f"{where}, in jail"]
        assert said["Cash"][0] == texts.money(player["cash"])
        assert sorted(said["Deeds"]) == sorted(deeds_of(texts, player.get("owns", [])))
        kept = [texts.text(f"deck-{of_packs[card].deck}") for card in player.get("cards", [])]
        printed = ", ".join(f"Get-out-of-jail card ({pack})" for pack in kept)
        assert said.get("Cards kept", [""]) == [printed]
    assert "Out of the game" in sheet.locator('[data-sheet-seat="2"]').inner_text()
    assert "Léa’s turn" in sheet.inner_text()
    bank = house.position(table)["bank"]
    for kind in ("houses", "hotels"):
        assert texts.text(kind, {"count": bank[kind]}) in sheet.inner_text()
    for pot in wanted.get("pots", []):
        place = texts.text(f"space-{pot['place']}")
        assert f"Pot ({place}): {texts.money(pot['amount'])}" in sheet.inner_text()
    known = [card for pack in wanted.get("decks", {}).values() for card in pack if card in of_packs]
    listed = [one.inner_text() for one in sheet.locator("ol li").all()]
    assert listed == [texts.card(of_packs[card]) for card in known]
    expected = {deck.id: deck.size for deck in edition.decks if deck.draw != "any"}
    assert sheet.get_by_text("shuffle").count() == len(expected)


def deeds_of(texts: Catalogue, owns: list[str]) -> list[str]:
    """Return deeds as they are printed: with what stands on them, or face down; or that of none."""
    printed = []
    for deed in owns:
        space, _, mark = deed.partition(" ")
        built = {"": "", "mortgaged": "mortgaged, face down"}.get(mark)
        if built is None:
            is_hotel = mark == "hotel"
            kind, count = ("hotels", 1) if is_hotel else ("houses", int(mark))
            built = texts.text(kind, {"count": count})
        printed.append(" – ".join(filter(None, (texts.text(f"space-{space}"), built))))
    return printed or ["none"]
