"""An edition is its parent plus differences.

Entries of a list are matched by id, spaces by their place in the ring (`at`); a child that
writes spaces without `at` writes the whole ring anew. `without` takes things of the parent
away first. Saying again what the parent says is a mistake.
"""

from typing import Any

from passgo.editions.check_shape import LISTS, TABLES, Table, entry_key
from passgo.editions.mistakes import Report

_OWN = {"id", "base", "game", "derived", "certain", "without"}
_OWN_ON_SHELF = {"box", "place"}
_BY_ID = [name for name in LISTS if name != "space"]


def inherit(parent: Table, child: Table, report: Report) -> Table:
    """Return the child's values over the parent's, complete; report what is restated."""
    parent = _without(parent, child.get("without", ()), report)
    shelf = parent.get("shelf", {})
    parent["shelf"] = {key: value for key, value in shelf.items() if key not in _OWN_ON_SHELF}
    over = _Over(f"restates the value of {parent.get('id', 'its base')}", report)
    merged = over.fields(_head(parent), _head(child), "")
    merged |= {key: child[key] for key in ("id", "base") if key in child}
    for name in TABLES:
        merged[name] = over.fields(parent.get(name, {}), child.get(name, {}), f"{name}.")
    merged["variant"] = over.variants(parent.get("variant", {}), child.get("variant", {}))
    merged["space"], renamed = over.ring(parent.get("space", []), child.get("space", []))
    parent["card"] = [_aimed(card, renamed) for card in parent.get("card", [])]
    for name in _BY_ID:
        merged[name] = over.entries(name, parent.get(name, []), child.get(name, []))
    merged["derived"] = _derived(merged, parent, child, renamed, report)
    return merged


def names_something(path: str, table: Table) -> bool:
    """Tell whether a path such as "token.cannon" or "rules.fine" names part of an edition."""
    kind, *steps = path.split(".")
    part: Any = table.get(kind)
    if kind in LISTS:
        part = {entry.get("id"): entry for entry in table.get(kind, [])}
    for step in steps:
        part = part.get(step) if isinstance(part, dict) else None
    return part is not None


def _head(table: Table) -> Table:
    """Return the plain values at the top that a child may inherit."""
    elsewhere = {*_OWN, *TABLES, *LISTS, "variant"}
    return {key: value for key, value in table.items() if key not in elsewhere}


def _without(parent: Table, names: tuple[str, ...], report: Report) -> Table:
    """Return the parent without the named entries; a deck takes its cards along."""
    kept: Table = dict(parent)
    for name in names:
        kind, _, wanted = name.partition(".")
        if kind == "variant" and wanted in kept.get("variant", {}):
            kept["variant"] = {k: v for k, v in kept["variant"].items() if k != wanted}
            kept["shelf"] = _not_offering(kept.get("shelf", {}), wanted)
        elif kind in _BY_ID and any(e.get("id") == wanted for e in kept.get(kind, [])):
            kept[kind] = [e for e in kept[kind] if e.get("id") != wanted]
            if kind == "deck":
                kept["card"] = [c for c in kept.get("card", []) if c.get("deck") != wanted]
        else:
            report.add("without", f"the base has no {name!r}")
    return kept


def _not_offering(shelf: Table, variant: str) -> Table:
    """Return what is told of the parent without an option that the child does not have."""
    offered = {
        name: clause for name, clause in shelf.get("by_the_book", {}).items() if name != variant
    }
    return {**shelf, "by_the_book": offered} if "by_the_book" in shelf else shelf


class _Over:
    """Lay a child's values over its parent's; report those that say the same."""

    def __init__(self, restated: str, report: Report) -> None:
        self._restated = restated
        self._report = report

    def fields(self, old: Table, new: Table, prefix: str) -> Table:
        for key in new.keys() & old.keys():
            if new[key] == old[key]:
                self._report.add(prefix + key, self._restated)
        return {**old, **new}

    def variants(self, old: Table, new: Table) -> Table:
        return {
            name: self.fields(old.get(name, {}), new.get(name, {}), f"variant.{name}.rules.")
            for name in {**old, **new}
        }

    def entries(self, name: str, old: list[Table], new: list[Table]) -> list[Table]:
        entries = list(old)
        places = {entry.get("id"): place for place, entry in enumerate(old)}
        for number, entry in enumerate(new):
            if entry.get("id") not in places:
                entries.append(entry)
                continue
            key = entry_key(name, entry, number)
            place = places[entry["id"]]
            changes = {k: v for k, v in entry.items() if k != "id"}
            if not changes:
                self._report.add(key, self._restated)
            entries[place] = self.fields(entries[place], changes, f"{key}.")
        return entries

    def ring(self, old: list[Table], new: list[Table]) -> tuple[list[Table], dict[str, str]]:
        """Return the child's ring, and the new ids of renamed spaces."""
        if new and not any("at" in change for change in new):
            return new, {}
        ring, renamed = list(old), {}
        for number, change in enumerate(new):
            key, place = entry_key("space", change, number), change.get("at", -1)
            if not 0 <= place < len(ring):
                self._report.add(f"{key}.at", f"no place of the ring: 0 to {len(ring) - 1}")
                continue
            ring[place] = self.space(old[place], change, key)
            renamed[old[place].get("id", "")] = ring[place].get("id", "")
        return ring, renamed

    def space(self, old: Table, change: Table, key: str) -> Table:
        """Return a space with its changes; another kind keeps nothing but the id."""
        new = {k: v for k, v in change.items() if k != "at"}
        if not new:
            self._report.add(key, "changes nothing")
        if new.get("kind", old.get("kind")) != old.get("kind"):
            old = {"id": old.get("id", "")}
        return self.fields(old, new, f"{key}.")


def _aimed(card: Table, renamed: dict[str, str]) -> Table:
    """Return a card whose target follows the renamed spaces."""
    target = card.get("target")
    if target in renamed and card.get("kind") != "nearest":
        return {**card, "target": renamed[target]}
    return card


def _derived(
    merged: Table, parent: Table, child: Table, renamed: dict[str, str], report: Report
) -> tuple[str, ...]:
    """Return the marks of both; what the child states itself or calls certain loses its mark."""
    followed = [_followed(path, renamed) for path in parent.get("derived", ())]
    inherited = [
        path
        for path in followed
        if names_something(path, merged) and not names_something(path, child)
    ]
    own = child.get("derived", ())
    for path in child.get("certain", ()):
        if path not in inherited:
            report.add("certain", f"{path!r} is not marked by the base")
    inherited = [path for path in inherited if path not in child.get("certain", ())]
    for path in own:
        if path in inherited:
            report.add("derived", f"{path!r} is marked by the base already")
    return (*inherited, *own)


def _followed(path: str, renamed: dict[str, str]) -> str:
    """Return a mark under the new name of its space."""
    kind, *steps = path.split(".")
    if kind == "space" and steps:
        steps[0] = renamed.get(steps[0], steps[0])
    return ".".join([kind, *steps])
