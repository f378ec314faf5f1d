"""Style: the sheet of the page, light and dark, wide and narrow."""

from passgo.editions import Edition
from passgo.simulate.report.palette import LINES, accent

LIGHT = (
    "--table:#E9E6DF;--surface:#FFFFFF;--surface-2:#F5F3EE;--ink:#17203A;--ink-2:#46506D;"
    "--ink-3:#616A86;--line:#DDD9CF;--board:#D8D3C7;--tile:#FFFEFB;--centre:#F4F1EA;"
    "--heat:#D9482B;--good:#11734B;--warn:#6B4700;--warn-soft:#FFF3D6;"
)
DARK = (
    "--table:#0D1322;--surface:#161E33;--surface-2:#1C2640;--ink:#EDF0F9;--ink-2:#B7C0DA;"
    "--ink-3:#95A0C0;--line:#2B3758;--board:#0A0F1C;--tile:#1D2742;--centre:#131A2D;"
    "--heat:#F0603F;--good:#5CD6A0;--warn:#FFDE95;--warn-soft:#3A3118;"
)
SHEET = """
*{box-sizing:border-box;margin:0}
body{background:var(--table);color:var(--ink);font:500 15px/1.45 "Instrument Sans",Inter,system-ui,
sans-serif;font-variant-numeric:tabular-nums;-webkit-text-size-adjust:100%}
h1,h2,.big{font-family:"Bricolage Grotesque",system-ui,sans-serif;font-weight:750;
letter-spacing:-.02em;line-height:1.12;text-wrap:balance}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 10px;
padding:12px clamp(12px,3vw,32px);background:var(--surface);border-bottom:1px solid var(--line)}
.mark{display:flex;align-items:center;gap:8px;font:800 20px/1 "Bricolage Grotesque",system-ui,
sans-serif;letter-spacing:-.02em;margin-right:6px}
.chip{padding:4px 11px;border-radius:99px;background:var(--surface-2);border:1px solid var(--line);
font-size:13px;font-weight:600;color:var(--ink-2);white-space:nowrap}
.chip.warn{background:var(--warn-soft);border-color:transparent;color:var(--warn)}
main{max-width:1320px;margin:0 auto;padding:clamp(16px,3vw,32px) clamp(12px,3vw,32px) 48px}
.lead{font-size:clamp(26px,4.4vw,44px);margin-bottom:6px}
.sub{color:var(--ink-2);font-size:16px;margin-bottom:20px}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px;
margin-bottom:16px}
.panel,.tile{background:var(--surface);border:1px solid var(--line);border-radius:14px;
box-shadow:0 1px 2px rgba(0,0,0,.05)}
.tile{padding:14px 16px}.tile .k{font-size:13px;color:var(--ink-2);font-weight:600}
.tile .big{font-size:27px;margin:2px 0}.tile .n{font-size:12.5px;color:var(--ink-3)}
.grid{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.stack{display:grid;gap:16px;align-content:start;grid-template-columns:minmax(0,1fr)}
.panel{padding:18px clamp(14px,2vw,22px) 20px;min-width:0}
.panel h2{font-size:19px}.panel .note{color:var(--ink-2);font-size:13px;margin:4px 0 12px;
max-width:62ch}
svg{display:block;width:100%;height:auto}svg text{font-family:inherit;fill:var(--ink-2)}
.rates{display:grid;gap:12px}
.rate{display:grid;grid-template-columns:78px 1fr 88px;gap:10px;align-items:center}
.rate .who{font-weight:650}.rate .val{text-align:right;font-weight:700;line-height:1.2}
.rate .val small{display:block;font-weight:500;font-size:12px;color:var(--ink-3)}
.track{position:relative;height:16px;border-radius:8px;background:var(--surface-2);
border:1px solid var(--line)}
.track i{position:absolute;inset:0 auto 0 0;border-radius:8px 2px 2px 8px;background:var(--accent)}
.track b{position:absolute;top:50%;height:2px;margin-top:-1px;background:var(--ink)}
.track b:before,.track b:after{content:"";position:absolute;top:-5px;width:2px;height:12px;
background:var(--ink)}.track b:before{left:0}.track b:after{right:0}
.track u{position:absolute;top:-4px;bottom:-4px;width:0;border-left:2px dotted var(--ink-3)}
h3{font-size:14px;margin:20px 0 2px}
.badge{display:inline-grid;place-items:center;width:22px;height:22px;border-radius:6px;
font:700 12px/1 system-ui,sans-serif;flex:none}
.tops{display:grid;gap:7px;margin-top:16px}
.tops div{display:grid;grid-template-columns:22px minmax(0,1.2fr) minmax(0,1fr) 58px;gap:9px;
align-items:center}
.tops .bar{height:9px;border-radius:5px;background:var(--surface-2);overflow:hidden}
.tops .bar i{display:block;height:100%;background:var(--heat)}.tops b{text-align:right}
.scroll{overflow-x:auto;margin:0 -6px;padding:0 6px}
table{border-collapse:separate;border-spacing:0;width:100%;font-size:14px}
th{font-size:12.5px;color:var(--ink-2);font-weight:650;text-align:right;padding:6px 8px;
white-space:nowrap;border-bottom:1px solid var(--line)}
td{padding:6px 8px;text-align:right;white-space:nowrap;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--surface)}
td .nm{display:flex;align-items:center;gap:9px;white-space:normal;min-width:118px;line-height:1.2}
.heat td+td{text-align:center;font-weight:650;border:2px solid var(--surface);border-radius:8px}
.heat th+th{text-align:center}.heat td.none{color:var(--ink-3);font-weight:500}
.legend{display:flex;flex-wrap:wrap;gap:6px 16px;font-size:13px;font-weight:600;margin-top:10px}
.legend span{display:flex;align-items:center;gap:7px}.legend svg{width:30px;flex:none}
.method li{margin:6px 0 0 18px;color:var(--ink-2);font-size:14px;max-width:78ch}
.frame{fill:var(--board)}.centre{fill:var(--centre)}.sp{fill:var(--tile)}.hot{fill:var(--heat)}
svg .pc{fill:var(--ink);font-weight:650;text-anchor:middle}
svg .lt{font-weight:800;text-anchor:middle}
svg .mid{text-anchor:middle}svg .mid.b{fill:var(--ink);font-weight:750;
font-family:"Bricolage Grotesque",system-ui,sans-serif}
.gl{stroke:var(--line)}.ax{stroke:var(--ink-3)}.area{fill:var(--ink-3);opacity:.13}
.bin{fill:var(--accent)}.median{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:4 4}
@media(min-width:1040px){.grid.two{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
@media(max-width:560px){.heat td,.heat th{padding:6px 2px;font-size:12.5px}
.heat td .nm{min-width:0;gap:5px;font-size:12px}table{font-size:13px}td .nm{min-width:104px}
.tops div{grid-template-columns:22px minmax(0,1.6fr) minmax(0,1fr) 56px}}
@media print{body{background:#fff}.panel,.tile{break-inside:avoid;box-shadow:none}}
"""


def style(edition: Edition) -> str:
    """Return the whole sheet with the accent of an edition."""
    light, dark = accent(edition)
    lines = "".join(f"--p{at}:{colour};" for at, (colour, _, _) in enumerate(LINES))
    lit = "".join(f"--p{at}:{colour};" for at, (_, colour, _) in enumerate(LINES))
    return (
        f":root{{color-scheme:light dark;{LIGHT}--accent:{light};{lines}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{DARK}--accent:{dark};{lit}}}}}{SHEET}"
    )
