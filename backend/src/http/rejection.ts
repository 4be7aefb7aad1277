import { randomUUID } from 'node:crypto';
import type { Rejection, RejectionReason } from '@wareword/server/http';
import { ERROR_CODES } from '@wareword/shared-schema';
import { errorEnvelope } from './errors.ts';

/** An envelope for what never reaches a route, such as input that is not HTTP. */
export function rejectionResponse(reason: RejectionReason): Rejection {
  const { status, meaning } = ERROR_CODES[reason];
  return {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Request-Id': randomUUID(),
    },
    body: JSON.stringify(errorEnvelope(reason, meaning)),
  };
}
