"""Look-alikes: small letters and figures that readers take for a Latin letter, as data.

They stand for their capitals too: who writes in capitals looks alike by those.
"""

CYRILLIC = {
    **{"а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "ԍ": "g", "н": "h", "һ": "h"},
    **{"і": "i", "ї": "i", "ј": "j", "к": "k", "ӏ": "l", "м": "m", "о": "o", "р": "p"},
    **{"ԛ": "q", "г": "r", "ѕ": "s", "т": "t", "ѵ": "v", "ԝ": "w", "х": "x", "у": "y", "ү": "y"},
}
GREEK = {
    **{"α": "a", "β": "b", "ϲ": "c", "ε": "e", "η": "h", "ι": "i", "ϳ": "j", "κ": "k"},
    **{"μ": "m", "ν": "n", "ο": "o", "ρ": "p", "τ": "t", "υ": "y", "χ": "x", "ζ": "z"},
}
LATIN = {"ı": "i", "ɑ": "a", "ɡ": "g", "ⅼ": "l"}
FIGURES = {"0": "o", "1": "l", "|": "l"}
SKELETON = str.maketrans(CYRILLIC | GREEK | LATIN | FIGURES)
OTHER_ALPHABETS = frozenset(CYRILLIC | GREEK)
