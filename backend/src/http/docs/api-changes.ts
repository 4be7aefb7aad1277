/** One release of API changes. */
export interface ApiChange {
  /** Anchor on the page: `/changelog#<id>`. */
  readonly id: string;
  readonly title: string;
  /** Each is a sentence or a phrase; `code` is between backticks. */
  readonly added: readonly string[];
}

/**
 * API changes within v1, newest first: the source of `/changelog`. Changes for operators are in
 * CHANGELOG.md.
 */
export const API_CHANGES: readonly ApiChange[] = [
  {
    id: 'store-taken',
    title: 'Connecting a store that is connected to another workspace',
    added: [
      'If a store is connected to another workspace, `POST /connect/exchange` returns the new code 403 `store_taken` instead of 400 `invalid_code`, which stays the code for unknown, expired and used codes.',
    ],
  },
  {
    id: 'tips-by-language',
    title: 'Tips in four languages',
    added: [
      '`POST /generate`, `GET /jobs/{id}` and `GET /listings/{id}` with `?include=tips` also return `tips`: `pro_tip` in English, German, French and Spanish.',
    ],
  },
  {
    id: 'cancellation-limits',
    title: 'Limits on canceling',
    added: [
      "In 24 hours, a workspace can cancel 1,000 jobs that haven't been started. 20 canceled listings of a batch count as one. After that, `POST /jobs/{id}/cancel` and `POST /batches/{id}/cancel` return 409 `job_in_progress`.",
      'A job that waits for another attempt counts as started: a workspace can cancel ten such jobs in 24 hours.',
    ],
  },
  {
    id: 'token-revocation',
    title: 'Clients can revoke their own tokens',
    added: [
      "`POST /oauth/revoke` (RFC 7009), outside of `/api/v1`, revokes the token of a store or an agent, for example one that you couldn't save.",
    ],
  },
  {
    id: 'limits-per-workspace',
    title: 'Limits per workspace',
    added: [
      'A workspace can have 200 open event streams per process of the service, across all of its tokens. Plan for 200 in total. Previously, the limit was 100 per token.',
      'A workspace can have 500 connected stores.',
    ],
  },
  {
    id: 'audits-in-turn',
    title: 'Audits run one at a time',
    added: [
      "A workspace's audits run one at a time, whichever token sent them. If 20 are already waiting, `POST /audits` returns 429 `rate_limited`.",
    ],
  },
  {
    id: 'long-pages',
    title: 'Pages of long listings',
    added: [
      'A page of `GET /listings`, `GET /jobs` or `GET /batches/{id}` ends after about 2 MB of listings, even if it has fewer than `limit` entries. Follow `next_cursor` as before.',
      'Batches that use no listings can have up to 100,000 requests in any 24 hours.',
    ],
  },
  {
    id: 'webhook-test',
    title: 'Test events for webhooks',
    added: [
      '`POST /webhooks/{id}/test` sends an endpoint a signed `webhook.test` event, and returns how it responded and how long that took.',
    ],
  },
  {
    id: 'learned-voice',
    title: "Learn a brand's voice from writing samples",
    added: [
      "`POST /brands/voice` suggests a `voice` and `words_to_use` for a brand from up to 5 writing samples that sound like it. It learns only how they are written, saves nothing, and doesn't count toward your monthly listings.",
    ],
  },
  {
    id: 'agent-sign-in',
    title: 'Agents sign in with OAuth',
    added: [
      'The MCP server supports OAuth: an agent opens a page on which you approve it, so you no longer have to paste an API key. `token.scope` can be `agent`: such a token works only with the MCP server.',
      "Agents can describe themselves at the https URL that is their `client_id`; they then don't need to register.",
    ],
  },
  {
    id: 'images',
    title: 'Alt text for images',
    added: [
      '`images` in a request for a listing: up to 5 URLs. The listing has `image_alts`, with alt text for each image, and `image_problems`, with a reason for each image without one.',
      '`images_as_facts`: what a model reads in the images counts as product details, and is returned in `image_facts`.',
    ],
  },
  {
    id: 'sent-listings',
    title: 'Listings sent to a store',
    added: [
      "`GET /listings?sent=true` returns the listings that were sent from the dashboard to the token's store, and `POST /listings/{id}/take` acknowledges one. Both are free.",
    ],
  },
  {
    id: 'change-limit',
    title: 'Limit for changes to listings',
    added: [
      '`PATCH /listings/{id}` returns `rate_limited` after 120 changes per person per minute.',
    ],
  },
  {
    id: 'locale',
    title: 'Locale',
    added: [
      '`locale` in a request for a listing: the language and spelling of the words that the writer adds, such as `en-GB`. It must match the language of `features`.',
    ],
  },
  {
    id: 'variants',
    title: 'Variants',
    added: [
      '`variants` in a request for a listing: up to 5 names with their values, such as colors and sizes. The listing says that buyers can choose, and never presents one value as a fact about the product.',
    ],
  },
  {
    id: 'keywords',
    title: 'Keywords',
    added: [
      '`keywords` in a request for a listing: up to 20 phrases that shoppers search for. Those that the product details support are placed in the listing.',
      '`keyword_placements` in the listing and in audits: the fields that contain each keyword, or why none does.',
    ],
  },
  {
    id: 'attributes',
    title: 'Attributes and banned words',
    added: [
      "`attributes` in a request for a listing: up to 50 facts as names and values, which don't count toward the limit of `features`. `json_ld` includes them as `additionalProperty`.",
      '`banned_words`: words to keep out of this listing, in addition to the ones its brand avoids.',
    ],
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    added: [
      "`POST /webhooks` notifies your URL when a job completes or fails, a batch ends, 80% or 100% of the month's listings are used, or a store is disconnected. Webhooks are signed according to the Standard Webhooks specification, and retried for a day if your server is down.",
      "A job doesn't expire while an endpoint is subscribed to `job.completed`.",
      '`GET /webhooks/{id}/deliveries` and `POST /webhook-deliveries/{id}/resend`: see the deliveries of the last 30 days, and resend any of them.',
    ],
  },
  {
    id: 'mcp',
    title: 'MCP server',
    added: [
      'An MCP server at `/mcp`: with an API key, agents can generate, wait for, list, read and audit listings, and read usage and brands. No tool publishes to a store.',
    ],
  },
  {
    id: 'event-streams',
    title: 'Event streams',
    added: [
      "`GET /jobs/{id}/events` and `GET /batches/{id}/events`: server-sent events that tell you as soon as a listing is ready. A job doesn't expire while you listen.",
    ],
  },
  {
    id: 'edited-listings',
    title: 'Edited listings',
    added: [
      'A listing that was edited in the dashboard is returned with its current text. `edited_at`, `edited_fields` and `broken_rules` say what was changed, and which platform rules it now breaks.',
      'A job whose listing was deleted in the dashboard returns `job_not_found`.',
    ],
  },
  {
    id: 'audits',
    title: 'Audits of any listing',
    added: [
      "`POST /audits` checks any listing against product details, and returns unsupported claims with their positions, broken rules and scores. It's free.",
    ],
  },
  {
    id: 'brands',
    title: 'Brands in the API',
    added: [
      '`GET /brands`, `POST /brands`, `GET` and `PATCH /brands/{id}`, and `POST /brands/{id}/activate`, `/archive` and `/restore`. Error codes `brand_not_found`, `brand_name_taken` and `brand_limit_reached`.',
      'A brand has `voice`, `audience`, `words_to_use` and `words_to_avoid`, which its new listings follow. Only models use `voice` and `audience`.',
    ],
  },
  {
    id: 'product-data',
    title: 'Product data for your pages and Merchant Center',
    added: [
      "`include=json_ld` and `include=google` on `POST /generate`, `GET /jobs/{id}` and `GET /listings/{id}`: a schema.org Product, and Merchant Center's `structured_title` and `structured_description`.",
    ],
  },
  {
    id: 'lists',
    title: 'Listings in the API, and paginated lists',
    added: [
      '`GET /listings` and `GET /listings/{id}`: every listing of the workspace, from the API, the dashboard, bulk runs and stores.',
      '`PATCH /listings/{id}` edits a listing, `DELETE /listings/{id}` deletes it, and `POST /listings/{id}/restore` brings it back. Error codes `listing_not_found` and `listing_changed`.',
      '`GET /jobs` has `cursor` and `next_cursor`, and filters: `status`, `platform`, `external_ref`, `brand_id`, `created_after` and `created_before`.',
    ],
  },
  {
    id: 'batches',
    title: 'Batches, and no listing used for unchanged products',
    added: [
      "`if_changed` with `external_ref` on `POST /jobs` and in batches: a product that hasn't changed returns its earlier job, with `unchanged`, and uses no listing.",
      '`POST /batches`: up to 1,000 listings with one request, as JSON or JSON Lines, on plans with bulk writing. `partial=true` writes those that can be accepted.',
      '`GET /batches/{id}` and `POST /batches/{id}/cancel`. Error code `batch_not_found`.',
    ],
  },
  {
    id: 'safe-retries',
    title: 'Safe retries of POST /generate, and canceling jobs',
    added: [
      'An `Idempotency-Key` on `POST /generate`: the same key returns the same listing without using another one of your monthly listings. While the first request is in progress, a second one gets `request_in_progress` with `Retry-After`.',
      "`POST /jobs/{id}/cancel`: the job fails with `job_cancelled` and doesn't count toward your plan. Error code `job_in_progress`.",
    ],
  },
  {
    id: 'store-transfers',
    title: 'Stores connected to another workspace',
    added: [
      'To connect a store that is connected to another workspace, you must prove that it is yours. Otherwise `POST /connect/exchange` returns `invalid_code` (since replaced by `store_taken`).',
      'Trusted store apps: `client_id` on the connect page, and `client_id` and `client_secret` in the exchange.',
      'Using a connect code twice revokes its token. A `code_verifier` without a `code_challenge` is rejected with `invalid_code`.',
      'If a client disconnects from `POST /generate` more than ten times in 24 hours, further listings are completed and count toward your plan.',
      'After ten listings in 24 hours that the model refused to write, the rule-based writer takes over for that workspace; `writer` says so.',
    ],
  },
  {
    id: 'transport-codes',
    title: 'HTTP error codes and rate limit headers',
    added: [
      'Error codes `not_found`, `method_not_allowed`, `https_required`, `malformed_request`, `request_timeout`, `headers_too_large` and `service_unavailable`.',
      '`RateLimit-Policy` and `RateLimit` headers on rate-limited endpoints, and `X-Request-Id` on every response.',
      'The header `Idempotent-Replayed: true` when an `Idempotency-Key` returns an existing job, listing or batch.',
      'PKCE for the connect flow: `code_challenge` and `code_challenge_method` on the connect page, and `code_verifier` in the exchange.',
      'An OpenAPI 3.1 document at `/api/v1/openapi.json`.',
    ],
  },
  {
    id: 'jobs-and-stores',
    title: 'Jobs, account and connected stores',
    added: [
      '`POST /jobs`, `GET /jobs` and `GET /jobs/{id}`, with idempotency keys.',
      '`GET /me`: your plan, remaining listings, token and brands.',
      'The connect flow and `POST /connect/exchange`. Connected stores work on every plan.',
      'Polling and `GET /me` no longer count toward the rate limit.',
      'Error codes `scope_forbidden`, `job_not_found`, `job_expired`, `invalid_code` and `site_mismatch`.',
    ],
  },
  {
    id: 'error-codes',
    title: 'Error codes and a uniform listing',
    added: [
      '`error.code` in every error response.',
      "A listing has the same keys on every platform. Keys that don't apply are empty.",
      '`api_version`, and the `tone` and `brand_id` that were used, in responses.',
      'The optional request field `brand_id`.',
    ],
  },
  {
    id: 'first-release',
    title: 'First release',
    added: [
      '`POST /generate`, for API keys on the Agency plan, with a rate limit of 10 requests per minute per key.',
    ],
  },
];
