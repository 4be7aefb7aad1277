import { describe, expect, test } from 'vitest';
import { WarewordClient, WarewordError } from '../src/client.ts';
import { JobEnvelopeSchema } from '../src/responses.ts';
import {
  exampleReply,
  captureError,
  createTestClient,
  PRODUCT,
  useFakeTime,
  TOKEN,
} from './test-client.ts';
import {
  hangUp,
  json,
  errorResponse,
  events,
  neverRespond,
  startService,
  startStreamingService,
  text,
} from './scripted-service.ts';

const queued = JobEnvelopeSchema.parse(exampleReply('getJob', 'queued'));
const processing = { ...exampleReply('getJob', 'processing'), poll_after_ms: 1234 };
const complete = JobEnvelopeSchema.parse(exampleReply('getJob', 'complete'));
const failed = exampleReply('getJob', 'failed');
const id = queued.job_id;

describe('waiting for a job', () => {
  // contract §7.12
  test('polls every poll_after_ms, or immediately if only the id is known', async () => {
    const service = await startService(
      json(200, queued),
      json(200, processing),
      json(200, complete),
    );
    const { client, waits } = createTestClient(service);
    const seen: string[] = [];
    const job = await client.jobs.wait(id, { onProgress: ({ status }) => seen.push(status) });
    expect(job.listing.title).toBe('Walnut Desk Organizer with Six Compartments');
    expect(waits).toEqual([3000, 1234]);
    expect(seen).toEqual(['queued', 'processing', 'complete']);
    expect(service.requests.map(({ path }) => path)).toEqual(Array(3).fill(`/api/v1/jobs/${id}`));
  });

  test('a new job is not polled early', async () => {
    const service = await startService(json(202, queued), json(200, complete));
    const { client, waits } = createTestClient(service);
    expect(await client.jobs.wait(await client.jobs.create(PRODUCT))).toEqual(complete);
    expect(waits).toEqual([3000]);
  });

  test('a complete job is not polled at all', async () => {
    const service = await startService();
    expect(await createTestClient(service).client.jobs.wait(complete)).toEqual(complete);
    expect(service.requests).toEqual([]);
  });

  // contract §7.9
  test('a failed job, which is polled with HTTP 200, throws its own code', async () => {
    const expired = { ...failed, error: { code: 'job_expired', message: 'Nobody asked.' } };
    const service = await startService(json(200, failed), json(200, expired));
    const { client } = createTestClient(service);
    expect(await captureError(client.jobs.wait(id))).toMatchObject({
      code: 'generation_failed',
      message: "We couldn't write the listing. It doesn't count toward your plan. Try again.",
    });
    expect((await captureError(client.jobs.wait(queued))).code).toBe('job_expired');
  });

  test('jobs.get shows a failed job without throwing', async () => {
    const service = await startService(json(200, failed));
    expect(await createTestClient(service).client.jobs.get(id)).toEqual(failed);
  });

  test('an unknown job is job_not_found', async () => {
    const service = await startService(errorResponse(404, 'job_not_found'));
    expect(await captureError(createTestClient(service).client.jobs.wait(id))).toMatchObject({
      code: 'job_not_found',
      status: 404,
    });
  });

  test('a transient polling error does not end the wait', async () => {
    const service = await startService(
      hangUp,
      errorResponse(500, 'internal_error'),
      json(200, complete),
    );
    expect(await createTestClient(service).client.jobs.wait(id)).toEqual(complete);
  });

  // contract §7.12
  test('timeoutMs limits the wait, between polls', async () => {
    const service = await startService(json(200, queued));
    const client = new WarewordClient({ baseUrl: service.baseUrl, token: TOKEN });
    const pass = useFakeTime();
    const polled = Promise.withResolvers<unknown>();
    const failure = captureError(
      client.jobs.wait(id, { timeoutMs: 200, onProgress: polled.resolve }),
    );
    await polled.promise;
    pass(200);
    expect(await failure).toMatchObject({
      code: 'timeout',
      message: `Job ${id} did not finish within 0.2 seconds.`,
    });
    expect(service.requests).toHaveLength(1);
  });

  test('and within a poll', async () => {
    const service = await startService(neverRespond().responder);
    const client = new WarewordClient({ baseUrl: service.baseUrl, token: TOKEN });
    const error = await captureError(client.jobs.wait(id, { timeoutMs: 100 }));
    expect(error.message).toBe(`Job ${id} did not finish within 0.1 seconds.`);
  });
});

describe('waiting for a job by its events', () => {
  // contract §16.1
  test('sees every state without a poll, and disconnects after the last', async () => {
    const hungUp = Promise.withResolvers<undefined>();
    const stream = events([queued, processing, complete], { open: true });
    const service = await startStreamingService([
      (response) => {
        response.once('close', () => hungUp.resolve(undefined));
        stream(response);
      },
    ]);
    const { client, waits } = createTestClient(service);
    const seen: string[] = [];
    const onProgress = ({ status }: { status: string }) => seen.push(status);
    expect(await client.jobs.wait(queued, { onProgress })).toEqual(complete);
    expect(seen).toEqual(['queued', 'processing', 'complete']);
    expect(service.requests).toEqual([]);
    expect(waits).toEqual([]);
    await hungUp.promise;
  });

  test('a failed job throws its own code', async () => {
    const service = await startStreamingService([events([failed])]);
    const { client } = createTestClient(service);
    expect((await captureError(client.jobs.wait(id))).code).toBe('generation_failed');
  });

  test.each([
    ['is refused', errorResponse(429, 'rate_limited', { 'retry-after': '60' })],
    ['breaks', hangUp],
    ['ends early', events([queued])],
    ['is a web page', text(200, '<html>data: {}</html>', { 'content-type': 'text/html' })],
    ['has events of another shape', events([{ status: 'complete' }], { open: true })],
    [
      'has data that is not JSON',
      text(200, 'data: {\n\n', { 'content-type': 'text/event-stream' }),
    ],
    ['redirects', text(308, '', { location: 'https://www.wareword.test/' })],
  ])('it polls if the stream %s', async (_what, responder) => {
    const service = await startStreamingService([responder], json(200, complete));
    expect(await createTestClient(service).client.jobs.wait(id)).toEqual(complete);
    expect(service.requests.map(({ path }) => path)).toEqual([`/api/v1/jobs/${id}`]);
  });

  test('an error of the caller’s own is not taken for a broken stream', async () => {
    const service = await startStreamingService([events([queued])]);
    const onProgress = () => {
      throw new TypeError('of the caller');
    };
    const wait = createTestClient(service).client.jobs.wait(id, { onProgress });
    await expect(wait).rejects.toThrow('of the caller');
  });

  test('the wait can be aborted and times out while the stream is silent', async () => {
    const service = await startStreamingService([
      events([queued], { open: true }),
      events([queued], { open: true }),
    ]);
    const { client } = createTestClient(service);
    const controller = new AbortController();
    const onProgress = () => controller.abort();
    const { signal } = controller;
    const aborted = await captureError(client.jobs.wait(id, { signal, onProgress }));
    expect(aborted.code).toBe('aborted');
    expect((await captureError(client.jobs.wait(id, { timeoutMs: 100 }))).code).toBe('timeout');
    expect(service.requests).toEqual([]);
  });
});

describe('abort', () => {
  test('before anything is sent', async () => {
    const service = await startService(json(200, complete));
    const signal = AbortSignal.abort();
    const { client } = createTestClient(service);
    expect((await captureError(client.jobs.wait(id, { signal }))).code).toBe('aborted');
    expect((await captureError(client.generate(PRODUCT, { signal }))).code).toBe('aborted');
    expect(service.requests).toEqual([]);
  });

  test('during a request, without a retry', async () => {
    const silent = neverRespond();
    const service = await startService(silent.responder, json(200, complete));
    const controller = new AbortController();
    const call = captureError(
      createTestClient(service).client.jobs.get(id, { signal: controller.signal }),
    );
    await silent.reached;
    controller.abort(new Error('the shop was closed'));
    expect(await call).toMatchObject({ code: 'aborted', message: 'The call was aborted.' });
    expect(service.requests).toHaveLength(1);
  });

  test.each([
    ['the rate limit', errorResponse(429, 'rate_limited', { 'retry-after': '60' })],
    ['a retry', hangUp],
    ['the next poll', json(200, queued)],
  ])('during the wait for %s', async (_what, responder) => {
    const service = await startService(responder);
    const controller = new AbortController();
    const client = new WarewordClient({
      baseUrl: service.baseUrl,
      token: TOKEN,
      // The wait itself is the event: it has started once it is requested.
      sleep: (_ms, signal) =>
        new Promise((resolve) => {
          signal?.addEventListener('abort', () => resolve());
          controller.abort();
        }),
    });
    const error = await captureError(client.jobs.wait(id, { signal: controller.signal }));
    expect(error).toBeInstanceOf(WarewordError);
    expect(error.code).toBe('aborted');
    expect(service.requests).toHaveLength(1);
  });

  test('ends a call immediately, even if fetch ignores it', async () => {
    const controller = new AbortController();
    const client = new WarewordClient({
      baseUrl: 'https://www.wareword.test',
      fetch: () => {
        queueMicrotask(() => controller.abort());
        return new Promise(() => undefined);
      },
    });
    expect((await captureError(client.me({ signal: controller.signal }))).code).toBe('aborted');
  });
});
