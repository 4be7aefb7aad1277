import type { ErrorCode } from '@wareword/shared-schema';
import type { DomainError, ErrorKind, ErrorReason } from './errors.ts';

/**
 * The only mapping from the meaning of an error to a code of v1 (contract §13). The code determines
 * the HTTP status (`ERROR_CODES` of shared-schema); tRPC's own codes follow from that status.
 */
const CODES: Readonly<Record<ErrorKind | ErrorReason, ErrorCode>> = {
  unauthenticated: 'invalid_api_key',
  token_missing: 'missing_authorization',
  token_invalid: 'invalid_api_key',
  webhook_signature: 'malformed_request',

  forbidden: 'scope_forbidden',
  plan_required: 'plan_required',
  scope: 'scope_forbidden',
  brand_locked: 'brand_forbidden',
  store_taken: 'store_taken',

  not_found: 'not_found',
  job: 'job_not_found',
  batch: 'batch_not_found',
  listing: 'listing_not_found',
  webhook: 'webhook_not_found',
  delivery: 'delivery_not_found',
  brand: 'brand_forbidden',
  brand_id: 'brand_not_found',

  invalid: 'validation_error',
  connect_code: 'invalid_code',
  connect_site: 'site_mismatch',
  replayed_code: 'invalid_code',
  client_authentication: 'invalid_code',

  // v1 has no code for these: the request conflicts with the current state.
  conflict: 'validation_error',
  brand_archived: 'brand_archived',
  brand_name: 'brand_name_taken',
  request_in_progress: 'request_in_progress',
  job_in_progress: 'job_in_progress',
  listing_changed: 'listing_changed',
  webhook_url_taken: 'webhook_exists',
  webhook_disabled: 'webhook_disabled',
  limit_exceeded: 'validation_error',
  brands: 'brand_limit_reached',
  webhooks: 'webhook_limit_reached',
  credits: 'usage_limit_reached',
  rate: 'rate_limited',

  unavailable: 'service_unavailable',
  generation_failed: 'internal_error',
};

const CODES_BY_NAME: Readonly<Partial<Record<string, ErrorCode>>> = CODES;

/** A reason that only the dashboard distinguishes has the code of its kind. */
export function errorCodeOf({ kind, reason }: DomainError): ErrorCode {
  return CODES_BY_NAME[reason ?? kind] ?? CODES[kind];
}
