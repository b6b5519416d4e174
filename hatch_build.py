"""Compiles the core, the games and the bots' inner loops with mypyc while the wheel is built.

SERENISSIMA_MYPYC=1 insists on it, 0 leaves it out; by default it is tried, and where there is no C compiler the
wheel stays pure Python, with the same behaviour.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("core/*.py", "games/*/*.py", "bots/greedy/*.py", "bots/search/*.py", "bots/value/*.py")
INTERPRETED = ("__init__.py", "spec.py", "audit.py", "features.py")
SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup
files = sys.argv.pop().split()
modules = mypycify(files, opt_level="3", debug_level="0", group_name="serenissima")
setup(name="serenissima", packages=[], ext_modules=modules)
"""


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get("SERENISSIMA_MYPYC", "auto")
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        self.work = tempfile.TemporaryDirectory()
        try:
            libraries = self.compile(Path(self.work.name))
        except (OSError, subprocess.CalledProcessError) as error:
            if wish == "1":
                raise
            detail = getattr(error, "stderr", None) or str(error)
            self.app.display_warning(f"Not compiled, the package will run interpreted: {detail.strip()[-400:]}")
            return
        for library, place in libraries:
            build_data["force_include"][str(library)] = place
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile(self, work: Path) -> list[tuple[Path, str]]:
        """The shared libraries, and where each belongs in the wheel."""
        source = Path(self.root, "src", "serenissima")
        shutil.copytree(source, work / "serenissima", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        modules = [
            str(file.relative_to(source.parent))
            for pattern in COMPILED
            for file in sorted(source.glob(pattern))
            if file.name not in INTERPRETED
        ]
        command = [sys.executable, "-c", SETUP, "-q", "build_ext", "--build-lib", "built", " ".join(modules)]
        subprocess.run(command, cwd=work, check=True, capture_output=True, text=True)
        built = work / "built"
        return [(library, str(library.relative_to(built))) for library in sorted(built.rglob("*.so"))]
