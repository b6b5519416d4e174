"""Compiles the core, the games and the bots' inner loops with mypyc while the wheel is built.

SERENISSIMA_MYPYC=1 insists on it, 0 leaves it out; by default it is tried, and where there is no C compiler the
wheel stays pure Python, with the same behaviour.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = ("core/*.py", "games/*/**/*.py", "bots/candidates.py", "bots/valuation.py", "bots/search/*.py")
INTERPRETED = (
    "__init__.py",
    "spec.py",
    "balance.py",
    "board.py",
    "observation.py",
    "screen.py",
    "screen_effects.py",
    "standing.py",
)
"""Parts of a game that are not called in its inner loops."""
BUILT = "built"


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
        # In a process of its own: paths are those of the copy, and mypy keeps much in memory.
        command = [sys.executable, str(Path(self.root, "hatch_build.py").resolve()), *modules]
        subprocess.run(command, cwd=work, check=True, capture_output=True, text=True)
        built = work / BUILT
        return [(library, str(library.relative_to(built))) for library in sorted(built.rglob("*.so"))]


class SideBySide(build_ext):
    """A C file for each module, compiled on all cores; one file for all would keep but one of them busy."""

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(chain.from_iterable(pool.map(lambda source: compile_all([source], **how), sources)))

        self.compiler.compile = compile_each
        super().build_extensions()


def main(modules: list[str]) -> None:
    extensions = mypycify(modules, opt_level="3", debug_level="0", multi_file=True, group_name="serenissima")
    setup(
        name="serenissima",
        packages=[],
        ext_modules=extensions,
        cmdclass={"build_ext": SideBySide},
        script_args=["-q", "build_ext", "--build-lib", BUILT],
    )


if __name__ == "__main__":
    main(sys.argv[1:])
