#!/bin/sh
# Sees to the programs of the system that the tests need: chromium for the browser tests, PostgreSQL for the server's.
# On Debian, as root, what is missing is installed; otherwise it is only named.
set -eu
missing=""

command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || command -v initdb >/dev/null 2>&1 || missing="$missing postgresql"

if [ -z "$missing" ]; then
    exit 0
fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    export DEBIAN_FRONTEND=noninteractive
    apt-get update -qq
    # shellcheck disable=SC2086 — the list is meant to be split
    apt-get install -y -qq --no-install-recommends $missing
else
    echo "Missing for the tests:$missing. On Debian: sudo apt-get install$missing" >&2
fi
