/**
 * Every `error.code` of the API (contract §13.1, §13.4). A code's meaning never changes; its message
 * may.
 */
export const ERROR_CODES = {
  missing_authorization: {
    status: 401,
    meaning: "The Authorization header is missing or isn't `Bearer <token>`.",
  },
  invalid_api_key: { status: 401, meaning: 'The token is malformed, unknown or revoked.' },
  plan_required: {
    status: 403,
    meaning: "The workspace's plan doesn't include API keys, agents or batches.",
  },
  scope_forbidden: { status: 403, meaning: "This type of token can't be used with this endpoint." },
  brand_forbidden: {
    status: 403,
    meaning: "The brand doesn't belong to this workspace, or is locked on the current plan.",
  },
  usage_limit_reached: { status: 403, meaning: 'The workspace has no listings left this month.' },
  brand_limit_reached: {
    status: 403,
    meaning: 'The workspace has reached its limit for brands or archived brands.',
  },
  webhook_limit_reached: {
    status: 403,
    meaning: 'The workspace has reached its limit for webhook endpoints.',
  },
  store_taken: {
    status: 403,
    meaning: "The store is connected to another workspace, and this code can't move it.",
  },
  https_required: { status: 403, meaning: 'The request used HTTP instead of HTTPS.' },
  brand_archived: { status: 410, meaning: 'The brand is archived.' },
  request_in_progress: {
    status: 409,
    meaning: 'An earlier request with the same idempotency key is still in progress.',
  },
  job_in_progress: {
    status: 409,
    meaning: 'The job or batch can no longer be canceled and will be completed.',
  },
  listing_changed: {
    status: 409,
    meaning: 'The listing has changed since the `revision` in the request.',
  },
  brand_name_taken: { status: 409, meaning: 'The workspace already has a brand with this name.' },
  webhook_exists: {
    status: 409,
    meaning: 'The workspace already has a webhook endpoint with this URL.',
  },
  webhook_disabled: { status: 409, meaning: "The webhook endpoint isn't enabled." },
  invalid_json: { status: 400, meaning: "The body isn't valid JSON." },
  validation_error: {
    status: 400,
    meaning:
      "A field is missing, has the wrong type or is too long, the body is too large, or the request isn't possible in the current state. The message says which.",
  },
  invalid_code: {
    status: 400,
    meaning: 'The connect code is unknown, expired, already used or not valid for this caller.',
  },
  site_mismatch: {
    status: 400,
    meaning: 'The connect code was issued for another site.',
  },
  malformed_request: {
    status: 400,
    meaning: "The request isn't valid HTTP, or comes from another website.",
  },
  job_not_found: {
    status: 404,
    meaning: "The job doesn't exist or belongs to another workspace, or its listing was deleted.",
  },
  batch_not_found: {
    status: 404,
    meaning: "The batch doesn't exist or belongs to another workspace.",
  },
  listing_not_found: {
    status: 404,
    meaning: "The listing doesn't exist, was deleted or belongs to another workspace.",
  },
  brand_not_found: {
    status: 404,
    meaning: "The brand doesn't exist, belongs to another workspace, or is archived.",
  },
  webhook_not_found: {
    status: 404,
    meaning: "The webhook endpoint doesn't exist or belongs to another workspace.",
  },
  delivery_not_found: {
    status: 404,
    meaning:
      "The delivery doesn't exist, is older than 30 days, or belongs to another workspace or a deleted endpoint.",
  },
  not_found: { status: 404, meaning: "The endpoint doesn't exist." },
  method_not_allowed: { status: 405, meaning: "The endpoint doesn't support this method." },
  request_timeout: { status: 408, meaning: 'The request took too long to arrive.' },
  headers_too_large: { status: 431, meaning: 'The request headers are too large.' },
  rate_limited: {
    status: 429,
    meaning: 'Too many requests. The message says which limit was reached.',
  },
  internal_error: { status: 500, meaning: 'Something went wrong on our end. Safe to retry.' },
  service_unavailable: {
    status: 503,
    meaning:
      'The server is starting or stopping, or its database is temporarily unavailable. Safe to retry, with the same `Idempotency-Key` if you sent one.',
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof ERROR_CODES;
