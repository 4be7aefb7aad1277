/** One step in the life of the API. */
export interface ApiChange {
  /** Part of the page's address: `/changelog#<id>`. */
  readonly id: string;
  readonly title: string;
  /** Each is a sentence. `code` stands between backticks. */
  readonly added: readonly string[];
}

/**
 * What changed for callers of the API within v1, newest first: the one source of `/changelog`.
 * What changes for those who host the service is in CHANGELOG.md.
 */
export const API_CHANGES: readonly ApiChange[] = [
  {
    id: 'transport-codes',
    title: 'Codes for what is wrong below the API, and rate headers',
    added: [
      'Error codes `not_found`, `method_not_allowed`, `https_required`, `malformed_request`, `request_timeout`, `headers_too_large` and `service_unavailable`.',
      '`RateLimit-Policy` and `RateLimit` headers on rate-limited endpoints, and `X-Request-Id` on every answer.',
      'A replay by `Idempotency-Key` carries the header `Idempotent-Replayed: true`.',
      'PKCE for the connect flow: `code_challenge` and `code_challenge_method` on the page, `code_verifier` in the exchange.',
      'The description of the API in OpenAPI 3.1 at `/api/v1/openapi.json`.',
    ],
  },
  {
    id: 'jobs-and-stores',
    title: 'Jobs, the account snapshot and connected stores',
    added: [
      '`POST /jobs`, `GET /jobs` and `GET /jobs/{id}`, with idempotency keys.',
      '`GET /me`: plan, credits, token and brands.',
      'The connect flow and `POST /connect/exchange`; tokens of connected stores work on all plans.',
      'Polling and `GET /me` no longer count against the rate.',
      'Error codes `scope_forbidden`, `job_not_found`, `job_expired`, `invalid_code` and `site_mismatch`.',
    ],
  },
  {
    id: 'error-codes',
    title: 'Machine-readable errors and one shape of listing',
    added: [
      '`error.code` in every error.',
      'A listing has all its keys on every platform; those that do not apply are empty.',
      '`api_version`, and the `tone` and `brand_id` that were used, in answers.',
      'The optional request field `brand_id`.',
    ],
  },
  {
    id: 'first-release',
    title: 'First release',
    added: [
      '`POST /generate`, for API keys on the Agency plan, 10 requests a minute for each key.',
    ],
  },
];
