"""The plain page: what a browser gets as long as there is no client in the package."""

from litestar import MediaType, get

from passgo import __version__

PAGE = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Passgo</title>
<main>
<h1>Passgo {__version__}</h1>
<p lang="en">The game server is running.
This version has no browser client yet: games are played through its
<a href="/schema">documented interface</a>.</p>
<p lang="fr">Le serveur de jeu fonctionne.
Cette version n’a pas encore de client pour le navigateur : on joue par son
<a href="/schema">interface documentée</a>.</p>
</main>
</html>
"""


@get(["/", "/t/{table_id:str}"], media_type=MediaType.HTML)
async def page() -> str:
    """Say what this is."""
    return PAGE


@get("/healthz")
async def healthz() -> dict[str, str]:
    """Say that the server lives, and its version."""
    return {"status": "ok", "version": __version__}
