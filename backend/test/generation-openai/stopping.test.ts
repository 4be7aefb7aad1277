import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import type { Step } from '../../../e2e/stand-ins/openai/index.ts';
import { failureOf, PRODUCT, startModel, writerFor } from './writer-fixture.ts';

const stopped = { transient: true, message: 'The call to the model was stopped' };

test.each<[string, Step]>([
  ['before the answer', { do: 'hang' }],
  ['in the middle of the answer', { do: 'stall' }],
])('stopping a call %s frees its connection', async (_name, step) => {
  const model = await startModel([step]);
  const stop = new AbortController();

  const call = writerFor(model).write(PRODUCT, stop.signal);
  await model.received(1);
  stop.abort();

  expect(await failureOf(call)).toMatchObject(stopped);
  expect(await model.requests[0]?.ended).toBe('abandoned');
});

test('a call that is aborted before it starts sends nothing', async () => {
  const model = await startModel();

  const failure = await failureOf(writerFor(model).write(PRODUCT, AbortSignal.abort()));

  expect(failure).toMatchObject(stopped);
  expect(model.requests).toHaveLength(0);
});

test("a signal that outlives its calls doesn't hold on to them", async () => {
  const model = await startModel();
  const { signal } = new AbortController();

  await writerFor(model).write(PRODUCT, signal);

  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});
