"""Clauses of the sliding game: which one stands behind what is asked and counted, by its name."""

BEHIND = {
    # Questions, of slides by their reason.
    "turn": "KO-041",
    "jail": "KO-059",
    "second-chance": "KO-115",
    "LeaveJail": "KO-059",
    "TryAgain": "KO-115",
    "MoveByRailroad": "KO-078",
    "DoubleWhich": "KO-090",
    # How many people play.
    "teams": "KO-026",
    # Steps of the count.
    "chance": "KO-071",
    "railroad": "KO-078",
    "collect": "KO-083",
    "set-bonus": "KO-087",
    "house": "KO-090",
    "tax": "KO-094",
    "free-parking": "KO-099",
    # What comes of a step.
    "property-missed": "KO-085",
    "pot-shared": "KO-101",
    "pot-remainder": "KO-102",
    "pot-stayed": "KO-104",
}
