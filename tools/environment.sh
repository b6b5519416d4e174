#!/bin/sh
# Creates the virtual environment .venv with the first Python 3.11 or newer that it finds.
set -eu
venv=$1

for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if command -v "$python" >/dev/null 2>&1 && "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        found=$python
        break
    fi
done
if [ -z "${found:-}" ]; then
    echo "Serenissima needs Python 3.11 or newer; none was found. Set PYTHON=/path/to/it if it has another name." >&2
    exit 1
fi

if ! "$found" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    version=$("$found" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -qq && apt-get install -y -qq "$version"
    else
        echo "Python's venv module is missing. On Debian: sudo apt-get install $version" >&2
        exit 1
    fi
fi

"$found" -m venv "$venv"
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade pip
if ! command -v "${CC:-cc}" >/dev/null 2>&1; then
    echo "No C compiler found: the games will run interpreted, correct but slower."
fi
