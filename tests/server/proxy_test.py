"""The nginx configuration of docs/operation.md, word for word but for names, ports and files: a game
over TLS through it, and visitors who are counted by who they are.
"""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time

from client import PROGRAM, SOURCE, Closed, Player, ServerTest, main

NAME = "play.example.org"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


def guide():
    with open(os.path.join(SOURCE, "docs", "operation.md"), encoding="utf-8") as file:
        return re.search(r"```nginx\n(.*?)```", file.read(), re.DOTALL)[1]


class TlsPlayer(Player):
    @staticmethod
    def connect(server):
        return server.secure()


class ProxyTest(ServerTest):
    words = ("--host", NAME, "--trusted-proxy", "127.0.0.1",
             "--limit", "games_per_hour_of_address=2")

    def setUp(self):
        super().setUp()
        folder = self.server.folder.name
        self.plain, self.port = free_port(), free_port()
        key, certificate = os.path.join(folder, "key.pem"), os.path.join(folder, "cert.pem")
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
                        "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                        "-keyout", key, "-out", certificate], check=True, capture_output=True)
        text = guide()
        for old, new in (("listen 80;", f"listen 127.0.0.1:{self.plain};"),
                         ("listen 443 ssl", f"listen 127.0.0.1:{self.port} ssl"),
                         (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", certificate),
                         (f"/etc/letsencrypt/live/{NAME}/privkey.pem", key),
                         ("127.0.0.1:8080", f"127.0.0.1:{self.server.port}")):
            self.assertIn(old, text)
            text = text.replace(old, new)
        temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in (
            "client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        path = os.path.join(folder, "nginx.conf")
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"daemon off;\nmaster_process off;\npid {folder}/nginx.pid;\n"
                       f"error_log {folder}/nginx.log;\nevents {{}}\n"
                       f"http {{\naccess_log off;\n{temporary}{text}}}\n")
        self.nginx = subprocess.Popen([NGINX, "-c", path, "-e", os.path.join(folder, "nginx.log")],
                                      stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        self.addCleanup(self.stop_nginx)
        self.trust = ssl.create_default_context(cafile=certificate)
        until = time.monotonic() + 20
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                self.assertIsNone(self.nginx.poll(), self.nginx.stderr.read()
                                  if self.nginx.poll() is not None else "")
                self.assertLess(time.monotonic(), until)
                time.sleep(0.1)

    def stop_nginx(self):
        self.nginx.terminate()
        self.nginx.wait(20)
        self.nginx.stderr.close()

    def secure(self):
        line = socket.create_connection(("127.0.0.1", self.port), timeout=30)
        return self.trust.wrap_socket(line, server_hostname=NAME)

    def ask(self, method, path, body=None, headers=None):
        """(status, headers, body)"""
        text = json.dumps(body).encode() if body is not None else b""
        lines = {"Host": NAME, "Connection": "close", "Content-Length": str(len(text)),
                 **(headers or {})}
        with self.secure() as line:
            line.sendall((f"{method} {path} HTTP/1.1\r\n" + "".join(
                f"{k}: {v}\r\n" for k, v in lines.items()) + "\r\n").encode() + text)
            got = b""
            while data := line.recv(1 << 16):
                got += data
        head, body = got.split(b"\r\n\r\n", 1)
        return int(head.split()[1]), head.decode().lower(), body

    def test_a_game_over_tls(self):
        status, head, _ = self.ask("GET", "/")
        self.assertEqual(status, 200)
        for name in ("strict-transport-security: max-age=", "content-security-policy: ",
                     "x-content-type-options: nosniff"):
            self.assertIn(name, head)
        created = self.server.new_game([{"kind": "here"}] * 2, seed="12")
        headers = {"Host": NAME, "Origin": f"https://{NAME}"}
        player = TlsPlayer(self, headers=headers)
        player.join(created["game"], [seat["token"] for seat in created["seats"]])
        for _ in range(4):
            player.play_turn(lambda options: options[0])
        player.close()
        with self.assertRaises(Closed):
            TlsPlayer(self, headers={"Host": NAME, "Origin": "https://evil.example"})
        self.assertEqual(self.ask("GET", "/metrics")[0], 404)
        self.assertEqual(self.ask("GET", "/healthz")[0], 200)
        status, head, _ = self.plain_request()
        self.assertEqual(status, 301)
        self.assertIn(f"location: https://{NAME}/new", head)

    def plain_request(self):
        with socket.create_connection(("127.0.0.1", self.plain), timeout=30) as line:
            line.sendall(f"GET /new HTTP/1.1\r\nHost: {NAME}\r\nConnection: close\r\n\r\n".encode())
            head = line.recv(4096).decode().lower()
        return int(head.split()[1]), head, b""

    def test_visitors_cannot_pretend_to_be_others(self):
        form = {"rules": {"edition": "C3", "sets": [], "options": []}, "undo": True, "helps": {},
                "seats": [{"kind": "here"}] * 2}
        codes = [self.ask("POST", "/api/games", form, {"X-Forwarded-For": f"203.0.113.{n}"})[0]
                 for n in range(4)]
        self.assertEqual(codes, [201, 201, 429, 429])  # nginx says it is all one visitor


if __name__ == "__main__":
    if PROGRAM and (NGINX is None or shutil.which("openssl") is None):
        print("nginx or openssl is not installed: the guide's configuration was not tried.")
        sys.exit(77)
    main()
