import { isIPv4, isIPv6 } from 'node:net';
import type { Database } from '../database/index.ts';
import { Refusal } from '../refusal.ts';

/**
 * Counts a request without a token against its address (decisions 27). An IPv6 caller has a whole
 * /64 to choose from, so that is what counts as one address.
 * @throws {Refusal} `rate_limited`
 */
export async function takeAddressRate({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { address: string; limitPerMinute: number };
}): Promise<void> {
  const [row] = await ctx.database.sql<[{ allowed: boolean }]>`
    select allowed from take_rate(${`ip:${network(input.address)}`}, ${input.limitPerMinute})
  `;
  if (!row.allowed) {
    throw new Refusal(
      'rate_limited',
      `At most ${input.limitPerMinute} requests a minute pass from one address. Wait as Retry-After says, then try again.`,
    );
  }
}

function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain;
  // A proxy that is trusted may pass on whatever its client claimed to be.
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::');
  const leading = head === '' ? [] : head.split(':');
  const trailing = tail === '' ? [] : tail.split(':');
  const missing = Math.max(0, 8 - leading.length - trailing.length);
  const groups = [...leading, ...Array<string>(missing).fill('0'), ...trailing];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
