import {
  MAX_BATCH_ITEMS,
  MAX_BODY_BYTES,
  REQUEST_LIMITS,
  type ErrorCode,
} from '@wareword/shared-schema';
import { formatCount, formatDuration, formatNumber } from '@wareword/shared-schema/format';
import type { Config, Plans } from '../../../config.ts';
import { MAX_KEYS } from '../../../tokens/index.ts';
import { html, type Html } from '../../../html.ts';
import { STREAM_LIMITS } from '../../v1/event-streams.ts';
import { code, type DocsPage } from '../layout.ts';
import { detailsSection } from './details-section.ts';
import { programsSection } from './programs-section.ts';
import { webhooksSection } from './webhooks-section.ts';

/** What the page needs to know about this server. */
export interface StartPageSettings {
  /** `{api_url}`, as callers type it. */
  readonly apiUrl: string;
  readonly plans: Plans;
  readonly rateLimitPerMinute: number;
  readonly writer: Config['writer'];
  readonly jobs: {
    readonly expiryMs: number;
    readonly idempotencyTtlMs: number;
    readonly pollAfterMs: number;
  };
}

/** `/docs`: how to write the first listing, and what to know after that. */
export function startPage(settings: StartPageSettings): DocsPage {
  return {
    title: 'Quickstart',
    description:
      'Generate your first product listing with the API and curl, JavaScript, Python or PHP.',
    path: '/docs',
    body: html`<h1>Quickstart</h1>
      <p>
        This page is for developers. To write and publish listings without code, read
        <a href="/docs/shop-owners">For store owners</a>.
      </p>
      <p>
        One call turns product details into a listing for Amazon, Shopify or WooCommerce: title,
        bullets, description, keywords and scores. The base URL is <code>${settings.apiUrl}</code>.
        Requests and responses are JSON.
      </p>
      ${firstCall(settings)} ${jobs(settings)} ${programsSection(settings)}
      ${webhooksSection(settings)} ${batches(settings)} ${savedListings(settings)}
      ${audits(settings)} ${brands(settings)} ${limits(settings)}
      <h2 id="errors">Errors</h2>
      <p>
        Every non-2xx response has the body <code>{"error": {"code", "message"}}</code>. Branch on
        <code>code</code>. Failed requests and failed jobs don't use a listing. You can retry
        ${errorLink('rate_limited')}, ${errorLink('internal_error')} and
        ${errorLink('service_unavailable')}. See <a href="/docs/errors">all error codes</a>, with
        causes and fixes.
      </p>
      <h2 id="versions">Versions</h2>
      <p>
        We may add fields and accepted values to v1, so ignore anything you don't recognize. Within
        v1, we never remove or rename anything. See <a href="/docs/versions">versioning</a>.
      </p>
      <h2 id="stores">Stores</h2>
      <p>
        Store apps don't need an API key. The store's owner approves the connection on
        <code>/connect</code>, and the app exchanges a one-time code for a token. This works on
        every plan. See "Connect" in the <a href="/docs/reference">API reference</a>.
      </p>`,
  };
}

function firstCall({ apiUrl, writer }: StartPageSettings): Html {
  return html`<h2 id="authentication">Authentication</h2>
    <p>
      Send a token with every request: <code>Authorization: Bearer &lt;ACCESS_TOKEN&gt;</code>. On
      the Agency plan, you can <a href="/keys">create an API key</a> in the dashboard. We show it
      only once, so store it securely. Create a separate key for each app, so that you can revoke
      one without affecting the others. A workspace can have up to ${formatCount(MAX_KEYS, 'key')}.
    </p>
    ${code(`export WAREWORD_KEY="ww_api_…"\ncurl ${apiUrl}/me -H "Authorization: Bearer $WAREWORD_KEY"`, 'Fetch your account with curl')}
    <p>The response includes your plan, listings left and brands.</p>
    <h2 id="generate-a-listing">Generate a listing</h2>
    <p>
      <code>POST /generate</code> responds when the listing is ready, typically
      ${writer === 'embedded' ? 'in well under a second' : 'after 15 to 35 seconds'}. Set a timeout
      of at least 60 seconds.
    </p>
    ${code(
      `curl ${apiUrl}/generate \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{
    "product_name": "Walnut Desk Organizer",
    "features": "Solid walnut, six compartments, cork base",
    "platform": "shopify"
  }'`,
      'Generate a listing with curl',
    )}
    <p>It uses one of your monthly listings and is saved to your history.</p>
    ${detailsSection()}`;
}

function jobs({ apiUrl, jobs: settings }: StartPageSettings): Html {
  return html`<h2 id="generate-in-the-background">Generate in the background</h2>
    <p>
      <code>POST /jobs</code> takes the same body, queues the listing and responds immediately with
      status 202.
    </p>
    ${code(
      `curl ${apiUrl}/jobs \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: order-1042" \\
  -d '{"product_name": "Walnut Desk Organizer", "features": "Solid walnut"}'`,
      'Queue a job with curl',
    )}
    <h3 id="idempotency">Idempotency</h3>
    <p>
      Send an <code>Idempotency-Key</code> (any string of up to
      ${formatCount(REQUEST_LIMITS.idempotency_key, 'character')}) to retry safely if you don't get
      a response. For ${formatDuration(settings.idempotencyTtlMs / 1000)}, the same key returns the
      same job and uses no further listing. <code>POST /generate</code> takes a key too: the same
      key returns the same listing, and ${errorLink('request_in_progress')} while the first request
      is still in progress.
    </p>
    <h3 id="polling">Polling</h3>
    <p>
      Poll the job's <code>poll_url</code> every <code>poll_after_ms</code> milliseconds (currently
      ${formatNumber(settings.pollAfterMs)}). Polling doesn't count toward your rate limit. A 200
      doesn't mean the job succeeded. Check <code>status</code>: <code>queued</code>,
      <code>processing</code>, <code>complete</code> or <code>failed</code>. A job that isn't polled
      for ${formatDuration(settings.expiryMs / 1000)} fails with ${errorLink('job_expired')}.
    </p>
    ${code(`curl ${apiUrl}/jobs/<JOB_ID> -H "Authorization: Bearer $WAREWORD_KEY"`, 'Poll a job with curl')}
    <h3 id="events">Events instead of polling</h3>
    <p>
      To find out as soon as a listing is ready, follow its job. You get server-sent events: one
      with the current job, and one after each change, until it is complete or failed. A job doesn't
      expire while you listen. <code>GET /batches/{id}/events</code> does the same for a batch, and
      our JavaScript client's <code>wait</code> uses both.
    </p>
    ${code(`curl -N ${apiUrl}/jobs/<JOB_ID>/events -H "Authorization: Bearer $WAREWORD_KEY"`, 'Follow a job with curl')}
    <p>
      A stream can end early, for example when we update the service. Reconnect with the last
      event's <code>id</code> as <code>Last-Event-ID</code>, or poll. Plan for at most
      ${formatNumber(STREAM_LIMITS.perWorkspace)} open streams in your workspace. That is the limit
      for each process of the service.
    </p>`;
}

function batches({ apiUrl }: StartPageSettings): Html {
  return html`<h2 id="write-a-catalog">Write a whole catalog</h2>
    <p>
      On plans with bulk writing, <code>POST /batches</code> queues up to
      ${formatCount(MAX_BATCH_ITEMS, 'listing')} and counts as one request toward your rate limit.
      Send the requests as JSON, or one per line as <code>application/jsonl</code>:
    </p>
    ${code(
      `curl "${apiUrl}/batches?partial=true" \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/jsonl" \\
  -H "Idempotency-Key: catalog-2026-11-22" \\
  --data-binary @products.jsonl`,
      'Create a batch with curl',
    )}
    <p>
      With <code>partial=true</code>, invalid requests and those over your monthly limit are
      rejected individually; without it, a single one causes the whole batch to be rejected. Poll
      <code>GET /batches/{id}</code> until <code>status</code> is <code>complete</code>, then read
      its items page by page. <code>POST /batches/{id}/cancel</code> cancels the jobs that are still
      queued, and they don't count toward your plan.
    </p>
    <p>
      To use listings only for what changed, send each product with its
      <code>external_ref</code> and <code>"if_changed": true</code>. If a listing was already
      written from the same details, you get that one for free.
    </p>`;
}

function savedListings({ apiUrl }: StartPageSettings): Html {
  return html`<h2 id="saved-listings">Read and change listings</h2>
    <p>
      <code>GET /listings</code> returns every listing of your workspace, newest first, wherever it
      was written. Filter by <code>platform</code>, <code>external_ref</code>,
      <code>brand_id</code> or time, and follow <code>next_cursor</code> until it is
      <code>null</code>:
    </p>
    ${code(
      `curl "${apiUrl}/listings?platform=shopify&created_after=2026-11-01" \\
  -H "Authorization: Bearer $WAREWORD_KEY"`,
      'List listings with curl',
    )}
    <p>
      To edit a listing, send the new text with the <code>revision</code> you read, so you don't
      overwrite someone else's edit. The dashboard keeps every version:
    </p>
    ${code(
      `curl -X PATCH ${apiUrl}/listings/<LISTING_ID> \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"listing": {"title": "Walnut Desk Organizer"}, "revision": 1}'`,
      'Change a listing with curl',
    )}
    <p>
      <code>DELETE /listings/{id}</code> deletes one, and
      <code>POST /listings/{id}/restore</code> brings it back within 30 days.
    </p>`;
}

function audits({ apiUrl }: StartPageSettings): Html {
  return html`<h2 id="audits">Check a listing</h2>
    <p>
      <code>POST /audits</code> compares any text with your product details. It returns claims that
      the details don't support, broken platform rules, and scores. It's free, but counts toward the
      rate limit:
    </p>
    ${code(
      `curl -X POST ${apiUrl}/audits \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"product_name": "Walnut Desk Organizer", "features": "Solid walnut", "platform": "shopify",
       "listing": {"description": "Solid walnut with two drawers."}}'`,
      'Audit a listing with curl',
    )}`;
}

function brands({ apiUrl }: StartPageSettings): Html {
  return html`<h2 id="brands">Set up a brand</h2>
    <p>
      A brand gives your listings a name and a style. Product details that contain words to avoid
      are left out; details that contain words to use come first. None of this is treated as a fact
      about a product.
    </p>
    ${code(
      `curl -X POST ${apiUrl}/brands \\
  -H "Authorization: Bearer $WAREWORD_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"name": "Northwood", "voice": "Calm and plain.", "words_to_avoid": ["cheap"]}'`,
      'Create a brand with curl',
    )}
    <p>
      Your first brand becomes the active one, which is used unless a request names another with
      <code>brand_id</code>. <code>POST /brands/{id}/activate</code> makes another one active.
    </p>`;
}

function limits({ plans, rateLimitPerMinute }: StartPageSettings): Html {
  const fields = Object.entries(REQUEST_LIMITS).filter(([name]) => name !== 'idempotency_key');
  return html`<h2 id="limits">Limits</h2>
    <ul>
      <li>
        Rate limit: ${formatCount(rateLimitPerMinute, 'request')} per minute for each token. Over
        the limit, you get ${errorLink('rate_limited')} with a <code>Retry-After</code> header. Only
        <code>POST /generate</code>, <code>/jobs</code>, <code>/batches</code>,
        <code>/audits</code> and <code>/brands/voice</code> count.
      </li>
      <li>
        Listings per calendar month (UTC): ${formatNumber(plans.free.limit)} on Free,
        ${formatNumber(plans.pro.limit)} on Pro, ${formatNumber(plans.agency.limit)} on Agency,
        shared by the dashboard, API and stores.
      </li>
      <li>Request body: up to ${MAX_BODY_BYTES / 1024} KB, with these field limits:</li>
    </ul>
    <div class="table" tabindex="0" role="region" aria-label="Field limits">
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Max. characters</th>
          </tr>
        </thead>
        <tbody>
          ${fields.map(
            ([name, limit]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${formatNumber(limit)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
}

function errorLink(name: ErrorCode | 'job_expired'): Html {
  return html`<a href="/docs/errors/${name}"><code>${name}</code></a>`;
}
