"""HTTP: addresses, headers, limits, other sites' pages, the form's mistakes."""

import gzip
import json
import os
import re
import socket
import subprocess

from client import PROGRAM, Closed, ServerTest, check, main

FORM = {"rules": {"edition": "C3", "sets": [], "options": []}, "undo": True,
        "seats": [{"kind": "here"}, {"kind": "here"}],
        "helps": {name: True for name in ("legal_places", "dead_places", "projected", "remaining",
                                          "field_view", "feature_worth", "previews")}}


class HttpTest(ServerTest):
    def error(self, method, path, body=None, headers=None):
        """(status, code) of a refusal, which is an HttpError."""
        status, answered, text = self.server.request(method, path, body, headers)
        self.assertGreaterEqual(status, 400, (path, text[:200]))
        error = json.loads(text)
        check("HttpError", error)
        self.assertTrue(error["message"])
        self.assertEqual(answered["Content-Type"], "application/json")
        return status, error["code"]

    def test_addresses(self):
        status, headers, body = self.server.request("GET", "/api/health")
        self.assertEqual((status, json.loads(body)["status"]), (200, "ok"))
        self.assertEqual(self.error("GET", "/api/nothing")[0], 404)
        self.assertEqual(self.error("GET", "/api/games")[0], 405)
        self.assertEqual(self.error("DELETE", "/api/health")[0], 405)
        self.assertEqual(self.error("POST", "/")[0], 405)
        self.assertEqual(self.error("GET", "/art/0.svg")[0], 404)
        self.assertEqual(self.error("GET", "/nothing.js")[0], 404)
        self.assertEqual(self.error("GET", f"/api/games/{'A' * 22}/record")[0], 404)
        self.assertEqual(self.error("GET", "/api/games/../../etc/passwd")[0], 404)
        for path in ("/", "/new", "/game/" + "A" * 22, "/game/x?review"):
            status, headers, body = self.server.request("GET", path)
            self.assertEqual(status, 200)
            self.assertIn("text/html", headers["Content-Type"])
        self.assertEqual(self.server.request("HEAD", "/api/health")[2], b"")

    def test_art_of_every_tile(self):
        for name, mime in (("all.svg", "image/svg+xml"), ("all.json", "application/json")):
            status, headers, _ = self.server.request("GET", "/art/" + name)
            self.assertEqual(status, 302)
            status, headers, body = self.server.request("GET", headers["Location"])
            self.assertEqual((status, headers["Content-Type"]), (200, mime))
            self.assertIn("immutable", headers["Cache-Control"])
            if name == "all.json":
                self.assertIn("tk/03", json.loads(body)["types"])
            else:
                self.assertIn("b-tk-03", body if isinstance(body, str) else body.decode())

    def test_guards(self):
        _, headers, _ = self.server.request("GET", "/")
        rules = headers["Content-Security-Policy"]
        self.assertIn("default-src 'self'", rules)
        self.assertIn("frame-ancestors 'none'", rules)
        self.assertNotIn("unsafe-inline", rules.split("script-src")[1].split(";")[0])
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        self.assertEqual(self.error("GET", "/", headers={"Host": "evil.example"})[0], 421)
        other = {"Origin": "http://evil.example"}
        self.assertEqual(self.error("POST", "/api/games", FORM, other)[0], 403)
        self.assertEqual(self.error("POST", "/api/mine", {"games": []}, other)[0], 403)
        own = {"Origin": f"http://127.0.0.1:{self.server.port}"}
        self.assertEqual(self.server.request("POST", "/api/games", FORM, own)[0], 201)
        for headers in (other, {"Origin": "null"}, {"Host": "evil.example"}):
            with self.assertRaises(Closed) as closed:
                self.line(headers=headers)
            self.assertEqual(closed.exception.code, 403)
        with self.assertRaises(Closed) as closed:
            self.line(path="/elsewhere")
        self.assertEqual(closed.exception.code, 404)
        self.line(headers=own).close()

    def test_strict_headers_everywhere(self):
        created = self.server.new_game([{"kind": "here"}] * 2)
        player = self.player(created)
        game = f"/api/games/{created['game']}/"
        page = self.server.get("/").decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        kept, asked, never = "public, max-age=31536000, immutable", "no-cache", "no-store"
        routes = [("GET", "/", asked if script else never), ("GET", "/new", None),
                  ("GET", player.welcome["art"]["sprite"], kept), ("GET", "/art/all.svg", asked),
                  ("GET", "/api/form", never), ("GET", "/api/health", never),
                  ("GET", game + "record", never), ("GET", game + "jcz", never),
                  ("GET", game + "picture.svg", never), ("GET", game + "explain.json", never),
                  ("POST", "/api/mine", never), ("POST", "/api/games", never),
                  ("GET", "/metrics", never), ("GET", "/healthz", never),
                  ("GET", "/api/nothing", never), ("GET", "/nothing.js", never),
                  ("DELETE", "/", never), ("GET", "/api/socket", never)]
        if script:
            routes.append(("GET", script[1], kept))
        for method, path, cache in routes:
            body = "{}" if method == "POST" else None
            _, headers, _ = self.server.request(method, path, body)
            with self.subTest(path):
                rules = headers["Content-Security-Policy"]
                self.assertRegex(rules, "default-src '(self|none)'")
                self.assertIn("frame-ancestors 'none'", rules)
                self.assertNotIn("unsafe-eval", rules)
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertEqual(headers["X-Frame-Options"], "DENY")
                self.assertEqual(headers["Referrer-Policy"], "no-referrer")
                self.assertIn("camera=()", headers["Permissions-Policy"])
                self.assertEqual(headers["Cross-Origin-Opener-Policy"], "same-origin")
                self.assertEqual(headers["Cross-Origin-Resource-Policy"], "same-origin")
                self.assertTrue(headers["Content-Type"])
                self.assertNotIn("Server", headers)
                self.assertNotIn("Access-Control-Allow-Origin", headers)
                if cache is not None:
                    self.assertEqual(headers["Cache-Control"], cache)

    def test_sprites_are_packed_and_kept(self):
        created = self.server.new_game([{"kind": "here"}] * 2)
        path = self.player(created).welcome["art"]["sprite"]
        status, headers, plain = self.server.request("GET", path)
        self.assertEqual((status, headers["Content-Type"]), (200, "image/svg+xml"))
        self.assertIn("immutable", headers["Cache-Control"])
        _, headers, packed = self.server.request("GET", path, headers={"Accept-Encoding": "gzip"})
        self.assertEqual(headers["Content-Encoding"], "gzip")
        self.assertEqual(gzip.decompress(packed), plain)
        self.assertLess(len(packed), len(plain) / 3)

    def test_sizes(self):
        self.assertEqual(self.error("POST", "/api/games", "x" * 7_000_000), (413, "too_large"))
        self.assertEqual(self.error("POST", "/api/mine", "x" * 70_000), (413, "too_large"))
        self.assertEqual(self.error("GET", "/api/health", "x")[0], 413)
        big = {**FORM, "record": "x" * 3_900_000}
        self.assertEqual(self.error("POST", "/api/games", big), (400, "malformed"))

    def test_wrong_forms(self):
        wrong = [
            "", "x", "[]", "null", {}, {**FORM, "more": 1}, {**FORM, "seats": []},
            {**FORM, "seats": [{"kind": "here"}] * 7}, {**FORM, "seats": [{"kind": "throne"}]},
            {**FORM, "seats": [{"kind": "computer"}]}, {**FORM, "seats": [7]},
            {**FORM, "seats": [{"kind": "computer", "level": "god"}]},
            {**FORM, "seats": [{"kind": "here", "name": "x" * 25}]},
            {**FORM, "seats": [{"kind": "here", "name": "\u0007"}]},
            {**FORM, "seats": [{"kind": "here", "colour": "red"}] * 2},
            {**FORM, "seats": [{"kind": "here", "colour": "mauve"}]},
            {**FORM, "undo": 1}, {**FORM, "helps": {"all": True}}, {**FORM, "helps": None},
            {**FORM, "seed": "x"}, {**FORM, "seed": "99999999999999999999"}, {**FORM, "seed": 5},
            {**FORM, "rules": {"edition": "C9", "sets": [], "options": []}},
            {**FORM, "rules": {"edition": "C3", "sets": [{"name": "x", "copies": 1}],
                               "options": []}},
            {**FORM, "rules": {"edition": "C3", "sets": [{"name": "river", "copies": 99}],
                               "options": []}},
            {**FORM, "rules": {"edition": "C3", "sets": [],
                               "options": [{"name": "fields", "value": "maybe"}]}},
            {**FORM, "record": "no game"}, {**FORM, "record": 7},
        ]
        for form in wrong:
            self.assertEqual(self.error("POST", "/api/games", form), (400, "malformed"), form)
        for asked in ("", [], {}, {"games": 1}, {"games": [1]},
                      {"games": [{"game": "A" * 22, "tokens": []}] * 201}):
            self.assertEqual(self.error("POST", "/api/mine", asked), (400, "malformed"))

    def test_a_visitor_who_says_nothing_or_hurries(self):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as raw:
            raw.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 400)
            raw.settimeout(20)
            got = b""
            while got.count(b"HTTP/1.1 ") < 350:
                got += raw.recv(1 << 16)
            self.assertIn(b"HTTP/1.1 429", got)

    def test_files_from_a_folder(self):
        folder = os.path.join(self.server.folder.name, "page")
        os.mkdir(folder)
        done = subprocess.run([PROGRAM, "serve", "--port", "0", "--web", folder],
                              capture_output=True, timeout=60, check=False)
        self.assertEqual(done.returncode, 2)
        with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as page:
            page.write("<p>mine</p>")
        with open(os.path.join(self.server.folder.name, "secret.txt"), "w", encoding="utf-8") as f:
            f.write("secret")
        self.server.stop()
        self.server.words = ("--web", folder)
        self.server.start()
        self.assertEqual(self.server.get("/new"), b"<p>mine</p>")
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/./../secret.txt",
                     "//etc/passwd.txt", "/.hidden.txt"):
            self.assertEqual(self.error("GET", path)[0], 404)


if __name__ == "__main__":
    main()
