import { clientNetwork, clientNetwork48 } from '@wareword/security/http';
import type { Database } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import { rateLimitMessage } from './rate-limit-message.ts';
import type { AttemptResult } from './attempt-limit.ts';

/** Records a request without a token under a key, unless its limit per sliding minute is reached. */
export async function recordRequest({
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

/** A /48 may make this many times the requests of one /64. */
const PREFIX_FACTOR = 5;

/**
 * Counts a request without a token against its address (contract §11.11). An IPv6 client has a
 * whole /64, so that counts as one address. A /48 has 65,536 of them, each of which leaves a row until
 * the next cleanup, so the /48 is counted first.
 * @throws {DomainError} `limit_exceeded`
 */
export async function enforceAddressRate({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { address: string; maxPerMinute: number };
}): Promise<void> {
  const { address, maxPerMinute } = input;
  const network = clientNetwork(address);
  const prefix48 = clientNetwork48(address);
  const limits = [
    ...(prefix48 === network
      ? []
      : [{ key: prefix48, maxPerMinute: maxPerMinute * PREFIX_FACTOR }]),
    { key: network, maxPerMinute },
  ];
  for (const limit of limits) {
    const { allowed } = await recordRequest({ ctx, input: limit });
    if (allowed) continue;
    throw limitExceeded(rateLimitMessage(maxPerMinute, ' from one IP address'), 'rate');
  }
}
