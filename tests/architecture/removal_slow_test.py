"""Taking an expansion's folder away, with its lines in registry.cpp, breaks nothing else.

In a copy of the engine (base to expansions) and of those rule tests that need nothing but the
engine, one expansion after the other is taken out; each time all is built and tested. The copy and
its build stay in the build folder, so that a second run compiles only what changed.
"""
import filecmp
import os
import pathlib
import re
import shutil
import subprocess
import sys

ENGINE = ["base", "tiles", "rules", "expansions"]
INCLUDE = re.compile(r'^\s*#\s*include\s*"([^"]+)"', re.MULTILINE)

source = pathlib.Path(os.environ["TOLLKEEPER_SOURCE_DIR"])
work = pathlib.Path(os.environ["TOLLKEEPER_BINARY_DIR"]) / "removal"
tree = work / "tree"
build = work / "build"
aside = work / "aside"


def needs_only_the_engine(path, seen):
    """Whether everything the file includes, directly or not, is engine or test support."""
    for target in INCLUDE.findall(path.read_text(encoding="utf-8")):
        if target in seen:
            continue
        seen.add(target)
        if target.split("/")[0] in ENGINE:
            # The headers of an expansion go away with its folder.
            if re.match(r"expansions/\w+/", target):
                return False
            continue
        beside = source / "tests" / target
        if not beside.is_file() or not needs_only_the_engine(beside, seen):
            return False
        code = beside.with_suffix(".cpp")
        if code.is_file() and not needs_only_the_engine(code, seen):
            return False
    return True


def wanted():
    files = [source / name / "CMakeLists.txt" for name in [".", "src", "tests"]]
    files += (source / "docs").glob("*.md")
    for folder in ["cmake"] + [f"src/{name}" for name in ENGINE]:
        files += [path for path in (source / folder).rglob("*") if path.is_file()]
    for folder in ["tests/support", "tests/rules_cited"]:
        files += [path for path in (source / folder).glob("*.?pp")
                  if needs_only_the_engine(path, set())]
    return {path.relative_to(source) for path in files}


def copy_tree():
    files = wanted()
    for path in [path for path in tree.rglob("*") if path.is_file()]:
        if path.relative_to(tree) not in files:
            path.unlink()
    for name in files:
        copy = tree / name
        if not copy.is_file() or not filecmp.cmp(source / name, copy, shallow=False):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, copy)
    return files


def take_out(expansion):
    """Moves the folder aside, so that it comes back with its times and is not compiled again."""
    (tree / "src/expansions" / expansion).rename(aside)
    registry = tree / "src/expansions/registry.cpp"
    lines = registry.read_text(encoding="utf-8").splitlines(keepends=True)
    own = [line for line in lines if f"expansions/{expansion}/" in line
           or f"&{expansion}_expansion()" in line]
    if len(own) != 2:
        sys.exit(f"registry.cpp names {expansion} in {len(own)} lines, not in an include and a row")
    registry.write_text("".join(line for line in lines if line not in own), encoding="utf-8")


def run(*command):
    done = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True)
    if done.returncode != 0:
        print(done.stdout[-6000:])
        sys.exit(f"failed: {' '.join(command)}")
    return done.stdout


def names_left_in_the_engine(expansion):
    """Code of the other folders that names the one taken out, by its header or its function."""
    names = re.compile(rf"\b{expansion}(_expansion\b|/)")
    return [path.relative_to(tree) for path in (tree / "src").rglob("*.?pp")
            if names.search(path.read_text(encoding="utf-8"))]


expansions = sorted(path.name for path in (source / "src/expansions").iterdir() if path.is_dir())
assert expansions, "no expansion has a folder"
jobs = str(os.cpu_count() or 1)
shutil.rmtree(aside, ignore_errors=True)
for expansion in expansions:
    copy_tree()
    take_out(expansion)
    left = names_left_in_the_engine(expansion)
    if left:
        sys.exit(f"{expansion} is named by {', '.join(map(str, left))}")
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    run("cmake", "-S", str(tree), "-B", str(build), *generator, "-DCMAKE_BUILD_TYPE=Debug",
        f"-DCMAKE_CXX_COMPILER={os.environ.get('CXX', 'c++')}", "-DTOLLKEEPER_TESTS=ON")
    run("nice", "cmake", "--build", str(build), "-j", jobs)
    passed = 0
    for program in sorted((build / "bin").glob("test_*")):
        found = re.search(r"PASSED  \] (\d+) test", run(str(program), "--gtest_brief=1"))
        passed += int(found.group(1)) if found else 0
    if passed == 0:
        sys.exit(f"no test was run without {expansion}")
    print(f"without {expansion}: {passed} tests passed", flush=True)
    aside.rename(tree / "src/expansions" / expansion)
copy_tree()
