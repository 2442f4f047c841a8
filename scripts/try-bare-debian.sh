#!/usr/bin/env bash
# Tries ./test and ./run where nothing is installed: makes a minimal Debian 12 in a temporary
# folder with this machine's package sources, unpacks the last commit there and runs both, each
# twice: the second call must be ready within seconds (of ./test it only lists the tests).
#
#   scripts/try-bare-debian.sh [--keep] [--fast]
#
# --keep leaves the folder for a look inside; --fast is passed on to ./test. Needs root and
# debootstrap, about 2 GB of disk and the time of a full build.
set -euo pipefail
# shellcheck source=scripts/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

keep='' test_arguments=()
for argument in "$@"; do
  case $argument in
    --keep) keep=yes ;;
    --fast) test_arguments+=(--fast) ;;
    *) sed -n '2,9p' "${BASH_SOURCE[0]}"; exit 2 ;;
  esac
done
[ "$(id -u)" = 0 ] || fail 'this script makes a chroot and needs root.'
install_packages 'to make a bare Debian' debootstrap

# shellcheck disable=SC2016  # the dollar is apt's
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' \
  | head -n 1)
[ -n "$mirror" ] || fail 'no package source for bookworm in /etc/apt.'

bare=$(mktemp -d)
clean_up() {
  umount "$bare/proc" "$bare/dev/pts" 2>/dev/null || true
  if [ -n "$keep" ]; then
    say "left in place: $bare"
  elif ! mountpoint -q "$bare/proc" && ! mountpoint -q "$bare/dev/pts"; then
    rm -rf --one-file-system "$bare"
  fi
}
trap clean_up EXIT

say 'making a minimal Debian 12 ...'
debootstrap --variant=minbase bookworm "$bare" "$mirror" >"$bare.log" 2>&1 \
  || { tail -n 20 "$bare.log" >&2; fail 'debootstrap did not succeed.'; }
rm -f "$bare.log"

# The way to the packages: sources, proxies, certificates, names.
rm -rf "$bare/etc/apt/sources.list"
cp -a /etc/apt/. "$bare/etc/apt/"
mkdir -p "$bare/usr/local/share/ca-certificates" "$bare/etc/ssl/certs"
cp -a /usr/share/keyrings/. "$bare/usr/share/keyrings/"
if [ -d /usr/local/share/ca-certificates ]; then
  cp -a /usr/local/share/ca-certificates/. "$bare/usr/local/share/ca-certificates/"
fi
cp -L /etc/ssl/certs/ca-certificates.crt "$bare/etc/ssl/certs/" 2>/dev/null || true
cp -L /etc/resolv.conf /etc/hosts "$bare/etc/" 2>/dev/null || true
# The same for npm: its registry, and the certificates of this machine for Node.
npm_environment=()
if command -v npm >/dev/null; then
  npm_environment+=("npm_config_registry=$(npm config get registry)")
fi
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  cp -L "$NODE_EXTRA_CA_CERTS" "$bare/etc/ssl/certs/node-extra.pem"
  npm_environment+=(NODE_EXTRA_CA_CERTS=/etc/ssl/certs/node-extra.pem)
fi
mount -t proc proc "$bare/proc" 2>/dev/null || say '/proc could not be mounted there; going on.'
# Tests of the terminal make terminals of their own.
mount -t devpts devpts "$bare/dev/pts" -o newinstance,ptmxmode=0666 2>/dev/null \
  || say '/dev/pts could not be mounted there; tests of the terminal will fail.'

mkdir "$bare/root/tollkeeper"
git -C "$root" archive HEAD | tar -x -C "$bare/root/tollkeeper"

# inside WHAT COMMAND: says how long it took.
inside() {
  local began=$SECONDS
  say "== $1"
  env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    http_proxy="${http_proxy:-}" https_proxy="${https_proxy:-}" no_proxy="${no_proxy:-}" \
    "${npm_environment[@]}" \
    chroot "$bare" /bin/bash -c "cd /root/tollkeeper && $2" </dev/null
  say "== $1: ok, $((SECONDS - began)) s"
}

# Starts ./run as a person would, waits for the page, and stops it again.
cat >"$bare/root/serves" <<'TXT'
set -e
./run --port 18099 >/root/run.log 2>&1 &
server=$!
for _ in $(seq 1 7200); do
  if (exec 3<>/dev/tcp/127.0.0.1/18099) 2>/dev/null; then break; fi
  kill -0 "$server" 2>/dev/null || { cat /root/run.log; exit 1; }
  sleep 0.25
done
exec 3<>/dev/tcp/127.0.0.1/18099
printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1:18099\r\nConnection: close\r\n\r\n' >&3
grep -q '/assets/' <&3 || { echo 'no page was served'; cat /root/run.log; exit 1; }
kill -TERM "$server"
wait "$server" || true
TXT
inside 'first ./run'  'bash /root/serves'
inside 'first ./test' "./test ${test_arguments[*]}"
inside 'second ./test' './test -N | tail -n 1'
inside 'second ./run' 'bash /root/serves'
