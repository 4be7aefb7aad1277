import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { waitForEnd } from '../contract/workspace-state.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectBalancedLedger, startTestService, type TestService } from '../service.ts';

let model: OpenAiStandIn;
const services: TestService[] = [];

beforeAll(async () => {
  model = await startOpenAiStandIn();
});
afterAll(async () => {
  for (const service of services) {
    await expectBalancedLedger(service.database);
    await service.stop();
  }
  await model.close();
});

async function start(
  fallback: 'embedded' | 'fail',
  settings: NodeJS.ProcessEnv = {},
): Promise<TestService> {
  const service = await startTestService({
    GENERATOR: 'openai',
    GENERATOR_FALLBACK: fallback,
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
    ...settings,
  });
  services.push(service);
  return service;
}

async function write(service: TestService) {
  const { token } = await createAccount(service.database);
  const response = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
  const created = await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });
  const { body: job } = await waitForEnd(service, token, String(created.body['job_id']));
  const { body } = await callApi(service.apiUrl, 'GET /me', { token });
  return { response, job, usage: body['usage'] };
}

const broken = () => ({ do: 'raw', status: 401, body: '{}' }) as const;

describe('when the model cannot be used', () => {
  it('the rule-based writer takes over, and the response says so', async () => {
    model.setScript(broken);
    const { response, job, usage } = await write(await start('embedded'));

    expect(response).toMatchObject({ status: 200, body: { writer: 'embedded' } });
    expect(response.body['listing']).toMatchObject({
      title: expect.stringContaining('Walnut') as string,
    });
    expect(job).toMatchObject({ status: 'complete', writer: 'embedded' });
    expect(usage).toMatchObject({ used: 2 });
  });

  it('without a fallback, the listing fails and costs nothing', async () => {
    model.setScript(broken);
    const { response, job, usage } = await write(await start('fail'));

    expect(response).toMatchObject({ status: 500, body: { error: { code: 'internal_error' } } });
    expect(job).toMatchObject({ status: 'failed', error: { code: 'generation_failed' } });
    expect(job).not.toHaveProperty('writer');
    expect(usage).toMatchObject({ used: 0 });
  });
});

it('a product the model declines is not written by the fallback', async () => {
  model.setScript(() => ({ do: 'refuse' }));
  const { response, job, usage } = await write(await start('embedded'));

  expect(response).toMatchObject({ status: 500 });
  expect(job).toMatchObject({ status: 'failed', error: { code: 'generation_failed' } });
  expect(usage).toMatchObject({ used: 0 });
});

/** Requests listings that the model refuses, one after another. */
async function refusedTimes(service: TestService, times: number): Promise<string> {
  const { token } = await createAccount(service.database);
  for (let call = 0; call < times; call++) {
    const { status } = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
    expect(status).toBe(500);
  }
  return token;
}

describe.each([
  ['a model', { do: 'refuse' }],
  ['a provider', { do: 'raw', status: 400, body: '{"error":{"code":"content_filter"}}' }],
] as const)('%s that keeps refusing the products of a workspace', (_who, step) => {
  it('is no longer called for it: the rule-based writer takes over, and its listings cost credits', async () => {
    const service = await start('embedded', { RATE_LIMIT_PER_MINUTE: '100' });
    model.setScript(() => step);
    const token = await refusedTimes(service, 11);
    const requestsBefore = model.requests.length;
    const response = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
    const created = await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });
    const { body: job } = await waitForEnd(service, token, String(created.body['job_id']));

    expect(response).toMatchObject({
      status: 200,
      body: { writer: 'embedded', usage: { used: 1 } },
    });
    expect(job).toMatchObject({ status: 'complete', writer: 'embedded' });
    expect(model.requests).toHaveLength(requestsBefore);
    // No one else is concerned.
    const other = await createAccount(service.database);
    await callApi(service.apiUrl, 'POST /generate', { token: other.token, body: PRODUCT });
    expect(model.requests).toHaveLength(requestsBefore + 1);
  });
});

it('without a fallback writer, a workspace whose products keep being refused is not charged', async () => {
  const service = await start('fail', { RATE_LIMIT_PER_MINUTE: '100' });
  model.setScript(() => ({ do: 'refuse' }));
  const token = await refusedTimes(service, 11);
  const requestsBefore = model.requests.length;
  model.setScript([]);
  const response = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
  const { body } = await callApi(service.apiUrl, 'GET /me', { token });

  expect(response.status).toBe(500);
  expect(body['usage']).toMatchObject({ used: 0 });
  expect(model.requests).toHaveLength(requestsBefore);
});

describe.each([
  ['nothing that can be read', () => ({ do: 'raw', status: 200, body: 'no' }) as const],
  ['half an answer', () => ({ do: 'truncate' }) as const],
])(
  'without a fallback writer, a workspace for whose products the model writes %s',
  (_what, step) => {
    it('is not charged, and the model is no longer called for it', async () => {
      const service = await start('fail', { RATE_LIMIT_PER_MINUTE: '100' });
      model.setScript(step);
      const token = await refusedTimes(service, 11);
      const asked = model.requests.length;
      model.setScript([]);
      const response = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
      const created = await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });
      const { body: job } = await waitForEnd(service, token, String(created.body['job_id']));
      const { body } = await callApi(service.apiUrl, 'GET /me', { token });

      expect(response.status).toBe(500);
      expect(job).toMatchObject({ status: 'failed', error: { code: 'generation_failed' } });
      expect(body['usage']).toMatchObject({ used: 0 });
      expect(model.requests).toHaveLength(asked);
      // No one else is concerned.
      const { token: theirs } = await createAccount(service.database);
      const written = await callApi(service.apiUrl, 'POST /generate', {
        token: theirs,
        body: PRODUCT,
      });
      expect(written.status).toBe(200);
      expect(model.requests.length).toBeGreaterThan(asked);
    });
  },
);

it('without a fallback writer, an outage of the model counts against no one', async () => {
  const service = await start('fail', { RATE_LIMIT_PER_MINUTE: '100' });
  model.setScript(broken);
  const token = await refusedTimes(service, 11);
  model.setScript([]);
  const response = await callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
  expect(response.status).toBe(200);
});

it('a job only falls back after its last attempt', async () => {
  const service = await start('embedded');
  const { token } = await createAccount(service.database);
  const before = model.requests.length;
  model.setScript(() => ({ do: 'raw', status: 500, body: '{}' }));
  const created = await callApi(service.apiUrl, 'POST /jobs', { token, body: PRODUCT });

  const { body: job } = await waitForEnd(service, token, String(created.body['job_id']));

  expect(model.requests.length - before).toBe(4);
  expect(job).toMatchObject({ status: 'complete', writer: 'embedded' });
});

it('a listing written by the model says so', async () => {
  model.setScript([]);
  const { response, job } = await write(await start('embedded'));

  expect(response.body['writer']).toBe('openai');
  expect(job).toMatchObject({ writer: 'openai' });
});
