import { hash } from 'node:crypto';
import type { Database } from '../database/index.ts';
import { Refusal } from '../refusal.ts';

/**
 * Counts one attempt of somebody at something against a sliding minute, whether or not they exist:
 * what is refused tells nothing of that.
 * @param input.of an e-mail address or an id; kept as a hash
 * @throws {Refusal} `rate_limited`
 */
export async function takeAttempt({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { at: string; of: string; perMinute: number };
}): Promise<void> {
  const of = hash('sha256', input.of.trim().toLowerCase(), 'base64url');
  const [row] = await ctx.database.sql<[{ allowed: boolean; resetSeconds: number }]>`
    select allowed, reset_seconds as "resetSeconds"
    from take_rate(${`try:${input.at}:${of}`}, ${input.perMinute})
  `;
  if (row.allowed) return;
  throw new Refusal(
    'rate_limited',
    `That was tried too often. Wait ${row.resetSeconds} seconds, then try again.`,
  );
}
