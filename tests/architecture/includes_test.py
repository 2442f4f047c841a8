"""Includes go one way up the folder list of src/README.md, and the rules name no expansion.

A folder includes itself and those below it. src/rules asks "may this feature ...?", never "is it
expansion X?": none of the words below occurs in it, in code or comment.
"""
import os
import pathlib
import re
import sys

FOLDERS = ["base", "tiles", "rules", "expansions", "record", "oracle", "players", "arena", "server",
           "cli"]
STANDARD_ALONE = {"base", "tiles", "rules", "expansions"}
# The oracle is a second implementation: of the rules it may see the words alone, of the engine's
# code nothing, or the two could be wrong together. Only what compares the two sees both.
COMPARES_ENGINE_AND_ORACLE = {"verify", "snapshot"}
ORACLE_MAY_SEE = {"action.hpp", "cell.hpp", "feature.hpp", "figure.hpp", "journal.hpp",
                  "option.hpp", "setup.hpp"}
LEAK = re.compile(r"toll|inns?[_ ]|cathedral|abbot|river|builder|dragon|bridge", re.IGNORECASE)
# The project's own name is no expansion.
NAMESPACE = re.compile(r"tollkeeper(::|\b(?!s))")
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
OUTSIDE = re.compile(r"^(boost|CLI|fmt|spdlog|tl|sqlite3|libpq)\b")

source = pathlib.Path(os.environ["TOLLKEEPER_SOURCE_DIR"]) / "src"
problems = []


def check_include(path, folder, number, kind, target):
    where = f"{path.relative_to(source.parent)}:{number}"
    if kind == "<":
        if folder in STANDARD_ALONE and OUTSIDE.match(target):
            problems.append(f"{where}: {target}: the engine uses the standard library alone")
        return
    parts = target.split("/")
    if parts[0] == "embedded":
        return
    if parts[0] not in FOLDERS:
        problems.append(f"{where}: \"{target}\" is not written from src/")
    elif FOLDERS.index(parts[0]) > FOLDERS.index(folder):
        problems.append(f"{where}: {folder} may not include {parts[0]} (\"{target}\")")
    elif (folder == "oracle" and parts[0] == "rules" and parts[1] not in ORACLE_MAY_SEE
          and path.stem not in COMPARES_ENGINE_AND_ORACLE):
        problems.append(f"{where}: the oracle may not include \"{target}\"")
    elif not (source / target).is_file():
        problems.append(f"{where}: there is no \"{target}\"")


for folder in sorted(entry.name for entry in source.iterdir() if entry.is_dir()):
    if folder not in FOLDERS:
        problems.append(f"src/{folder} is not in the folder list of src/README.md and of this test")
        continue
    for path in sorted((source / folder).rglob("*")):
        if path.suffix not in {".cpp", ".hpp"}:
            continue
        test = path.name.endswith(("_test.cpp", "_testing.hpp"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = INCLUDE.match(line)
            if found and not (test and folder == "oracle" and found[2].startswith("rules/")):
                check_include(path, folder, number, found[1], found[2])
            if folder == "rules" and LEAK.search(NAMESPACE.sub("", line)):
                where = f"{path.relative_to(source.parent)}:{number}"
                problems.append(f"{where}: the rules name an expansion: {line.strip()}")

readme = (source / "README.md").read_text(encoding="utf-8")
listed = re.findall(r"^\| `(\w+)/` \|", readme, re.MULTILINE)
if listed != FOLDERS:
    problems.append(f"src/README.md lists {listed}, this test {FOLDERS}")

print("\n".join(problems) or "Includes go one way and src/rules names no expansion.")
sys.exit(1 if problems else 0)
