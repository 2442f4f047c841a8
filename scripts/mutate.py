#!/usr/bin/env python3
"""Mutation test: flips constants and comparisons of the rules and looks whether a test notices.

    scripts/mutate.py [--count 120] [--seed 1] [--jobs 2] [--only FILE] [--list]

Each mutant is one changed place in a copy of the tree, built and run against the rule tests, the
golden games, perft, the generic kit and the differential test, cheapest first, until one fails.
Survivors are printed with their line; docs/testing.md keeps the list of them with reasons.
Needs what ./test needs. The working tree is never touched.
"""
import argparse
import concurrent.futures
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FILES = [
    "src/rules/score.cpp",
    "src/rules/field_score.cpp",
    "src/rules/place.cpp",
    "src/rules/legal.cpp",
    "src/rules/turn.cpp",
    "src/rules/compile_kind.cpp",
    "src/expansions/tollkeepers/toll_module.cpp",
    "src/expansions/inns_and_cathedrals/inns_and_cathedrals.cpp",
    "src/expansions/abbot/abbot_module.cpp",
    "src/expansions/river/river_module.cpp",
    "src/expansions/river/river_draw.cpp",
]
# Cheapest and sharpest first.
TESTS = ["test_tests_rules_cited", "test_tests_golden", "test_expansions", "test_tests_perft",
         "test_record", "test_tests_property", "test_tests_differential"]
BUILD_LIMIT = 600  # seconds
TEST_LIMIT = 300   # seconds; a mutant that hangs is noticed too

FLIPS = [
    (r" == ", " != "), (r" != ", " == "), (r" < ", " <= "), (r" > ", " >= "),
    (r" <= ", " < "), (r" >= ", " > "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ 1\b", " + 2"), (r" - 1\b", " - 2"), (r" \+ ", " - "), (r" - ", " + "),
    (r"\btrue\b", "false"), (r"\bfalse\b", "true"), (r"max_element", "min_element"),
    (r"\bstd::max\b", "std::min"), (r"\b2, 2\b", "2, 1"), (r"\b1, 1\b", "1, 2"),
    (r"\b3 \* ", "4 * "), (r", 3, ", ", 4, "), (r"= 4;", "= 5;"), (r"= 3;", "= 4;"),
    (r"= 9;", "= 8;"), (r"== 9\b", "== 8"), (r"= 1;", "= 2;"), (r"\+= ", "-= "),
    (r"2, 0, \"I-3\"", "3, 0, \"I-3\""), (r"3, 3, \"I-5\"", "2, 3, \"I-5\""),
]
SKIP = re.compile(r"^\s*(//|#|assert|static_assert|template|using|namespace)|\bassert\(|std::to_string|"
                  r"push_back\(\{.*\"")


def places():
    """Every place where a flip applies: (file, line number, column, old text, new text)."""
    found = []
    for name in FILES:
        with open(os.path.join(ROOT, name), encoding="utf-8") as source:
            for number, line in enumerate(source, 1):
                code = line.split("//")[0]
                if SKIP.search(line) or "journal == nullptr" in code or "journal != nullptr" in code:
                    continue
                for pattern, new in FLIPS:
                    for match in re.finditer(pattern, code):
                        if code[:match.start()].count('"') % 2 == 0:
                            found.append((name, number, match.start(), match.group(0), new))
    return found


def run(command, limit, cwd=None):
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               start_new_session=True)
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output.decode(errors="replace")
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, 9)
        process.communicate()
        return -1, "timed out"


class Workshop:
    """A copy of the tree with its own build folder, for one mutant at a time."""

    def __init__(self, folder, number):
        self.tree = os.path.join(folder, f"tree{number}")
        self.build = os.path.join(folder, f"build{number}")
        shutil.copytree(ROOT, self.tree, ignore=shutil.ignore_patterns("build", ".git", "node_modules"))
        code, output = run(["cmake", "-S", self.tree, "-B", self.build, "-G", "Ninja",
                            "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1"], BUILD_LIMIT)
        if code == 0:
            code, output = run(["ninja", "-C", self.build, *TESTS], 3600)
        if code != 0:
            sys.exit(f"The unchanged tree does not build:\n{output[-2000:]}")
        for test in TESTS:
            code, output = self.test(test)
            if code != 0:
                sys.exit(f"{test} fails on the unchanged tree:\n{output[-2000:]}")

    def test(self, name):
        program = next(os.path.join(base, name) for base, _, names in os.walk(self.build)
                       if name in names and os.access(os.path.join(base, name), os.X_OK))
        return run([program, "--gtest_fail_fast", "--gtest_brief=1"], TEST_LIMIT, cwd=self.tree)

    def judge(self, mutant):
        """Which test notices the mutant, or None."""
        name, number, column, old, new = mutant
        path = os.path.join(self.tree, name)
        with open(path, encoding="utf-8") as source:
            lines = source.readlines()
        kept = lines[number - 1]
        lines[number - 1] = kept[:column] + new + kept[column + len(old):]
        try:
            with open(path, "w", encoding="utf-8") as source:
                source.writelines(lines)
            for test in TESTS:
                code, _ = run(["ninja", "-C", self.build, test], BUILD_LIMIT)
                if code != 0:
                    return "compiler"
                code, _ = self.test(test)
                if code != 0:
                    return test
            return None
        finally:
            lines[number - 1] = kept
            with open(path, "w", encoding="utf-8") as source:
                source.writelines(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", help="mutants of this file alone")
    parser.add_argument("--list", action="store_true", help="print the mutants and stop")
    options = parser.parse_args()

    mutants = [m for m in places() if not options.only or m[0] == options.only]
    random.Random(options.seed).shuffle(mutants)
    mutants = mutants[:options.count]
    if options.list:
        for name, number, column, old, new in mutants:
            print(f"{name}:{number}:{column + 1}: '{old.strip()}' -> '{new.strip()}'")
        return 0

    survivors, noticed, lock = [], {}, threading.Lock()
    with tempfile.TemporaryDirectory(prefix="mutate-") as folder:
        free = [Workshop(folder, n) for n in range(options.jobs)]

        def work(mutant):
            with lock:
                shop = free.pop()
            by = shop.judge(mutant)
            with lock:
                free.append(shop)
                noticed[by] = noticed.get(by, 0) + 1
                if by is None:
                    survivors.append(mutant)
                    name, number, column, old, new = mutant
                    print(f"survived  {name}:{number}:{column + 1}: '{old.strip()}' -> '{new.strip()}'",
                          flush=True)

        with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
            list(pool.map(work, mutants))
    judged = len(mutants) - noticed.get("compiler", 0)
    for by, count in sorted(noticed.items(), key=lambda item: -item[1]):
        print(f"{count:5} {'survived' if by is None else 'noticed by ' + by}")
    print(f"{len(survivors)} of {judged} mutants survived ({100 * len(survivors) / max(judged, 1):.1f} %)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
