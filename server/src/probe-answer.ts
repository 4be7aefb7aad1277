import { setTimeout as wait } from 'node:timers/promises';

/**
 * A proxy in front of a lost database can leave a statement without a response; most probes wait for 5
 * seconds.
 */
const ANSWER_WITHIN_MS = 4_000;

/**
 * What a probe or a scrape asks the database. Neither may wait for a database that is lost.
 * @returns undefined if it failed, or had no answer in time
 */
export async function probeAnswer<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
  const answered = new AbortController();
  const late = wait(ANSWER_WITHIN_MS, undefined, { signal: answered.signal, ref: false });
  try {
    return await Promise.race([ask().catch(() => undefined), late]);
  } finally {
    answered.abort();
  }
}
