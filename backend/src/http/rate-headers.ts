import type { Response } from 'express';
import type { RateState } from '../errors.ts';

/** `RateLimit-Policy` and `RateLimit` as in the IETF's draft-ietf-httpapi-ratelimit-headers. */
export function setRateHeaders(response: Response, rate: RateState | undefined): void {
  if (rate === undefined) return;
  response.setHeader('RateLimit-Policy', `"default";q=${rate.limit};w=60`);
  response.setHeader('RateLimit', `"default";r=${rate.remaining};t=${rate.resetSeconds}`);
}
