import { expect, test } from 'vitest';
import { ERROR_CODES } from '@wareword/shared-schema';
import { errorCodeOf } from '../../src/error-codes.ts';
import { DomainError, type ErrorKind, type ErrorReason } from '../../src/errors.ts';

test.each<[ErrorKind, ErrorReason | undefined, string, number]>([
  ['unauthenticated', 'token_missing', 'missing_authorization', 401],
  ['unauthenticated', 'token_invalid', 'invalid_api_key', 401],
  ['unauthenticated', 'webhook_signature', 'malformed_request', 400],
  ['forbidden', 'plan_required', 'plan_required', 403],
  ['forbidden', 'scope', 'scope_forbidden', 403],
  ['forbidden', 'brand_locked', 'brand_forbidden', 403],
  ['forbidden', 'store_taken', 'store_taken', 403],
  ['not_found', undefined, 'not_found', 404],
  ['not_found', 'job', 'job_not_found', 404],
  ['not_found', 'brand', 'brand_forbidden', 403],
  ['invalid', undefined, 'validation_error', 400],
  ['invalid', 'connect_code', 'invalid_code', 400],
  ['invalid', 'replayed_code', 'invalid_code', 400],
  ['invalid', 'client_authentication', 'invalid_code', 400],
  ['invalid', 'connect_site', 'site_mismatch', 400],
  ['conflict', undefined, 'validation_error', 400],
  ['conflict', 'brand_archived', 'brand_archived', 410],
  ['limit_exceeded', undefined, 'validation_error', 400],
  ['limit_exceeded', 'credits', 'usage_limit_reached', 403],
  ['limit_exceeded', 'rate', 'rate_limited', 429],
  ['unavailable', undefined, 'service_unavailable', 503],
  ['unavailable', 'generation_failed', 'internal_error', 500],
])('contract §13.1: what is %s (%s) answers with %s and %i', (kind, reason, code, status) => {
  const actualCode = errorCodeOf(new DomainError(kind, 'No.', reason));
  expect([actualCode, ERROR_CODES[actualCode].status]).toEqual([code, status]);
});
