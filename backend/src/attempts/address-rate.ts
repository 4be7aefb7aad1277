import { clientNetwork } from '@wareword/security/http';
import type { Database } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import { rateLimitMessage } from './rate-limit-message.ts';
import type { AttemptResult } from './attempt-limit.ts';

/** Counts a request without a token under a key, and checks its limit per sliding minute. */
export async function checkRequestRate({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { key: string; maxPerMinute: number };
}): Promise<AttemptResult> {
  const [row] = await ctx.database.sql<[AttemptResult]>`
    select allowed, reset_seconds as "resetSeconds"
    from take_attempt(${`ip:${input.key}`}, ${input.maxPerMinute}, interval '1 minute')
  `;
  return row;
}

/**
 * Counts a request without a token against its address (contract §11.11). An IPv6 client has a
 * whole /64, so that counts as one address.
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceAddressRate({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { address: string; maxPerMinute: number };
}): Promise<void> {
  const { maxPerMinute } = input;
  const { allowed } = await checkRequestRate({
    ctx,
    input: { key: clientNetwork(input.address), maxPerMinute },
  });
  if (allowed) return;
  throw limitExceeded(rateLimitMessage(maxPerMinute, ' from one IP address'), 'rate');
}
