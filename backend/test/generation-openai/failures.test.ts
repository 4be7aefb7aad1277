import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../e2e/stand-ins/openai/index.ts';
import { API_KEY, failureOf, PRODUCT, startModel, write, writerFor } from './writer-fixture.ts';

async function failureAfter(step: Step) {
  const model = await startModel([step]);
  const failure = await failureOf(write(writerFor(model)));
  expect(model.requests, 'attempts belong to the job').toHaveLength(1);
  return failure;
}

function status(code: number, headers: Record<string, string> = {}): Step {
  return { do: 'raw', status: code, headers, body: '{"error":{"message":"no"}}' };
}

describe('statuses', () => {
  test.each([408, 409, 429, 500, 502, 503, 504, 529])('%i is transient', async (code) => {
    const failure = await failureAfter(status(code));
    expect(failure).toMatchObject({ transient: true, message: `The model responded with ${code}` });
    expect(failure.retryAfterMs).toBeUndefined();
  });

  test.each([401, 402, 403, 410, 413, 451])('%i is final', async (code) => {
    const failure = await failureAfter(status(code, { 'retry-after': '5' }));
    expect(failure).toMatchObject({
      transient: false,
      message: `The model responded with ${code}`,
    });
    expect(failure.retryAfterMs).toBeUndefined();
  });

  test.each([400, 404, 422])('%i is final where no simpler request helps', async (code) => {
    const model = await startModel(() => status(code, { 'retry-after': '5' }));
    const failure = await failureOf(write(writerFor(model)));
    expect(failure).toMatchObject({
      transient: false,
      message: `The model responded with ${code}`,
    });
    expect(failure.retryAfterMs).toBeUndefined();
  });

  test.each([
    [404, { message: 'The model `no-such-model` does not exist.' }],
    [404, { message: 'model "no-such-model" not found, try pulling it first' }],
    [400, { message: "This model's maximum context length is 4096 tokens" }],
    [400, { message: 'no', code: 'content_filter' }],
    [404, { message: 'no', code: 'DeploymentNotFound' }],
  ])('%i with %o is not asked again', async (code, error) => {
    const failure = await failureAfter({
      do: 'raw',
      status: code,
      body: JSON.stringify({ error }),
    });
    expect(failure.transient).toBe(false);
  });

  test.each([
    [429, true],
    [502, true],
    [402, false],
  ])('%i in the body of a 200 counts as that status', async (code, transient) => {
    const failure = await failureAfter(body(JSON.stringify({ error: { code, message: 'x' } })));
    expect(failure).toMatchObject({ transient, message: `The model responded with ${code}` });
  });

  test('an error code that helps an operator is in the message', async () => {
    const body = '{"error":{"message":"You exceeded…","code":"insufficient_quota"}}';
    const failure = await failureAfter({ do: 'raw', status: 429, body });
    expect(failure.message).toBe('The model responded with 429 (insufficient_quota)');
  });
});

describe("the model's own retry-after", () => {
  test.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'retry-after': '0.5' }, 500],
    [{ 'retry-after': '3600' }, 60_000],
    [{ 'retry-after-ms': '1500' }, 1500],
    [{ 'retry-after-ms': '1500', 'retry-after': '7' }, 1500],
    [{ 'retry-after-ms': '90000' }, 60_000],
    [{ 'retry-after': '0' }, undefined],
    [{ 'retry-after': '-5' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, undefined],
    [{ 'retry-after': 'Fri, 31 Dec 2999 23:59:59 GMT' }, 60_000],
  ])('%o is %s ms', async (headers: Record<string, string>, expected) => {
    const failure = await failureAfter(status(429, headers));
    expect(failure.retryAfterMs).toBe(expected);
  });

  test('an HTTP date counts from now', async () => {
    const date = new Date(Date.now() + 20_000).toUTCString();
    const { retryAfterMs } = await failureAfter(status(503, { 'retry-after': date }));
    // A date has whole seconds, and the call takes a little.
    expect(retryAfterMs).toBeGreaterThan(15_000);
    expect(retryAfterMs).toBeLessThanOrEqual(20_000);
  });
});

describe('answers without a draft', () => {
  test.each<[string, Step]>([
    ['a refusal', { do: 'refuse' }],
    ['a content filter', { do: 'filter' }],
  ])('%s is final', async (name, step) => {
    const failure = await failureAfter(step);
    expect(failure).toMatchObject({ transient: false, message: `The model declined: ${name}` });
  });

  const draft = { title: 'Walnut', description: 'Solid walnut' };
  test.each<[string, Step, string]>([
    ['a cut-off answer', { do: 'truncate' }, 'it is cut off'],
    ['no content', { do: 'answer', content: '' }, 'it is empty'],
    ['blank content', { do: 'answer', content: ' \n ' }, 'it is empty'],
    ['prose', { do: 'answer', content: 'Sure! Here it is' }, 'its content is no draft'],
    ['a list', { do: 'answer', content: '[]' }, 'its content is no draft'],
    ['null', { do: 'answer', content: 'null' }, 'its content is no draft'],
    ['no title', content({ description: 'Solid' }), 'its content is no draft'],
    ['a blank title', content({ ...draft, title: ' ' }), 'its content is no draft'],
    ['thoughts alone', { do: 'answer', content: '<think>So {"a": 1}' }, 'its content is no draft'],
    ['another API', body('{"output":[]}'), 'it is no chat completion'],
    ['no choice', body('{"choices":[]}'), 'it is no chat completion'],
    ['an error with status 200', body('{"error":{"message":"x"}}'), 'it is no chat completion'],
    ['broken JSON', body('{"choices":[{'), 'its body is not JSON'],
    ['no body', body(''), 'it is no chat completion'],
    ['204', { do: 'raw', status: 204, body: '' }, 'it is no chat completion'],
    [
      'an HTML page',
      {
        do: 'raw',
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<!doctype html><title>Sign in</title>',
      },
      'it is no chat completion',
    ],
  ])('%s is transient', async (_name, step, why) => {
    const failure = await failureAfter(step);
    expect(failure.message).toBe(`The model's response is unusable: ${why}`);
    expect(failure.transient).toBe(true);
  });
});

describe('nothing of the key, the prompt or the answer is in an error', () => {
  const secretive = `${API_KEY} ${PRODUCT.product_name} and what a model said`;
  const fields = { message: secretive, code: secretive, type: secretive, param: secretive };
  test.each<[string, Step]>([
    ['a final error', { do: 'raw', status: 401, body: JSON.stringify({ error: fields }) }],
    ['a transient error', { do: 'raw', status: 503, body: JSON.stringify({ error: fields }) }],
    ['a page', { do: 'raw', status: 500, body: `<p>${secretive}</p>` }],
    ['a header', status(500, { 'x-request-id': API_KEY, 'retry-after': API_KEY })],
    ['broken JSON', body(secretive)],
    ['content that is not JSON', { do: 'answer', content: secretive }],
    ['content of another shape', content({ title: { secretive }, [secretive]: 1 })],
  ])('%s', async (_name, step) => {
    const failure = await failureAfter(step);
    const whole = inspect(failure, { depth: Infinity, showHidden: true });
    expect(whole).not.toContain(API_KEY);
    expect(whole).not.toContain(PRODUCT.product_name);
    expect(whole).not.toContain('a model said');
  });
});

function content(value: unknown): Step {
  return { do: 'answer', content: JSON.stringify(value) };
}

function body(text: string): Step {
  return { do: 'raw', status: 200, body: text };
}
