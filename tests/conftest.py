"""Shared by all tests: the example game of the documentation is importable, and words are English unless asked."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "docs" / "examples" / "regatta"), str(ROOT / "docs" / "examples")]
os.environ["SERENISSIMA_LANG"] = "en"
