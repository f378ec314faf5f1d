"""Look-alikes: letters and figures that readers take for a Latin letter, as data.

Small letters stand for their capitals too, because names in capitals can look alike. The rows of
other alphabets are those of Unicode's confusables.txt (UTS #39, version 14) that map to one Latin
letter, without rare ones. Lisu and Cherokee letters map to the Latin capitals they look like.
Small capitals are the letters of that name in Unicode. A capital I looks like a small l.
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
ARMENIAN = {
    **{"ց": "g", "հ": "h", "յ": "j", "լ": "l", "ո": "n", "օ": "o", "զ": "q", "ս": "u"},
    **{"ք": "p", "տ": "s", "ւ": "i", "ա": "w"},
}
LISU = {
    **{"ꓮ": "a", "ꓐ": "b", "ꓚ": "c", "ꓒ": "d", "ꓓ": "d", "ꓰ": "e", "ꓝ": "f", "ꓖ": "g", "ꓧ": "h"},
    **{"ꓲ": "i", "ꓙ": "j", "ꓗ": "k", "ꓡ": "l", "ꓟ": "m", "ꓠ": "n", "ꓳ": "o", "ꓑ": "p", "ꓣ": "r"},
    **{"ꓢ": "s", "ꓔ": "t", "ꓴ": "u", "ꓦ": "v", "ꓪ": "w", "ꓫ": "x", "ꓬ": "y", "ꓜ": "z"},
}
CHEROKEE = {
    **{"Ꭺ": "a", "Ᏼ": "b", "Ꮟ": "b", "Ꮯ": "c", "Ꭰ": "d", "Ꮷ": "d", "Ꭼ": "e", "Ꮐ": "g", "Ᏻ": "g"},
    **{"Ꮋ": "h", "Ꮒ": "h", "Ꭵ": "i", "Ꭻ": "j", "Ꮶ": "k", "Ꮮ": "l", "Ꮇ": "m", "Ꮲ": "p", "Ꭱ": "r"},
    **{"Ꮢ": "r", "Ꮪ": "s", "Ꮥ": "s", "Ꭲ": "t", "Ꮩ": "v", "Ꮃ": "w", "Ꮤ": "w", "Ꭹ": "y", "Ꮓ": "z"},
}
SMALL_CAPITALS = {
    **{"ᴀ": "a", "ʙ": "b", "ᴄ": "c", "ᴅ": "d", "ᴇ": "e", "ꜰ": "f", "ɢ": "g", "ʜ": "h", "ɪ": "i"},
    **{"ᴊ": "j", "ᴋ": "k", "ʟ": "l", "ᴍ": "m", "ɴ": "n", "ᴏ": "o", "ᴘ": "p", "ꞯ": "q", "ʀ": "r"},
    **{"ꜱ": "s", "ᴛ": "t", "ᴜ": "u", "ᴠ": "v", "ᴡ": "w", "ʏ": "y", "ᴢ": "z"},
}
LATIN = {"ı": "i", "ɑ": "a", "ɡ": "g", "ⅼ": "l"}
FIGURES = {"0": "o", "1": "l", "|": "l"}
PAIRS = {"rn": "m", "vv": "w"}
"""Two letters that readers take for one."""
ALPHABETS = CYRILLIC | GREEK | ARMENIAN | LISU | CHEROKEE
OTHER_ALPHABETS = frozenset(ALPHABETS)
SKELETON = str.maketrans(ALPHABETS | SMALL_CAPITALS | LATIN | FIGURES)
