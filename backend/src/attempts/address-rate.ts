import { clientNetwork, clientNetwork48 } from '@wareword/security/http';
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

/** How many times the requests of one network its site may make. */
const NETWORKS_PER_SITE = 5;

/**
 * Counts a request without a token against its address (contract §11.11). An IPv6 client has a
 * whole /64, so that counts as one address. A site has 65,536 of them, each of which leaves a row for a
 * day, so it is counted before.
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
  const site = clientNetwork48(address);
  const limits = [
    ...(site === network ? [] : [{ key: site, maxPerMinute: maxPerMinute * NETWORKS_PER_SITE }]),
    { key: network, maxPerMinute },
  ];
  for (const limit of limits) {
    const { allowed } = await checkRequestRate({ ctx, input: limit });
    if (allowed) continue;
    throw limitExceeded(rateLimitMessage(maxPerMinute, ' from one IP address'), 'rate');
  }
}
