import { once as happens } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import { peakMemoryMb } from '../product/peak-memory.ts';
import { startService } from '../product/service.ts';
import { quantile } from '../rounds.ts';
import { authorization, seedAccounts } from '../seed/accounts.ts';
import { seedJobs, type SeededJob } from '../seed/jobs.ts';
import type { Measurement } from './bench.ts';

const STREAMS = 2000;

/** Streams that are opened at once. */
const OPENED_AT_ONCE = 50;

/** Jobs that end at one moment, and how long it is until the next. */
const ENDED_AT_ONCE = 10;
const BETWEEN_MS = 25;

const LAST_EVENT_TIMEOUT_MS = 10_000;

/** Open event streams in one process: its memory, and how soon each tells that its job has ended. */
export const measureStreams: Measurement = async ({
  cleanup,
  server,
  logProgress,
  reportProblem,
}) => {
  logProgress(`streams: ${STREAMS} streams`);
  const url = await server.createMigrated('streams');
  const jobs = await withConnection(url, async (sql) =>
    seedJobs(sql, await seedAccounts(sql, STREAMS), { count: STREAMS, status: 'queued' }),
  );
  await vacuumAndCheckpoint(url);
  const service = await startService(cleanup, { DATABASE_URL: url, ROLE: 'web' });
  const withoutMb = await peakMemoryMb(service.pid);
  const agent = new Agent({ maxSockets: Infinity });
  const endedAt = new Map<string, number>();
  const latencies: number[] = [];
  const statements: number[] = [];
  const ends: Promise<void>[] = [];
  for (let from = 0; from < jobs.length; from += OPENED_AT_ONCE) {
    const opened = jobs.slice(from, from + OPENED_AT_ONCE).map(async (job) => {
      const stream = await open(service.origin, agent, job);
      ends.push(
        untilEnded(stream).then((at) => {
          latencies.push(at - (endedAt.get(job.id) ?? 0));
        }),
      );
    });
    await Promise.all(opened);
  }
  logProgress('streams: ending the jobs');
  await withConnection(url, async (sql) => {
    for (let from = 0; from < jobs.length; from += ENDED_AT_ONCE) {
      const ids = jobs.slice(from, from + ENDED_AT_ONCE).map(({ id }) => id);
      const now = performance.now();
      for (const id of ids) endedAt.set(id, now);
      await sql`
        update jobs set status = 'failed', error_code = 'generation_failed', finished_at = now()
        where id = any(${sql.array(ids)})
      `;
      statements.push(performance.now() - now);
      await pause(BETWEEN_MS);
    }
  });
  await Promise.race([Promise.all(ends), pause(LAST_EVENT_TIMEOUT_MS, undefined, { ref: false })]);
  if (latencies.length < STREAMS) reportProblem(`streams: only ${latencies.length} told the end`);
  const memoryMb = await peakMemoryMb(service.pid);
  agent.destroy();
  await service.stop();
  await server.drop(url);
  return [
    {
      name: `${STREAMS} event streams in one process: peak memory`,
      goal: { below: 300 },
      measured: memoryMb,
      unit: 'MB',
      detail:
        `${withoutMb.toFixed(0)} MB before the first; ` +
        `${(((memoryMb - withoutMb) * 1024) / STREAMS).toFixed(0)} kB each`,
    },
    {
      name: 'from the end of a job to its event, p99',
      goal: { below: 100 },
      measured: quantile(latencies, 0.99),
      unit: 'ms',
      detail:
        `p50 ${quantile(latencies, 0.5).toFixed(0)} ms; the statement that ended it, ` +
        `p99 ${quantile(statements, 0.99).toFixed(0)} ms`,
    },
  ];
};

/** Resolves once the first event has arrived. */
async function open(
  origin: string,
  agent: Agent,
  { account, id }: SeededJob,
): Promise<IncomingMessage> {
  const request = get(`${origin}${API_BASE_PATH}/jobs/${id}/events`, {
    agent,
    headers: authorization(account),
  });
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.once('error', reject);
  });
  if (stream.statusCode !== 200) throw new Error(`a stream was refused: ${stream.statusCode}`);
  stream.setEncoding('utf8');
  let text = '';
  while (!text.includes('event: job')) text += String((await happens(stream, 'data'))[0]);
  return stream;
}

/** Resolves with the time at which the event of the final state arrived. */
async function untilEnded(stream: IncomingMessage): Promise<number> {
  for await (const chunk of stream) {
    if (String(chunk).includes('id: failed')) return performance.now();
  }
  throw new Error('a stream ended without the last event');
}
