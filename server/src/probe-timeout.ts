import { setTimeout as wait } from 'node:timers/promises';

/**
 * Less than the 5 seconds that most probes wait. If a proxy is in front of a lost database, a statement may
 * never get a response.
 */
const TIMEOUT_MS = 4_000;

/**
 * Runs a query for a probe or a scrape, neither of which may wait for a database that is lost.
 * @returns undefined if it failed, or had no result in time
 */
export async function withProbeTimeout<Result>(
  query: () => Promise<Result>,
): Promise<Result | undefined> {
  const finished = new AbortController();
  const timeout = wait(TIMEOUT_MS, undefined, { signal: finished.signal, ref: false });
  try {
    return await Promise.race([query().catch(() => undefined), timeout]);
  } finally {
    finished.abort();
  }
}
