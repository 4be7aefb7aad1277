import { hash } from 'node:crypto';
import type { Database } from '../database/index.ts';
import { Refusal } from '../refusal.ts';

/** So many attempts pass in so many seconds. */
export interface AttemptLimit {
  readonly most: number;
  readonly seconds: number;
}

/**
 * Counts one attempt of somebody at something against a sliding window, whether or not they exist:
 * what is refused tells nothing of that.
 * @param input.of an e-mail address or an id; kept as a hash
 * @throws {Refusal} `rate_limited`
 */
export async function takeAttempt({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { at: string; of: string; limit: AttemptLimit };
}): Promise<void> {
  const { most, seconds } = input.limit;
  const [row] = await ctx.database.sql<[{ allowed: boolean; resetSeconds: number }]>`
    select allowed, reset_seconds as "resetSeconds"
    from take_attempt(${attemptKey(input)}, ${most}, ${seconds} * interval '1 second')
  `;
  if (row.allowed) return;
  throw new Refusal(
    'rate_limited',
    `That was tried too often. Wait ${tellWait(row.resetSeconds)}, then try again.`,
  );
}

/** Forgets the attempts of somebody who has proven who they are. */
export async function forgetAttempts({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { at: string; of: string };
}): Promise<void> {
  await ctx.database.sql`delete from rate_windows where key = ${attemptKey(input)}`;
}

function attemptKey({ at, of }: { at: string; of: string }): string {
  return `try:${at}:${hash('sha256', of.trim().toLowerCase(), 'base64url')}`;
}

function tellWait(seconds: number): string {
  if (seconds === 1) return 'a second';
  if (seconds <= 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
