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
SHORT_LIVED = ["--js-flags=--no-opt --no-maglev --single-threaded-gc"]
"""Pages of tests live for seconds: compiling their code for speed costs more than it saves. Not for measuring."""
