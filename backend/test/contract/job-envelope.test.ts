import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { addBrand, jobIdOf, readUsed, waitForEnd } from './workspace-state.ts';

// A model that a test can hold back: the product name selects its behavior.
const held = Promise.withResolvers<unknown>();
const model = await startOpenAiStandIn({
  script: ({ chat }) => {
    const prompt = JSON.stringify(chat.messages);
    if (prompt.includes('Refused Desk')) return { do: 'refuse' };
    return prompt.includes('Slow Desk') ? { do: 'answer', until: held.promise } : { do: 'answer' };
  },
});
const service = useService({
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
});
const idle = useService({ ROLE: 'web' });

const external_ref = 'sku-1042';
const FOUND = { api_version: 'v1', platform: 'shopify', external_ref };
const LISTING = expect.any(Object) as object;
const TEXT = expect.any(String) as string;

describe('the fields of the job envelope', () => {
  // contract §7.1
  it('on creation: brand_id, poll_url, poll_after_ms, usage', async () => {
    const account = await createAccount(idle().database);
    const brand_id = await addBrand(idle().database, account);
    const body = { ...PRODUCT, platform: 'shopify', external_ref };
    const response = await call(idle(), 'createJob', { token: account.token, body });
    const id = jobIdOf(response);
    expect(id).toMatch(/^job_[0-9a-z]{26}$/);
    expect(response.headers.has('idempotent-replayed')).toBe(false);
    expect(response.body).toStrictEqual({
      ...FOUND,
      job_id: id,
      status: 'queued',
      brand_id,
      poll_url: `/api/v1/jobs/${id}`,
      poll_after_ms: 3000,
      usage: { used: 1, limit: 1000, plan: 'agency' },
    });
  });

  // contract §7.1
  it('brand_id is null without a brand, external_ref is absent if none was given', async () => {
    const { token } = await createAccount(idle().database);
    const { body } = await call(idle(), 'createJob', { token, body: PRODUCT });
    expect(body['brand_id']).toBeNull();
    expect(body).not.toHaveProperty('external_ref');
  });

  // contract §7.3
  it('queued: poll_after_ms, and no fields of the creation or the result', async () => {
    const { token } = await createAccount(idle().database);
    const body = { ...PRODUCT, platform: 'shopify', external_ref };
    const id = jobIdOf(await call(idle(), 'createJob', { token, body }));
    const expected = { ...FOUND, job_id: id, status: 'queued', poll_after_ms: 3000 };
    expect((await call(idle(), 'getJob', { token, id })).body).toStrictEqual(expected);
    expect((await call(idle(), 'listJobs', { token })).body).toStrictEqual({
      api_version: 'v1',
      jobs: [expected],
      next_cursor: null,
    });
  });

  // contract §7.3
  it('processing: poll_after_ms and no result', async () => {
    const { token } = await createAccount(service().database);
    const received = model.requests.length + 1;
    const body = { ...PRODUCT, product_name: 'Slow Desk', platform: 'shopify', external_ref };
    const id = jobIdOf(await call(service(), 'createJob', { token, body }));
    await model.received(received);
    const polled = await call(service(), 'getJob', { token, id });
    held.resolve(undefined);
    const expected = { ...FOUND, job_id: id, status: 'processing', poll_after_ms: 3000 };
    expect(polled.body).toStrictEqual(expected);
    expect((await waitForEnd(service(), token, id)).body['status']).toBe('complete');
  });

  // contract §5.5, §7.3
  it('complete: listing and listing_id, no poll_after_ms; a 200', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...PRODUCT, platform: 'shopify', external_ref };
    const id = jobIdOf(await call(service(), 'createJob', { token, body }));
    const expected = {
      ...FOUND,
      job_id: id,
      status: 'complete',
      listing: LISTING,
      listing_id: expect.stringMatching(/^lst_[0-9a-z]{26}$/) as string,
      writer: 'openai',
    };
    expect((await waitForEnd(service(), token, id)).body).toStrictEqual(expected);
    const listed = await call(service(), 'listJobs', { token });
    expect(listed.body['jobs']).toStrictEqual([expected]);
  });

  // contract §7.9, §13.5
  it('failed: served with HTTP 200, with error and none of the other fields', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...PRODUCT, product_name: 'Refused Desk', platform: 'shopify', external_ref };
    const id = jobIdOf(await call(service(), 'createJob', { token, body }));
    const response = await waitForEnd(service(), token, id);
    expect(response.status).toBe(200);
    const error = { code: 'generation_failed', message: TEXT };
    expect(response.body).toStrictEqual({ ...FOUND, job_id: id, status: 'failed', error });
    expect(await readUsed(service(), token)).toBe(0);
  });
});

// contract §3.4, §7.10
describe('GET /jobs/{id}: 404 job_not_found', () => {
  it('if the id is unknown or belongs to another account', async () => {
    const { token } = await createAccount(idle().database);
    const other = await createAccount(idle().database);
    const id = jobIdOf(await call(idle(), 'createJob', { token: other.token, body: PRODUCT }));
    for (const unknown of [id, 'job_01jz8k3v5nf2qtw0c4x9m7b6ha', 'nonsense', id.slice(4)]) {
      const response = await call(idle(), 'getJob', { token, id: unknown });
      expect(response).toMatchObject({ status: 404, body: { error: { code: 'job_not_found' } } });
    }
  });

  it('another token of the account finds the job', async () => {
    const account = await createAccount(idle().database);
    const { token } = account;
    const id = jobIdOf(await call(idle(), 'createJob', { token, body: PRODUCT }));
    const key = await createKey(idle().database, account);
    expect((await call(idle(), 'getJob', { token: key, id })).status).toBe(200);
  });
});
