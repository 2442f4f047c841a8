"""The load client, short: a few games and idle lines for ten seconds. The bound on time is loose,
since other tests run beside; the full size is in docs/operation.md."""

import json
import os
import subprocess
import sys

program = os.environ.get("TOLLKEEPER_PROGRAM", "")
if not program:
    print("TOLLKEEPER_PROGRAM is not set: there is no server to load.")
    sys.exit(77)
done = subprocess.run(
    [sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), "load.py"), program,
     "--games", "20", "--idle", "60", "--rate", "20", "--seconds", "10", "--most-ms", "2000"],
    capture_output=True, text=True, timeout=300, check=False)
print(done.stdout, done.stderr)
result = json.loads(done.stdout)
assert done.returncode == 0, result
assert result["errors"] == 0 and result["actions"] >= 150, result
