import DataLoader from 'dataloader';
import postgres from 'postgres';
import { retryOnDeadlock } from '@wareword/postgres';

/** Maximum requests per statement. */
const MAX_BATCH_SIZE = 100;

/**
 * Statements that run at once. With one, the process and the database take turns: one is idle while the
 * other works on the whole batch. More make smaller batches, which cost more.
 */
const MAX_IN_FLIGHT = 2;

/**
 * Batches concurrent requests into one statement: while {@link MAX_IN_FLIGHT} statements are running,
 * further requests are collected for the next. Under load, one round trip and one commit serve many requests;
 * without load, a request does not wait.
 *
 * If a statement fails and was rolled back, its requests are retried one by one, so that one that
 * the database cannot handle does not affect the others.
 * @param executeBatch returns results in the order of the requests
 */
export function createBatcher<Request, Result>(
  executeBatch: (requests: readonly Request[]) => Promise<readonly Result[]>,
): (request: Request) => Promise<Result> {
  let inFlight = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    const dispatch = inFlight < MAX_IN_FLIGHT ? waiting.shift() : undefined;
    if (dispatch === undefined) return;
    inFlight += 1;
    // Requests that arrive in the same turn of the event loop are included.
    setImmediate(dispatch);
  };
  const execute = (requests: readonly Request[]) => retryOnDeadlock(() => executeBatch(requests));
  const loader = new DataLoader<Request, Result>(
    async (requests) => {
      try {
        return [...(await execute(requests))];
      } catch (error) {
        if (requests.length === 1 || !wasRolledBack(error)) throw error;
        return await executeEach(requests, execute);
      } finally {
        inFlight -= 1;
        next();
      }
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (dispatch) => {
        waiting.push(dispatch);
        next();
      },
    },
  );
  return (request) => loader.load(request);
}

async function executeEach<Request, Result>(
  requests: readonly Request[],
  executeBatch: (requests: readonly Request[]) => Promise<readonly Result[]>,
): Promise<(Result | Error)[]> {
  const results: (Result | Error)[] = [];
  for (const request of requests) {
    try {
      results.push(...(await executeBatch([request])));
    } catch (error) {
      results.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return results;
}

/** Postgres rejected the statement, as opposed to a lost connection or server. */
function wasRolledBack(error: unknown): boolean {
  return error instanceof postgres.PostgresError && !/^(08|57P)/.test(error.code);
}
