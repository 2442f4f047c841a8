"""docs/rules-index.md is whole: no rule id without a row, no row that names what is not there.

1. Every id of the rules collection (rules-base.md, rules-tollkeepers.md) has a row. The collection
   lies outside the project: TOLLKEEPER_SHARED or ../shared. Where it is absent this is left out.
2. A row names a file of the code and a test, or says why there is no test.
3. Files, tests and options that are named exist.
4. A test named by a rule (B_12_...) stands in that rule's row; an option stands in some row.
"""
import os
import pathlib
import re
import sys

source = pathlib.Path(os.environ["TOLLKEEPER_SOURCE_DIR"])
shared = pathlib.Path(os.environ.get("TOLLKEEPER_SHARED", source.parent / "shared"))
index = source / "docs/rules-index.md"
problems = []

ID = r"(?:B|R|A|I|E|QB|QR|QA|QI|TK|D|X|Q|C)-\d+"
BOLD = re.compile(rf"\*\*({ID})\*\*")
ROW = re.compile(rf"^\| ({ID}) \|(.*)\|\s*$", re.MULTILINE)
TICKED = re.compile(r"`([^`]+)`")
CASE = re.compile(r"TEST(?:_F|_P)?\(\s*(\w+)\s*,\s*(\w+)\s*\)")
RULE_NAME = re.compile(r"^(B|R|A|I|E|QB|QR|QA|QI|TK|D|X|Q|C)_(\d+)_")
OPTION = re.compile(r'^\s*\{"(\w+)", (?:k\w+|\{\}),', re.MULTILINE)


def text_of(path):
    return path.read_text(encoding="utf-8")


def all_tests():
    tests = {}
    for folder in ["src", "tests"]:
        for path in (source / folder).rglob("*_test.cpp"):
            for suite, name in CASE.findall(text_of(path)):
                tests[f"{suite}.{name}"] = path
    return tests


def all_options():
    files = [source / "src/rules/make_game.cpp", *(source / "src/expansions").glob("*/*.cpp")]
    return {name for path in files for name in OPTION.findall(text_of(path))}


rows = {}
for found in ROW.finditer(text_of(index)):
    cells = [cell.strip() for cell in found[2].split("|")]
    if len(cells) != 3:
        problems.append(f"{found[1]}: a row has an id, code, test and option")
        continue
    rows.setdefault(found[1], []).append(cells)

# 1
books = [shared / "docs/rules-base.md", shared / "docs/rules-tollkeepers.md"]
if all(book.is_file() for book in books):
    ids = set()
    for book in books:
        ids |= set(BOLD.findall(text_of(book)))
        ids |= {found[1] for found in ROW.finditer(text_of(book))}
    problems += [f"{rule} has no row" for rule in sorted(ids - set(rows))]
    print(f"{len(ids)} ids of the rules collection compared.")
else:
    print(f"The rules collection is not at {shared.name}/docs: its ids are not compared.")

# 2, 3
tests = all_tests()
options = all_options()
named_options = set()
for rule, several in rows.items():
    for code, test, option in several:
        named = TICKED.findall(test)
        if test.startswith("not tested:"):
            if len(test) < len("not tested: why"):
                problems.append(f"{rule}: say why it is not tested")
        elif not named:
            problems.append(f"{rule} names no test")
        elif not TICKED.findall(code):
            problems.append(f"{rule} names no code")
        problems += [f"{rule}: there is no file {path}" for path in TICKED.findall(code)
                     if not (source / path).is_file()]
        problems += [f"{rule}: there is no test {name}" for name in named
                     if "." in name and name not in tests]
        problems += [f"{rule}: there is no option {name}" for name in TICKED.findall(option)
                     if name not in options]
        named_options |= set(TICKED.findall(option))

# 4
for name, path in tests.items():
    rule = RULE_NAME.match(name.split(".")[1])
    if rule and path.is_relative_to(source / "tests/rules_cited"):
        row = rows.get(f"{rule[1]}-{rule[2]}", [])
        if not any(f"`{name}`" in test for _, test, _ in row):
            problems.append(f"{rule[1]}-{rule[2]} does not name the test {name}")
problems += [f"option {name} stands in no row" for name in sorted(options - named_options)]

print("\n".join(problems) or f"{len(rows)} ids, {len(options)} options, all in order.")
sys.exit(1 if problems else 0)
