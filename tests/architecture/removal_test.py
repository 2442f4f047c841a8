"""Nothing names an expansion but its own folder and its two lines in registry.cpp.

That the engine links and passes its rule tests without each of them is seen by the programs of
cmake/removal.cmake; here it is looked at that no other file includes its headers or calls its
function, and that the registry names it in an include and a row alone.
"""
import os
import pathlib
import re
import sys

source = pathlib.Path(os.environ["TOLLKEEPER_SOURCE_DIR"])
folder = source / "src/expansions"
expansions = sorted(path.name for path in folder.iterdir() if path.is_dir())
if not expansions:
    sys.exit("no expansion has a folder")
# Tests of the oracle may take an expansion's tiles; the engine's own code and all else may not.
files = [path for path in (source / "src").rglob("*.?pp") if not path.stem.endswith("_testing")]
problems = []
for name in expansions:
    rows = [line for line in (folder / "registry.cpp").read_text(encoding="utf-8").splitlines()
            if f"expansions/{name}/" in line or f"&{name}_expansion()" in line]
    if len(rows) != 2:
        problems.append(f"registry.cpp names {name} in {len(rows)} lines, not in an include and a row")
    names = re.compile(rf"\bexpansions/{name}/|\b{name}_expansion\b")
    for path in files:
        if path.parent == folder and path.name == "registry.cpp" or folder / name in path.parents:
            continue
        if names.search(path.read_text(encoding="utf-8")):
            problems.append(f"{path.relative_to(source)} names the expansion {name}")
if problems:
    sys.exit("\n".join(problems))
