import { POLL_AFTER_MS, REQUEST_LIMITS, type ErrorCode } from '@wareword/shared-schema';
import type { Plans } from '../../../config.ts';
import { MAX_KEYS } from '../../../tokens/index.ts';
import { html, type Html } from '../html.ts';
import { code, layout } from '../layout.ts';

/** What the page tells of this installation. */
export interface StartFacts {
  /** `{api_url}`, as callers type it. */
  readonly apiUrl: string;
  readonly plans: Plans;
  readonly rateLimitPerMinute: number;
}

/** `/docs`: from nothing to the first listing, and what to know after that. */
export function startPage(facts: StartFacts): Html {
  return layout({
    title: 'Start',
    description: 'Write your first product listing over the API, with curl.',
    chapter: '/docs',
    body: html`<h1>Write listings over the API</h1>
      <p>
        One call turns product details into a listing for Amazon, Shopify or WooCommerce: title,
        bullets, description, keywords and scores. The base address is <code>${facts.apiUrl}</code>;
        bodies and answers are JSON.
      </p>
      ${firstCall(facts)} ${jobs(facts)} ${limits(facts)}
      <h2>Errors</h2>
      <p>
        What is not 2xx has a body <code>{"error": {"code", "message"}}</code>. Branch on
        <code>code</code>. A request that is refused costs no credit, and a failed job gives its
        credit back. ${errorLink('rate_limited')}, ${errorLink('internal_error')} and
        ${errorLink('service_unavailable')} are worth another try;
        <a href="/docs/errors">all codes</a> with cause and remedy are listed.
      </p>
      <h2>Versions</h2>
      <p>
        Fields and accepted values may be added within v1, so ignore what you do not know. Nothing
        is removed or renamed: <a href="/docs/versions">how versions live and end</a>.
      </p>
      <h2>Stores</h2>
      <p>
        A plugin for a store needs no API key: its owner approves the store on
        <code>/connect</code>, and the plugin exchanges the one-time code for a token, on every
        plan. See “Connect” in the <a href="/docs/reference">API reference</a>.
      </p>`,
  });
}

function firstCall({ apiUrl }: StartFacts): Html {
  return html`<h2>Authentication</h2>
    <p>
      Every request carries a token: <code>Authorization: Bearer &lt;ACCESS_TOKEN&gt;</code>. On the
      Agency plan you <a href="/keys">make an API key</a> in the dashboard. It is shown once; keep
      it where you keep passwords. Give each program a key of its own, so that you can revoke one
      without the others; a workspace can have ${MAX_KEYS}.
    </p>
    ${code(`export WW_TOKEN="ww_api_…"\ncurl ${apiUrl}/me -H "Authorization: Bearer $WW_TOKEN"`, 'Read the account with curl')}
    <p>The answer tells plan, credits left, and the brands that you can write for.</p>
    <h2>The first listing</h2>
    <p>
      <code>POST /generate</code> keeps the request open until the listing is written, typically 15
      to 35 seconds. Use a timeout of at least 60.
    </p>
    ${code(
      `curl ${apiUrl}/generate \\
  -H "Authorization: Bearer $WW_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "product_name": "Walnut Desk Organizer",
    "features": "Solid walnut, six compartments, cork base",
    "platform": "shopify"
  }'`,
      'Write a listing with curl',
    )}
    <p>It costs one credit and is saved to your history.</p>`;
}

function jobs({ apiUrl }: StartFacts): Html {
  return html`<h2>Many listings: jobs</h2>
    <p><code>POST /jobs</code> takes the same body and answers at once, with status 202.</p>
    ${code(
      `curl ${apiUrl}/jobs \\
  -H "Authorization: Bearer $WW_TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: order-1042" \\
  -d '{"product_name": "Walnut Desk Organizer", "features": "Solid walnut"}'`,
      'Queue a job with curl',
    )}
    <h3>Idempotency</h3>
    <p>
      With an <code>Idempotency-Key</code> (any text of yours, up to
      ${REQUEST_LIMITS.idempotency_key} characters) you can repeat a request whose answer you did
      not get: within 24 hours the same key answers with the same job and costs nothing.
    </p>
    <h3>Polling</h3>
    <p>
      Ask for the job at its <code>poll_url</code> every <code>poll_after_ms</code> milliseconds,
      now ${POLL_AFTER_MS}. Polls do not count against the rate. A 200 is no success yet: read
      <code>status</code>, which is <code>queued</code>, <code>processing</code>,
      <code>complete</code> or <code>failed</code>. A job that nobody polls for 20 minutes fails
      with ${errorLink('job_expired')}.
    </p>
    ${code(`curl ${apiUrl}/jobs/<JOB_ID> -H "Authorization: Bearer $WW_TOKEN"`, 'Poll a job with curl')}`;
}

function limits({ plans, rateLimitPerMinute }: StartFacts): Html {
  const fields = Object.entries(REQUEST_LIMITS).filter(([name]) => name !== 'idempotency_key');
  return html`<h2>Limits</h2>
    <ul>
      <li>
        ${rateLimitPerMinute} requests in any 60 seconds for each token; past that
        ${errorLink('rate_limited')} with <code>Retry-After</code>. Polls, lists of jobs and
        <code>GET /me</code> are free.
      </li>
      <li>
        Listings a calendar month (UTC): ${number(plans.free.limit)} on Free,
        ${number(plans.pro.limit)} on Pro, ${number(plans.agency.limit)} on Agency, shared by the
        dashboard, API keys and stores.
      </li>
      <li>A body of at most 64 KiB, and in it:</li>
    </ul>
    <div class="table" tabindex="0" role="region" aria-label="Length of fields">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Characters</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map(
            ([name, limit]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${number(limit)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function number(count: number): string {
  return count.toLocaleString('en');
}

function errorLink(name: ErrorCode | 'job_expired'): Html {
  return html`<a href="/docs/errors/${name}"><code>${name}</code></a>`;
}
