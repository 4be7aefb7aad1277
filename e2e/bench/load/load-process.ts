import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';
import { CONNECTIONS, type Caller, type Load, type LoadResult } from './load.ts';

// Runs the loads that the bench sends, in its own process: what it takes is taken from
// neither server's event loop.
process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.once('disconnect', () => process.exit());
process.once('SIGINT', () => undefined);

async function run(load: Load): Promise<LoadResult> {
  const { method, body, expect } = load;
  let next = load.from;
  const following = (): Caller => {
    const caller = load.callers[next % load.callers.length];
    if (caller === undefined) throw new Error('a load needs callers');
    next += 1;
    return caller;
  };
  const result = await autocannon({
    url: load.origin,
    connections: CONNECTIONS,
    duration: load.seconds,
    ...(load.rate === undefined
      ? {}
      : {
          // At least one for each connection.
          overallRate: Math.max(CONNECTIONS, Math.round(load.rate)),
          // The correction takes a millisecond to be between requests, whatever the rate.
          ignoreCoordinatedOmission: true,
        }),
    requests: [
      {
        method,
        path: '/',
        headers: {},
        ...(body === undefined ? {} : { body }),
        setupRequest: (request) => {
          const { path, headers } = following();
          const key = load.freshKeys ? { 'Idempotency-Key': randomUUID() } : {};
          return { ...request, path, headers: { ...headers, ...key } };
        },
      },
    ],
    verifyBody: (text) => text.includes(expect.bodyHolds),
  });

  const wrong: Record<string, number> = {};
  const note = (what: string, count: number) => {
    if (count > 0) wrong[what] = count;
  };
  let right = 0;
  for (const [status, { count }] of Object.entries(result.statusCodeStats)) {
    if (Number(status) === expect.status) right = count;
    else note(`status ${status}`, count);
  }
  note('connection errors', result.errors - result.timeouts);
  note('timeouts', result.timeouts);
  note('unexpected bodies', result.mismatches);
  if (right === 0) note('no valid response', 1);
  return { rate: right / result.duration, p99Ms: result.latency.p99, next, wrong };
}
