#!/bin/sh
# Installs the system programs that the tests need: a headless chromium for the browser tests; PostgreSQL, nginx and openssl for
# the server tests. As root on Debian it installs what is missing; otherwise it only lists it.
set -eu
missing=""

has() {
    # nginx is in a folder that is not in every user's PATH.
    command -v "$1" >/dev/null 2>&1 || [ -x "/usr/sbin/$1" ]
}

has chromium-headless-shell || missing="$missing chromium-headless-shell"
[ -n "$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null)" ] || has initdb || missing="$missing postgresql"
has nginx || missing="$missing nginx"
has openssl || missing="$missing openssl"

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
