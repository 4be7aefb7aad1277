import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Step } from '../../../e2e/stand-ins/openai/index.ts';
import { createOpenAiWriter } from '../../src/generation/openai/index.ts';
import { API_KEY, failureOf, startModel, write, writerFor } from './writer-fixture.ts';

/** Long enough for a connection on a busy machine. */
const SHORT_MS = 400;

test.each<[string, Step]>([
  ['never answers', { do: 'hang' }],
  ['stops in the middle of its body', { do: 'stall' }],
  ['drips without end', { do: 'drip', everyMs: 5 }],
])('one that %s is left in time', async (_name, step) => {
  const model = await startModel([step]);
  const started = performance.now();

  const failure = await failureOf(write(writerFor(model, { timeoutMs: SHORT_MS })));

  expect(failure).toMatchObject({
    transient: true,
    message: 'The model did not respond in time',
  });
  expect(performance.now() - started).toBeLessThan(SHORT_MS + 1000);
  expect(await model.requests[0]?.ended, 'the socket is freed').toBe('abandoned');
});

test('the retry without a schema shares the time limit', async () => {
  const body = '{"error":{"message":"response_format is not supported"}}';
  // A second of room on either side, for a busy machine.
  const timeoutMs = 2500;
  const model = await startModel([{ do: 'raw', status: 400, body, delayMs: 1500 }, { do: 'hang' }]);
  const started = performance.now();

  await failureOf(write(writerFor(model, { timeoutMs })));

  expect(model.requests).toHaveLength(2);
  // With its own clock the second call would end after 4000 ms.
  expect(performance.now() - started).toBeLessThan(3700);
});

test('one that sends an endless body is cut off long before the timeout', async () => {
  const model = await startModel([{ do: 'flood' }]);

  const failure = await failureOf(write(writerFor(model, { timeoutMs: 20_000 })));

  expect(failure).toMatchObject({
    transient: true,
    message: "The model's response is unusable: it is too long",
  });
  expect(await model.requests[0]?.ended).toBe('abandoned');
});

test('an error status is used, however long its page is', async () => {
  const page = 'x'.repeat(1024 * 1024);
  const model = await startModel([{ do: 'raw', status: 403, body: page }]);

  expect(await failureOf(write(writerFor(model)))).toMatchObject({
    transient: false,
    message: 'The model responded with 403',
  });
});

test.each([301, 302, 303, 307, 308])('a redirect with %i is not followed', async (status) => {
  const elsewhere = await startModel();
  const location = `${elsewhere.url}/chat/completions`;
  const model = await startModel([{ do: 'redirect', status, location }]);

  const failure = await failureOf(write(writerFor(model)));

  expect(failure).toMatchObject({ transient: true, message: `The model responded with ${status}` });
  expect(elsewhere.requests).toHaveLength(0);
});

test.each<[string, Step]>([
  ['before its answer', { do: 'drop' }],
  ['in the middle of its answer', { do: 'drop', midway: true }],
])('one that disconnects %s is transient', async (_name, step) => {
  const model = await startModel([step]);

  const failure = await failureOf(write(writerFor(model)));

  expect(failure).toMatchObject({ transient: true, message: "Couldn't reach the model" });
});

test("one that doesn't exist is a transient failure", async () => {
  const model = await startModel();
  await model.close();

  expect(await failureOf(write(writerFor(model)))).toMatchObject({
    transient: true,
    message: "Couldn't reach the model",
  });
});

test('a non-HTTP response is transient', async () => {
  const server = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const writer = createOpenAiWriter({ apiKey: API_KEY, baseUrl, model: 'm', timeoutMs: 5000 });

  const failure = await failureOf(write(writer));

  expect(failure.transient).toBe(true);
  server.close();
});
