"""The check that every message of these tests goes through does refuse what the schema refuses."""

import unittest

from client import SCHEMA, check, fastjsonschema, main

PING = {"type": "ping", "id": 1}


class SchemaTest(unittest.TestCase):
    def setUp(self):
        if fastjsonschema is None:
            self.skipTest("messages are checked where python3-fastjsonschema is installed")

    def test_messages(self):
        check("ClientMessage", PING)
        for broken in ({}, {"type": "ping"}, {**PING, "id": "1"}, {**PING, "id": -1},
                       {**PING, "more": 1}, {**PING, "type": "pang"}, [PING], None):
            with self.subTest(broken=broken), self.assertRaises(AssertionError):
                check("ClientMessage", broken)

    def test_within_a_message(self):
        check("Error", {"type": "error", "code": "not_yours", "message": "No."})
        with self.assertRaises(AssertionError):
            check("Error", {"type": "error", "code": "no such code", "message": "No."})

    def test_every_part_can_be_checked(self):
        for kind in SCHEMA["$defs"]:
            with self.subTest(kind=kind), self.assertRaises(AssertionError):
                check(kind, float("nan"))


if __name__ == "__main__":
    main()
