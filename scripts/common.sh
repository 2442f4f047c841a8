# shellcheck shell=bash disable=SC2034  # the package lists are used by the scripts that source this
# Shared by ./run, ./test and .ci/run: install what is missing, configure, build.
# Sourced, not run. Sets root (the project's folder). Everything said goes to standard error, so
# that the output of the program itself stays clean. Build logs: build/PRESET.log.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# The first of "a|b|c" that is installed or can be had is taken: Debian 12 has Boost 1.81, later
# systems have later ones.
boost_headers='libboost1.81-dev|libboost1.83-dev|libboost1.88-dev'
boost_json='libboost-json1.81-dev|libboost-json1.83-dev|libboost-json1.88-dev'

build_packages=(ca-certificates g++ cmake ninja-build ccache pkg-config
  "$boost_headers" "$boost_json" libcli11-dev libfmt-dev libsqlite3-dev libspdlog-dev libssl-dev
  zlib1g-dev)
test_packages=(libgtest-dev libgmock-dev librapidcheck-dev python3 python3-fastjsonschema faketime)
# Tests of the page in a real browser; a Chromium from elsewhere: TOLLKEEPER_CHROMIUM=path.
browser_packages=(chromium)
fuzz_packages=(clang-16 libclang-rt-16-dev libfuzzer-16-dev)

say() { printf '%s\n' "$*" >&2; }
fail() { say "error: $*"; exit 1; }

has_apt() { command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; }

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

is_available() {
  [ -n "$(apt-cache show --no-all-versions "$1" 2>/dev/null)" ]
}

# missing_packages PACKAGE...: prints those not installed. One dpkg-query call when all are there.
missing_packages() {
  local entry name found
  for entry in "$@"; do
    found=''
    for name in ${entry//|/ }; do
      if is_installed "$name"; then found=yes; break; fi
    done
    [ -n "$found" ] || printf '%s\n' "$entry"
  done
}

# choose_packages ENTRY...: prints one package per entry, the first alternative apt knows.
choose_packages() {
  local entry name chosen
  for entry in "$@"; do
    chosen=${entry%%|*}
    for name in ${entry//|/ }; do
      if is_available "$name"; then chosen=$name; break; fi
    done
    printf '%s\n' "$chosen"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "installing packages needs root, and there is no sudo. As root: ${*}"
  fi
}

apt() {
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@"
}

# Some packages cannot stand beside each other (two versions of Boost's headers). Says which would
# go, and asks where somebody can answer.
confirm_removals() {
  local removed
  removed=$(apt-get -s --no-install-recommends install "$@" 2>/dev/null \
    | awk '/^Remv/ { print $2 }' | sort -u | tr '\n' ' ')
  [ -n "$removed" ] || return 0
  say "apt will REMOVE these, which cannot stand beside the new ones: $removed"
  if [ -t 0 ] && [ -t 2 ]; then
    local answer
    read -r -p 'Go on? [y/N] ' answer
    [[ $answer == [yY]* ]] || fail 'nothing was installed.'
  fi
}

# install_packages WHY PACKAGE...: installs what is missing; no apt call when all is there.
install_packages() {
  local why=$1 missing chosen
  shift
  if ! has_apt; then
    say "This is not a Debian system. Needed $why, under Debian's names: $*"
    return 0
  fi
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Missing $why: ${missing[*]//|*/}"
  say 'They are installed now with apt-get from the package sources of this system.'
  mkdir -p "$root/build"
  local log="$root/build/apt.log"
  run_logged "$log" 'reading package lists' apt update \
    || say 'The package lists could not be renewed; trying with those that are here.'
  mapfile -t chosen < <(choose_packages "${missing[@]}")
  confirm_removals "${chosen[@]}"
  run_logged "$log" "installing ${#chosen[@]} packages and what they need" \
    apt install -y --no-install-recommends "${chosen[@]}" \
    || { tail -n 20 "$log" >&2; fail "the packages could not be installed (log: $log)."; }
}

# The page is built with Node, this or later. Debian 12 has 18, which is enough to fetch a newer one.
least_node=20.19
tools="$root/build/tools"

has_node() {
  local version
  command -v npm >/dev/null && version=$(node --version 2>/dev/null) || return 1
  [ "$(printf '%s\n' "$least_node" "${version#v}" | sort -V | head -n 1)" = "$least_node" ]
}

# install_node: puts a Node that builds the page on PATH. Where none can be had it says so and
# goes on: the program is then built without its page.
install_node() {
  if [ -x "$tools/node_modules/.bin/node" ]; then PATH="$tools/node_modules/.bin:$PATH"; fi
  if has_node; then return 0; fi
  if ! command -v node >/dev/null || ! command -v npm >/dev/null; then
    if ! has_apt; then
      say "Node $least_node or later, with npm, is needed for the page and was not found."
      return 0
    fi
    install_packages 'to build the page' nodejs npm
    if has_node; then return 0; fi
  fi
  mkdir -p "$tools"
  if ! run_logged "$root/build/node.log" "fetching a Node to build the page with" \
    npm install --prefix "$tools" --no-audit --no-fund --no-save --loglevel=error node@22; then
    tail -n 5 "$root/build/node.log" >&2
    say "Node $least_node or later could not be fetched: the program is built without its page."
    return 0
  fi
  PATH="$tools/node_modules/.bin:$PATH"
}

# web_setting: with a Node the page must build, without one it is left out.
web_setting() {
  if has_node; then echo ON; else echo AUTO; fi
}

# install_browser: for the tests of the page. Without one they are skipped and say so.
install_browser() {
  if [ -n "${TOLLKEEPER_CHROMIUM:-}" ] || command -v chromium >/dev/null || ! has_apt; then
    return 0
  fi
  install_packages 'to test the page' "${browser_packages[@]}"
}

# run_logged LOG WHAT COMMAND...: output goes to LOG; a terminal sees the last line as it moves.
run_logged() {
  local log=$1 what=$2 status=0 began=$SECONDS
  shift 2
  if [ -t 2 ]; then
    "$@" 2>&1 | tee "$log" | show_moving_line "$what" || status=$?
    printf '\r\033[K' >&2
  else
    say "$what ..."
    "$@" >"$log" 2>&1 || status=$?
  fi
  if [ "$status" = 0 ] && [ $((SECONDS - began)) -ge 3 ]; then
    say "$what: done in $((SECONDS - began)) s"
  fi
  return "$status"
}

show_moving_line() {
  local line columns
  columns=$(tput cols 2>/dev/null || echo 80)
  while IFS= read -r line; do
    line="$1: $line"
    printf '\r\033[K%s' "${line:0:columns-1}" >&2
  done
}

# Each compiler may need a gigabyte; with little memory fewer run side by side.
build_jobs() {
  local jobs memory
  jobs=$(nproc 2>/dev/null || echo 2)
  memory=$(awk '/^MemAvailable/ { print int($2 / 1048576) }' /proc/meminfo 2>/dev/null || true)
  if [ -n "$memory" ] && [ "$memory" -lt "$jobs" ]; then
    jobs=$((memory > 1 ? memory : 1))
  fi
  echo "$jobs"
}

# is_configured DIR VARIABLE=VALUE...: the build folder is ours, up to date and has these values.
is_configured() {
  local dir=$1 setting cache="$1/CMakeCache.txt"
  shift
  [ -f "$cache" ] && { [ -f "$dir/build.ninja" ] || [ -f "$dir/Makefile" ]; } || return 1
  grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$cache" || return 1
  [ -f "$dir/presets.sum" ] && [ "$(cksum <"$root/CMakePresets.json")" = "$(cat "$dir/presets.sum")" ] \
    || return 1
  for setting in "$@"; do
    grep -qE "^${setting%%=*}:[A-Z]+=${setting#*=}\$" "$cache" || return 1
  done
}

# configure PRESET VARIABLE=VALUE...
configure() {
  local preset=$1 dir="$root/build/$1" log="$root/build/$1.log" generator=()
  shift
  if is_configured "$dir" "$@"; then return 0; fi
  mkdir -p "$dir"
  # A folder that was copied or moved remembers its old place, and cmake refuses it.
  if [ -f "$dir/CMakeCache.txt" ] \
    && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$dir/CMakeCache.txt"; then
    rm -rf "$dir/CMakeCache.txt" "$dir/CMakeFiles"
  fi
  command -v ninja >/dev/null || generator=(-G 'Unix Makefiles')
  if ! (cd "$root" && run_logged "$log" "configuring ($preset)" \
    cmake --preset "$preset" "${generator[@]}" "${@/#/-D}"); then
    tail -n 40 "$log" >&2
    fail "cmake could not configure (log: $log)."
  fi
  cksum <"$root/CMakePresets.json" >"$dir/presets.sum"
}

# build PRESET TARGET VARIABLE=VALUE...: one at a time per project folder.
build() {
  local preset=$1 target=$2 log="$root/build/$1.log"
  shift 2
  command -v cmake >/dev/null || fail 'cmake was not found (3.25 or later is needed).'
  mkdir -p "$root/build"
  (
    if command -v flock >/dev/null; then flock 9; fi
    configure "$preset" "$@"
    if ! run_logged "$log" "building ($preset)" \
      cmake --build "$root/build/$preset" --parallel "$(build_jobs)" --target "$target"; then
      grep -nE '(error|FAILED|undefined reference)' "$log" | head -n 20 >&2 || true
      tail -n 30 "$log" >&2
      fail "the build failed (log: $log)."
    fi
  ) 9>"$root/build/.lock"
}
