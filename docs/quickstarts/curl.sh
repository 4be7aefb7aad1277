#!/usr/bin/env bash
# Writes one listing with curl:
#   WAREWORD_KEY=ww_api_… bash curl.sh
set -euo pipefail

api="${WAREWORD_URL:-http://localhost:3000}/api/v1"

# Sends a request and prints the response. An error response goes to stderr and ends the script.
call() {
  local body
  if ! body=$(curl -sS --fail-with-body --max-time 15 \
    -H "Authorization: Bearer $WAREWORD_KEY" -H 'Content-Type: application/json' "$@"); then
    echo "$body" >&2
    return 1
  fi
  echo "$body"
}

# Reads a string of the job; the listing comes last, so the first match is the job's own.
field() {
  sed -E "s/^[^{]*\{.*\"$1\":\"([^\"]*)\".*/\1/" <<<"${2%%,\"listing\"*}"
}

# The key makes it safe to send the request again if the response is lost.
job=$(call "$api/jobs" -H "Idempotency-Key: $(date +%s)-$$-$RANDOM" -d '{
  "product_name": "Walnut Desk Organizer",
  "features": "Solid walnut\nSix compartments\nNon-slip cork base",
  "platform": "shopify"
}')

# Reads a number from the job's JSON.
number() {
  sed -E "s/^.*\"$1\":([0-9]+).*/\1/" <<<"${2%%,\"listing\"*}"
}

while [[ $(field status "$job") =~ ^(queued|processing)$ ]]; do
  sleep "$(awk "BEGIN { print $(number poll_after_ms "$job") / 1000 }")"
  job=$(call "$api/jobs/$(field job_id "$job")")
done

echo "$job"
[[ $(field status "$job") == complete ]]
