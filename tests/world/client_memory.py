"""A client's memory: what somebody holds of a table after all that was told."""

from kept_tables import Doc

from passgo.server.play.patches import patched


class ClientMemory:
    """The table as a client has put it together, the way the browser does."""

    def __init__(self) -> None:
        self.seat = -1
        self.view: Doc = {}
        self.prompt: Doc = {}
        self.options: dict[int, list[Doc]] = {}
        self.seq = 0
        self.lobby: Doc = {}
        self.you: Doc = {}

    def take(self, message: Doc) -> None:
        """Take a message in."""
        kind = message["type"]
        if kind == "lobby":
            self.lobby = message["table"]
        elif kind == "you":
            self.you = message
        elif kind == "options":
            self.options = {}
            self._take_options(message)
        elif kind == "whole":
            self.view, self.options = message["view"], {}
            self._take_step(message)
        elif kind == "update":
            self.view = patched(self.view, message["patch"])
            self._take_step(message)

    def _take_step(self, message: Doc) -> None:
        self.prompt, self.seq = message["prompt"], message["seq"]
        self._take_options(message)

    def _take_options(self, message: Doc) -> None:
        for seat, changed in message["options"].items():
            every = self.options.get(int(seat), []) + changed
            kinds = {option["do"]: option for option in every}
            self.options[int(seat)] = list(kinds.values())

    @property
    def is_asked(self) -> bool:
        """Whether this seat has to answer."""
        return self.seat in self.prompt.get("seats", [])

    @property
    def is_reading(self) -> bool:
        """Whether bots wait until this seat has read a count."""
        return self.seat in (self.lobby.get("reading") or {}).get("seats", ())

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        ended = self.prompt.get("ask") in ("GameOver", "who-won")
        return ended or self.lobby.get("status") == "over"
