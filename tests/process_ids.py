"""Whether processes have ended."""

import os
from pathlib import Path


def is_gone(pid: int) -> bool:
    """Ended as far as we can end it: its new parent may not have reaped it yet."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z"
