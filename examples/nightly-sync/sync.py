"""Writes listings for a whole catalog every night, but only for products that changed.

    WAREWORD_KEY=ww_api_… python3 sync.py products.csv listings/

Reads a CSV file with a column `sku` and the fields of `POST /jobs` (`product_name`, `features`,
`platform`, `category`, …), and writes one JSON file per product. Products are sent in batches with
`if_changed`, so a product whose row is the same as when its listing was written uses no listing.

It can be stopped and started again at any time: within 24 hours the same rows are the same batches,
which are not created a second time. Python 3.8 or newer, standard library only.
"""

import csv
import hashlib
import json
import os
import sys
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import Request, urlopen

API = os.environ.get("WAREWORD_URL", "http://localhost:3000") + "/api/v1"

#: Requests per batch, and bytes: the API takes up to 1,000 and 2 MiB. Larger batches mean fewer requests,
#: of which a key has 10 a minute.
MAX_ITEMS = 1_000
MAX_BYTES = 1_900_000

MAX_ATTEMPTS = 6

FIELDS = (
    "product_name features platform tone category price customer competitors brand_id locale".split()
)


def main(products_file, folder):
    folder.mkdir(parents=True, exist_ok=True)
    totals = {"written": 0, "unchanged": 0, "failed": 0}
    batches = [send(requests) for requests in chunks(read_products(products_file))]
    for batch_id in batches:
        wait(batch_id)
        for item in items(batch_id):
            totals[save(item, folder)] += 1
    print(json.dumps(totals))
    return 1 if totals["failed"] else 0


def read_products(file):
    with open(file, newline="", encoding="utf-8-sig") as rows:
        reader = csv.DictReader(rows)
        if "sku" not in (reader.fieldnames or ()):
            sys.exit(f"{file} has no column sku")
        for row in reader:
            request = {name: row[name] for name in FIELDS if row.get(name)}
            yield {**request, "external_ref": row["sku"], "if_changed": True}


def chunks(requests):
    chunk, size = [], 0
    for request in requests:
        length = len(json.dumps(request)) + len(", ")
        if chunk and (len(chunk) == MAX_ITEMS or size + length > MAX_BYTES):
            yield chunk
            chunk, size = [], 0
        chunk.append(request)
        size += length
    if chunk:
        yield chunk


def send(requests):
    """Creates a batch. The key is made from its content, so retrying doesn't create a duplicate."""
    body = json.dumps({"requests": requests}).encode()
    key = time.strftime("%Y-%m-%d-", time.gmtime()) + hashlib.sha256(body).hexdigest()
    # partial: a bad row, or the end of the monthly listings, does not hold up the others.
    return call("/batches?partial=true", body, {"Idempotency-Key": key})["batch_id"]


def wait(batch_id):
    while True:
        batch = call(f"/batches/{quote(batch_id)}?limit=1")
        if batch["status"] == "complete":
            return
        time.sleep(batch.get("poll_after_ms", 3000) / 1000)


def items(batch_id):
    cursor = "0"
    while cursor is not None:
        page = call(f"/batches/{quote(batch_id)}?limit=100&cursor={quote(cursor)}")
        yield from page["items"]
        cursor = page["next_cursor"]


def save(item, folder):
    job, ref = item.get("job"), item.get("external_ref", "")
    error = item.get("error") or (job or {}).get("error")
    if error:
        print(f"{ref}: {error['code']}: {error['message']}", file=sys.stderr)
        return "failed"
    path = folder / (quote(ref, safe="") + ".json")
    text = json.dumps(job["listing"], indent=2, ensure_ascii=False)
    # Sending the same rows again today returns the earlier batch, whose items don't say unchanged.
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return "unchanged"
    # Written beside and moved into place, so that a reader never sees half a file.
    part = path.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)
    return "unchanged" if item.get("unchanged") else "written"


def call(path, body=None, headers=None):
    """Calls the API. Every call here can be repeated: reads, and batches by their key."""
    for attempt in range(1, MAX_ATTEMPTS + 1):
        request = Request(
            API + path,
            data=body,
            headers={
                "Authorization": "Bearer " + os.environ["WAREWORD_KEY"],
                "Content-Type": "application/json",
                **(headers or {}),
            },
        )
        try:
            with urlopen(request, timeout=30) as response:
                return json.load(response)
        except HTTPError as response:
            pause = float(response.headers.get("Retry-After") or 2**attempt)
            reason = reason_of(response)
            if response.code not in (429, 500, 502, 503, 504):
                sys.exit(reason)
        except (URLError, OSError) as problem:
            pause, reason = 2**attempt, str(problem)
        if attempt < MAX_ATTEMPTS:
            time.sleep(pause)
    sys.exit(reason)


def reason_of(response):
    try:
        error = json.load(response)["error"]
        return f"{error['code']}: {error['message']}"
    except (ValueError, KeyError, TypeError):
        # A proxy on the way answered.
        return f"status {response.code}"


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python3 sync.py PRODUCTS.csv FOLDER")
    sys.exit(main(sys.argv[1], Path(sys.argv[2])))
