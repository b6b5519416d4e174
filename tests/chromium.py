"""The browser of the tests. Debian's headless shell needs a quarter less processor time than the whole chromium."""

from shutil import which

CHROMIUM = which("chromium-headless-shell") or which("chromium") or ""
"""Empty if there is none."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
