"""Writes one listing with Python 3.8 or newer, using only the standard library.

    WAREWORD_KEY=ww_api_… python3 python.py
"""

import json
import os
import sys
import time
import uuid
from urllib.error import HTTPError
from urllib.request import Request, urlopen

API = os.environ.get("WAREWORD_URL", "http://localhost:3000") + "/api/v1"


def call(path, body=None, headers=None):
    request = Request(
        API + path,
        data=None if body is None else json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["WAREWORD_KEY"],
            "Content-Type": "application/json",
            **(headers or {}),
        },
    )
    try:
        with urlopen(request, timeout=15) as response:
            return json.load(response)
    except HTTPError as response:
        error = json.load(response)["error"]
        sys.exit(f"{error['code']}: {error['message']}")


# The key makes it safe to send the request again if the response is lost.
job = call(
    "/jobs",
    body={
        "product_name": "Walnut Desk Organizer",
        "features": "Solid walnut\nSix compartments\nNon-slip cork base",
        "platform": "shopify",
    },
    headers={"Idempotency-Key": str(uuid.uuid4())},
)

while job["status"] in ("queued", "processing"):
    time.sleep(job["poll_after_ms"] / 1000)
    job = call("/jobs/" + job["job_id"])

print(json.dumps(job, indent=2, ensure_ascii=False))
if job["status"] != "complete":
    sys.exit(1)
