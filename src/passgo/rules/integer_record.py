"""Records of integers: the plain form of what compiles to a C structure."""

from functools import cache
from typing import Self


class Record:
    """A bundle of integers and fixed lists of integers, in the order of ``__init__``.

    A field that holds neither is outside the record: not copied, not counted.
    """

    @classmethod
    @cache
    def fields(cls) -> tuple[str, ...]:
        """Return the names of the integer fields, in order."""
        whole = vars(cls())
        return tuple(name for name in whole if isinstance(whole[name], (int, list)))

    @classmethod
    @cache
    def lists(cls) -> tuple[str, ...]:
        """Return the names of the fields that are lists, in order."""
        whole = vars(cls())
        return tuple(name for name in cls.fields() if isinstance(whole[name], list))

    @classmethod
    @cache
    def numbers(cls) -> tuple[str, ...]:
        """Return the names of the fields that are single integers, in order."""
        lists = cls.lists()
        return tuple(name for name in cls.fields() if name not in lists)

    def clone(self) -> Self:
        """Return a copy that shares nothing with this record."""
        twin = self.__class__()
        twin.copy_from(self)
        return twin

    def copy_from(self, other: Self) -> None:
        """Take over every integer of *other*."""
        mine, theirs = self.__dict__, other.__dict__
        for name in self.numbers():
            mine[name] = theirs[name]
        for name in self.lists():
            mine[name] = theirs[name][:]

    def differing(self, other: Self) -> list[str]:
        """Return the names of the fields that are not the same in *other*."""
        mine, theirs = self.__dict__, other.__dict__
        return [name for name in self.fields() if mine[name] != theirs[name]]

    def to_ints(self) -> list[int]:
        """Return all integers in order: equal records give equal lists."""
        flat: list[int] = []
        for value in self.__dict__.values():
            if isinstance(value, list):
                flat += value
            elif isinstance(value, int):
                flat.append(value)
        return flat

    def from_ints(self, flat: list[int]) -> None:
        """Take over the integers of a list that ``to_ints`` gave."""
        if len(flat) != len(self.to_ints()):
            raise ValueError(f"{len(flat)} integers for a record of {len(self.to_ints())}")
        place = 0
        for name in self.fields():
            value = self.__dict__[name]
            if isinstance(value, list):
                value[:] = flat[place : place + len(value)]
                place += len(value)
            else:
                self.__dict__[name] = flat[place]
                place += 1
