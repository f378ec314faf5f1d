"""Photographs: what `make screenshots` takes: which moment, on which screen, in which light."""

from msgspec import Struct

SIZES = {
    "desktop": (1440, 900),
    "wide": (2560, 1440),
    "huge": (3840, 2160),
    "tablet": (820, 1180),
    "slate": (1180, 820),
    "lying": (844, 390),
    "phone": (390, 844),
    "small": (320, 640),
    "zoom": (720, 450),
}
SHARP = {"phone": 2, "small": 2, "lying": 2, "zoom": 2}
"""Device pixels to a pixel; `zoom` is a desktop at 200 %, `slate` and `lying` are turned."""

TABLE = ("small", "phone", "lying", "slate", "desktop", "huge")
"""The screens on which every moment is looked at: 320, 390, 844 × 390, 1180 × 820, 1440, 3840."""


class Photograph(Struct, frozen=True):
    """One picture: a moment, a screen, a language, a light, and what is pressed before.

    *press* holds selectors with ` ; ` between them; the one after ` … ` is waited for.
    """

    what: str
    size: str = "desktop"
    language: str = "fr"
    theme: str = "light"
    press: str = ""

    @property
    def presses(self) -> list[str]:
        """What is pressed, one after the other."""
        selectors = f" {self.press}".partition(" … ")[0].strip()
        return [one for one in selectors.split(" ; ") if one]

    @property
    def until(self) -> str:
        """What is waited for then."""
        return f" {self.press}".partition(" … ")[2]

    @property
    def name(self) -> str:
        """The name of its file."""
        return "-".join((self.what, self.size, self.language, self.theme))


def written(text: str) -> list[Photograph]:
    """Read lines of `what size language theme [what to press]`."""
    return [Photograph(*line.split(maxsplit=4)) for line in text.strip().splitlines()]


def everywhere(list_: list[Photograph]) -> list[Photograph]:
    """Return every moment of a list once on every screen of the table of all states.

    Languages and lights take turns, so that each moment is seen in both of them.
    """
    moments = {one.what: one.press for one in sorted(list_, key=lambda one: len(one.press))}
    looks = (("fr", "light"), ("en", "dark"), ("fr", "dark"), ("en", "light"))
    return [
        Photograph(what, size, *looks[(nth + at) % len(looks)], press)
        for nth, (what, press) in enumerate(sorted(moments.items()))
        for at, size in enumerate(TABLE)
    ]


LIST = written("""
home desktop fr light
home desktop en dark
home phone fr dark
home small en light
home zoom fr light
home tablet fr light
lobby desktop fr light
lobby phone en dark
lobby small fr light
lobby desktop en dark
lobby-of-eight desktop fr light
lobby-of-eight phone fr light
guest desktop en light
guest phone fr dark
rules desktop fr light
rules phone fr light
rules phone en dark
verify desktop en light
verify phone fr dark
verified desktop fr light
verified phone en dark
notice desktop fr dark
notice small en light
outdated desktop fr light
outdated phone en dark
unknown phone fr light
offline desktop fr light
offline phone en dark
full desktop fr light
full phone en dark
buy desktop fr light
buy desktop en dark
buy phone fr light
buy small fr dark
buy tablet en light
buy zoom fr light
buy wide fr light
buy huge fr dark
buy slate en dark
buy lying fr light
auction desktop fr light
auction phone en dark
auction small fr light
claim desktop fr light
claim phone fr light
jail desktop en light
jail phone fr dark
build desktop fr light [data-open="estate"]
build phone fr light [data-open="estate"]
build small fr dark [data-open="estate"]
wishes desktop fr light
offer desktop fr light
offer phone fr light
offer desktop en dark summary … [data-changes]
trade desktop fr light [data-open="trade"] ; text=Gare de Lyon ; text=Paradis … [data-changes]
trade desktop en dark [data-open="trade"]
trade phone fr dark [data-open="trade"] ; text=Gare de Lyon ; text=Paradis … [data-changes]
trade small fr light [data-open="trade"]
debt desktop fr light
debt phone en dark
debt small fr light
debt tablet fr light
ruin desktop en dark
card desktop fr light
crowd desktop fr dark
crowd phone fr light
crowd-of-eight desktop fr light
crowd-of-eight phone fr dark
crowd-of-eight small fr light
no-sale desktop fr light
no-sale small fr dark
no-income desktop en light
no-income small fr light
long-names desktop fr light
long-names phone fr light
long-names small fr dark
zone desktop fr light
zone desktop fr dark
zone phone fr light
zone small fr dark
zone tablet fr light
zone slate en light
zone lying fr dark
unit-rent desktop fr dark
deal-timer desktop fr light
deal-timer phone fr dark
forced-deal desktop fr light .actions > .btn
forced-deal phone en light .actions > .btn
force desktop fr dark
force phone en light
clone-wars desktop fr light
clone-wars zoom fr dark
slide desktop fr light
slide desktop en dark
slide phone fr light
slide small fr dark
slide tablet fr light
slide slate en light
slide lying fr light
above desktop fr light
above phone en dark
teams desktop fr light
teams phone fr light
cell desktop fr light
cell phone fr dark
count desktop fr light
count desktop en dark
count phone fr dark
count small fr light
after desktop fr light
after desktop en dark
after tablet fr light
after phone fr dark
after small en light
after zoom fr light
after-knockout desktop fr light
after-teams phone en dark
replay desktop fr dark
replay desktop en light [data-control="after/Controls after-next-*"]
replay phone fr light [data-control="after/Controls after-next-*"]
replay small en dark
replay tablet fr light
replay-knockout desktop fr light
replay-knockout phone en dark
home-box desktop fr light
home-box phone en dark
box-dice phone fr light
box-dice small en dark
box-dice desktop fr dark
box-card phone en light
box-card small fr dark
box-card slate fr light
box-undo phone fr dark
box-undo small fr light
box-undo desktop en light
box-undo lying en dark
box-deed phone fr light
box-deed small en dark
box-deed desktop fr light
box-power phone en dark
box-power small fr light
box-power desktop fr light
box-sheet tablet fr light
box-sheet phone en dark
beside phone fr light
beside small en dark
beside desktop fr light
bank-setup small fr light
bank-setup phone en dark
bank phone fr light
bank small en dark
bank small fr light
bank desktop fr light
bank lying fr dark
unit phone fr light
unit small en dark
unit desktop fr light
unit lying fr light
score-setup small fr light
score phone fr light
score small en dark
score desktop fr light
score-count phone fr dark
score-count small fr light
score-count desktop en light
clocks phone fr dark
clocks small en light
clocks desktop fr light
champion desktop fr light
champion phone en dark
champion small fr light
course-left desktop fr light … [data-control$=chances]
course-left phone en dark … [data-control$=chances]
course-left small fr light … [data-control$=chances]
dearest-left desktop en dark … [data-control$=dear-decision]
dearest-left phone fr light … [data-control$=dear-decision]
dearest-left small en dark … [data-control$=dear-decision]
fortunes-left desktop fr light … .course .wide
fortunes-left phone en light … .course .wide
fortunes-left small fr dark … .course .wide
advice-left desktop fr light [data-control$=dear-decision] … [data-advice]
advice-left phone en dark [data-control$=dear-decision] … [data-advice]
advice-left small fr light [data-control$=dear-decision] … [data-advice]
playon-left slate en light [data-control$=dear-decision] ; [data-control$=play-on] … details[open]
playon-left lying fr dark [data-control$=dear-decision] ; [data-control$=play-on] … details[open]
practice-left desktop fr dark
practice-left phone en light
practice-left small fr light
""")
