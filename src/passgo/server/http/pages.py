"""Plain pages: what a browser gets without a client in the package, or when the server is full."""

from passgo import __version__
from passgo.game.compiled_twin import fastest

PLAIN = "color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif"
SHEET = "max-width: 34em; margin: 12vh auto; padding: 0 24px"
"""The look of a plain page: in attributes, since the server allows no style sheet in a page."""

PAGE = f"""<!doctype html>
<html lang="en" style="{PLAIN}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Passgo</title>
<main style="{SHEET}">
<h1>Passgo {__version__}</h1>
<p lang="en">The game server is running.
The browser client was not built into this installation: games are played through its
<a href="/schema">documented interface</a>.</p>
<p lang="fr">Le serveur de jeu fonctionne.
Cette installation ne contient pas le client pour le navigateur : on joue par son
<a href="/schema">interface documentée</a>.</p>
</main>
</html>
"""


FULL = f"""<!doctype html>
<html lang="en" style="{PLAIN}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Passgo</title>
<main style="{SHEET}">
<h1>Passgo</h1>
<p lang="en">This server is full at the moment, and games that are being played go on undisturbed.
Please <a href="">try again</a> in a while.</p>
<p lang="fr">Ce serveur est complet pour le moment, et les parties en cours continuent sans gêne.
Veuillez <a href="">réessayer</a> dans quelque temps.</p>
</main>
</html>
"""


async def healthz() -> dict[str, str]:
    """Say that the server lives, its version, and whether its rules are compiled or plain."""
    return {"status": "ok", "version": __version__, "rules": fastest().form}
