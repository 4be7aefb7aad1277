import { setTimeout } from 'node:timers/promises';
import { ENDPOINTS } from '@wareword/shared-schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EventStreams, STREAM_LIMITS } from '../../src/http/v1/event-streams.ts';
import { readConfig } from '../../src/config.ts';
import { newId } from '../../src/identifiers.ts';
import { expireUnpolled } from '../../src/jobs/index.ts';
import { createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { startTestService, useService, type TestService } from '../service.ts';
import { call } from './call.ts';
import { jobIdOf } from './workspace-state.ts';

/** No worker: a job stays queued until it is canceled. */
const EXPIRY = { JOB_EXPIRY_SECONDS: '2' };
const idle = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '100', ...EXPIRY });
const working = useService();

interface ReceivedEvent {
  readonly event: string;
  readonly id: string;
  readonly data: Record<string, unknown>;
}

interface Stream {
  readonly response: Response;
  /** The next event; undefined at the end of the stream. Comments are counted and left out. */
  next(): Promise<ReceivedEvent | undefined>;
  /** Resolves with the next comment. */
  comment(): Promise<void>;
  close(): void;
}

async function follow(
  at: TestService,
  name: 'jobEvents' | 'batchEvents',
  { token, id, lastEventId }: { token: string; id: string; lastEventId?: string },
): Promise<Stream> {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const response = await fetch(at.apiUrl + ENDPOINTS[name].path.replace('{id}', id), {
    signal: closing.signal,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
  });
  const blocks = readBlocks(response);
  const nextBlock = async (): Promise<Record<string, string> | undefined> => {
    const { value } = await blocks.next();
    if (value === undefined) return undefined;
    const block: Record<string, string> = {};
    for (const line of value.split('\n')) {
      const [name = '', text = ''] = line.split(/: (.*)/s, 2);
      block[name] = text;
    }
    return block;
  };
  return {
    response,
    close: () => closing.abort(),
    comment: async () => {
      for (let block = await nextBlock(); block !== undefined; block = await nextBlock()) {
        if ('' in block) return;
      }
      throw new Error('the stream ended');
    },
    next: async () => {
      for (let block = await nextBlock(); block !== undefined; block = await nextBlock()) {
        const { event, id: eventId = '', data } = block;
        if (event === undefined || data === undefined) continue;
        return { event, id: eventId, data: JSON.parse(data) as Record<string, unknown> };
      }
      return undefined;
    },
  };
}

async function* readBlocks(response: Response): AsyncGenerator<string, undefined> {
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (text + chunk).split('\n\n');
    text = parts.pop() ?? '';
    yield* parts;
  }
  return undefined;
}

async function queue(at: TestService) {
  const { token, ...account } = await createAccount(at.database);
  const id = jobIdOf(await call(at, 'createJob', { token, body: PRODUCT }));
  return { ...account, token, id };
}

// contract §16.1
describe('GET /jobs/{id}/events', () => {
  it('sends the state immediately and after each change, and ends with the last one', async () => {
    const { token, id } = await queue(idle());
    const stream = await follow(idle(), 'jobEvents', { token, id });
    expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.response.headers.get('cache-control')).toBe('no-store');
    const { body: queued } = await call(idle(), 'getJob', { token, id });
    expect(await stream.next()).toEqual({ event: 'job', id: 'queued', data: queued });
    const { body: canceled } = await call(idle(), 'cancelJob', { token, id });
    expect(await stream.next()).toEqual({ event: 'job', id: 'failed', data: canceled });
    expect(await stream.next()).toBeUndefined();
  });

  it('sends the finished listing to every listener', async () => {
    const { token, id } = await queue(working());
    const last = async () => {
      const stream = await follow(working(), 'jobEvents', { token, id });
      let received: ReceivedEvent | undefined;
      for (let next = await stream.next(); next !== undefined; next = await stream.next()) {
        received = next;
      }
      return received;
    };
    const [first, second] = await Promise.all([last(), last()]);
    const { body } = await call(working(), 'getJob', { token, id });
    expect(body['status']).toBe('complete');
    expect(first).toEqual({ event: 'job', id: 'complete', data: body });
    expect(second).toEqual(first);
  });

  it('answers HEAD without a stream', async () => {
    const { token, id } = await queue(idle());
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${idle().apiUrl}/jobs/${id}/events`, { method: 'HEAD', headers });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

// contract §16.2
describe('GET /batches/{id}/events', () => {
  it('sends the progress without items, and ends when every job has ended', async () => {
    const { token } = await createAccount(idle().database);
    const requests = [PRODUCT, { ...PRODUCT, product_name: 'Oak Pen Tray' }];
    const { body } = await call(idle(), 'createBatch', { token, body: { requests } });
    const id = String(body['batch_id']);
    const created = { ...body };
    delete created['usage'];
    const stream = await follow(idle(), 'batchEvents', { token, id });
    expect(await stream.next()).toMatchObject({
      event: 'batch',
      data: { ...created, items: [], next_cursor: '0' },
    });
    const { body: canceled } = await call(idle(), 'cancelBatch', { token, id });
    expect(await stream.next()).toMatchObject({
      event: 'batch',
      data: { ...canceled, status: 'complete', items: [], next_cursor: '0' },
    });
    expect(await stream.next()).toBeUndefined();
    const first = await call(idle(), 'getBatch', { token, id, query: 'cursor=0' });
    expect(first.body['items']).toHaveLength(2);
  });
});

// contract §16.2
it('all listeners of a batch are notified together, at most once per second', async () => {
  const account = await createAccount(idle().database);
  const requests = Array.from({ length: 4 }, () => PRODUCT);
  const { token } = account;
  const { body } = await call(idle(), 'createBatch', { token, body: { requests } });
  const id = String(body['batch_id']);
  const { body: page } = await call(idle(), 'getBatch', { token, id });
  const items = page['items'] as { job: { job_id: string } }[];
  const early = await follow(idle(), 'batchEvents', { token, id });
  await early.next();
  const started = performance.now();
  const [first, second] = items.map(({ job }) => job.job_id);
  await call(idle(), 'cancelJob', { token, id: first ?? '' });
  // Their phases would differ by this.
  await setTimeout(300);
  const another = await createKey(idle().database, account);
  const late = await follow(idle(), 'batchEvents', { token: another, id });
  await late.next();
  await call(idle(), 'cancelJob', { token, id: second ?? '' });
  const heardBy = async (stream: Stream) => {
    const event = await stream.next();
    return { event, at: performance.now() - started };
  };
  const [one, other] = await Promise.all([heardBy(early), heardBy(late)]);
  expect(one.event?.data['counts']).toMatchObject({ queued: 2, failed: 2 });
  expect(other.event).toEqual(one.event);
  expect(one.at).toBeGreaterThan(900);
  expect(Math.abs(other.at - one.at)).toBeLessThan(100);
});

// contract §16.3
it("a job with a listener doesn't expire", async () => {
  const { token, id } = await queue(idle());
  const stream = await follow(idle(), 'jobEvents', { token, id });
  expect((await stream.next())?.id).toBe('queued');
  const { database } = idle();
  const settings = readConfig({ ...EXPIRY }).jobs;
  const ageOf = async () => {
    const [row] = await database.sql<{ ms: number }[]>`
      select extract(epoch from now() - created_at)::float8 * 1000 as ms from jobs where id = ${id}
    `;
    return row?.ms ?? 0;
  };
  while ((await ageOf()) < settings.expiryMs * 1.5) await stream.comment();
  await expireUnpolled({ ctx: { database, settings } });
  expect((await call(idle(), 'getJob', { token, id })).body['status']).toBe('queued');
});

// contract §16.4
describe('Last-Event-ID', () => {
  it('skips the known state, and no other', async () => {
    const { token, id } = await queue(idle());
    const known = await follow(idle(), 'jobEvents', { token, id, lastEventId: 'queued' });
    const future = await follow(idle(), 'jobEvents', { token, id, lastEventId: 'failed' });
    expect((await future.next())?.id).toBe('queued');
    await call(idle(), 'cancelJob', { token, id });
    expect((await known.next())?.id).toBe('failed');
    expect((await future.next())?.id).toBe('failed');
  });

  it("of the final state gets 204, so that a browser doesn't reconnect", async () => {
    const { token, id } = await queue(idle());
    await call(idle(), 'cancelJob', { token, id });
    const stream = await follow(idle(), 'jobEvents', { token, id, lastEventId: 'failed' });
    expect(stream.response.status).toBe(204);
  });
});

// contract §16.5
describe('limits of streams', () => {
  it('a closed stream frees a slot for its workspace', () => {
    const [a, b, c] = [newId('wks'), newId('wks'), newId('wks')];
    const streams = new EventStreams({ perWorkspace: 2, perProcess: 3 });
    const close = streams.open(a, () => undefined);
    streams.open(a, () => undefined);
    expect(() => streams.open(a, () => undefined)).toThrow('2 open event streams');
    streams.open(b, () => undefined);
    expect(() => streams.open(c, () => undefined)).toThrow('reached its limit');
    close();
    close();
    streams.open(a, () => undefined);
    expect(() => streams.open(a, () => undefined)).toThrow('2 open event streams');
    expect(() => streams.open(b, () => undefined)).toThrow('reached its limit');
  });
});

// contract §16.5
it('a client that leaves before the first event has no stream open', async () => {
  const { token, id } = await queue(idle());
  const { sql } = idle().database;
  const locked = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<undefined>();
  const holding = sql.begin(async (tx) => {
    await tx`lock table jobs in access exclusive mode`;
    locked.resolve(undefined);
    await ended.promise;
  });
  onTestFinished(() => ended.resolve(undefined));
  await locked.promise;
  const leaving = new AbortController();
  const left = Promise.allSettled(
    Array.from({ length: STREAM_LIMITS.perWorkspace }, () =>
      fetch(idle().apiUrl + ENDPOINTS.jobEvents.path.replace('{id}', id), {
        signal: leaving.signal,
        headers: { Authorization: `Bearer ${token}` },
      }),
    ),
  );
  const waiting = async () => {
    const [{ count }] = await sql<[{ count: number }]>`
      select count(*)::int from pg_locks where relation = 'jobs'::regclass and not granted
    `;
    return count;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
  leaving.abort();
  await left;
  ended.resolve(undefined);
  await holding;
  await expect.poll(waiting).toBe(0);
  const stream = await follow(idle(), 'jobEvents', { token, id });
  expect(stream.response.status).toBe(200);
});

// contract §16.6
describe('a stream ends', () => {
  it('when its token is revoked', async () => {
    const { token, id } = await queue(idle());
    const stream = await follow(idle(), 'jobEvents', { token, id });
    expect((await stream.next())?.id).toBe('queued');
    const { sql } = idle().database;
    await sql`
      update tokens set revoked_at = now()
      where id = (select token_id from jobs where id = ${id})
    `;
    await sql`update jobs set status = 'processing' where id = ${id}`;
    expect(await stream.next()).toBeUndefined();
    await sql`update jobs set status = 'queued' where id = ${id}`;
  });

  it('when the process stops, without delaying it', async () => {
    const service = await startTestService({ ROLE: 'web' });
    const { token, id } = await queue(service);
    const stream = await follow(service, 'jobEvents', { token, id });
    expect((await stream.next())?.id).toBe('queued');
    const stopped = service.stop({ now: false });
    expect(await stream.next()).toBeUndefined();
    await stopped;
  });
});
