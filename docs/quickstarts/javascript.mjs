// Writes one listing with Node 20 or newer:
//   WAREWORD_KEY=ww_api_… node javascript.mjs
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const api = `${process.env.WAREWORD_URL ?? 'http://localhost:3000'}/api/v1`;

async function call(path, { headers, ...options } = {}) {
  const response = await fetch(api + path, {
    ...options,
    headers: {
      Authorization: `Bearer ${process.env.WAREWORD_KEY}`,
      'Content-Type': 'application/json',
      ...headers,
    },
    signal: AbortSignal.timeout(15_000),
  });
  const body = await response.json();
  if (!response.ok) throw new Error(`${body.error.code}: ${body.error.message}`);
  return body;
}

// The key makes it safe to send the request again if the response is lost.
let job = await call('/jobs', {
  method: 'POST',
  headers: { 'Idempotency-Key': randomUUID() },
  body: JSON.stringify({
    product_name: 'Walnut Desk Organizer',
    features: 'Solid walnut\nSix compartments\nNon-slip cork base',
    platform: 'shopify',
  }),
});

while (job.status === 'queued' || job.status === 'processing') {
  await sleep(job.poll_after_ms);
  job = await call(`/jobs/${job.job_id}`);
}

console.log(JSON.stringify(job, null, 2));
if (job.status !== 'complete') process.exitCode = 1;
