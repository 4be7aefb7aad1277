"""Receives webhooks with Python 3.8 or newer, using only the standard library.

    WAREWORD_WEBHOOK_SECRET=whsec_… PORT=8000 python3 webhooks.py
"""

import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

KEY = base64.b64decode(os.environ["WAREWORD_WEBHOOK_SECRET"].replace("whsec_", "", 1))


def verify(headers, body):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    # Reject old messages: they could be replays.
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    message = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(KEY, message, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # There are two signatures while a secret is being rotated.
    signatures = headers.get("webhook-signature", "").encode().split(b" ")
    return any(hmac.compare_digest(signature, expected) for signature in signatures)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        # The signature is of these bytes: parse them only afterward.
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not verify(self.headers, body):
            self.send_response(400)
            self.end_headers()
            return
        event = json.loads(body)
        # Save it under this ID, which is the same if it is sent again, and do slow work later.
        print(self.headers["webhook-id"], event["type"], json.dumps(event["data"]), flush=True)
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


address = ("127.0.0.1", int(os.environ.get("PORT", "8000")))
ThreadingHTTPServer(address, Receiver).serve_forever()
