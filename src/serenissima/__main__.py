"""`python -m serenissima` is the same as `serenissima`."""

from serenissima.cli import main

main()
