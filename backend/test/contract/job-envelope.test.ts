import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { addBrand, jobIdOf, readUsed, waitForEnd } from './shop.ts';

// A model that a test can hold: what it was asked to write says what it does.
const held = Promise.withResolvers<unknown>();
const model = await startOpenAiStandIn({
  script: ({ chat }) => {
    const asked = JSON.stringify(chat.messages);
    if (asked.includes('Refused Desk')) return { do: 'refuse' };
    return asked.includes('Slow Desk') ? { do: 'answer', until: held.promise } : { do: 'answer' };
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

describe('Job envelope: which fields are present', () => {
  it('on creation: brand_id, poll_url, poll_after_ms, usage', async () => {
    const account = await createAccount(idle().database);
    const brand_id = await addBrand(idle().database, account);
    const body = { ...PRODUCT, platform: 'shopify', external_ref };
    const answer = await call(idle(), 'createJob', { token: account.token, body });
    const id = jobIdOf(answer);
    expect(id).toMatch(/^job_[0-9a-z]{26}$/);
    expect(answer.headers.has('idempotent-replayed')).toBe(false);
    expect(answer.body).toStrictEqual({
      ...FOUND,
      job_id: id,
      status: 'queued',
      brand_id,
      poll_url: `/api/v1/jobs/${id}`,
      poll_after_ms: 3000,
      usage: { used: 1, limit: 1000, plan: 'agency' },
    });
  });

  it('brand_id is null where there is no brand, external_ref absent where none was given', async () => {
    const { token } = await createAccount(idle().database);
    const { body } = await call(idle(), 'createJob', { token, body: PRODUCT });
    expect(body['brand_id']).toBeNull();
    expect(body).not.toHaveProperty('external_ref');
  });

  it('queued: poll_after_ms, and nothing of the creation or of a result', async () => {
    const { token } = await createAccount(idle().database);
    const body = { ...PRODUCT, platform: 'shopify', external_ref };
    const id = jobIdOf(await call(idle(), 'createJob', { token, body }));
    const expected = { ...FOUND, job_id: id, status: 'queued', poll_after_ms: 3000 };
    expect((await call(idle(), 'getJob', { token, id })).body).toStrictEqual(expected);
    expect((await call(idle(), 'listJobs', { token })).body).toStrictEqual({
      api_version: 'v1',
      jobs: [expected],
    });
  });

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
    };
    expect((await waitForEnd(service(), token, id)).body).toStrictEqual(expected);
    const listed = await call(service(), 'listJobs', { token });
    expect(listed.body['jobs']).toStrictEqual([expected]);
  });

  it('failed: error, and no more than decision 10 names; "a poll of a failed job returns HTTP 200"', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...PRODUCT, product_name: 'Refused Desk', platform: 'shopify', external_ref };
    const id = jobIdOf(await call(service(), 'createJob', { token, body }));
    const answer = await waitForEnd(service(), token, id);
    expect(answer.status).toBe(200);
    const error = { code: 'generation_failed', message: TEXT };
    expect(answer.body).toStrictEqual({ ...FOUND, job_id: id, status: 'failed', error });
    expect(await readUsed(service(), token)).toBe(0);
  });
});

describe('GET /jobs/{id}: 404 job_not_found', () => {
  it('when the id is unknown or belongs to another account', async () => {
    const { token } = await createAccount(idle().database);
    const other = await createAccount(idle().database);
    const id = jobIdOf(await call(idle(), 'createJob', { token: other.token, body: PRODUCT }));
    for (const unknown of [id, 'job_01jz8k3v5nf2qtw0c4x9m7b6ha', 'nonsense', id.slice(4)]) {
      const answer = await call(idle(), 'getJob', { token, id: unknown });
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'job_not_found' } } });
    }
  });

  it('finds the job with another token of the account', async () => {
    const account = await createAccount(idle().database);
    const { token } = account;
    const id = jobIdOf(await call(idle(), 'createJob', { token, body: PRODUCT }));
    const key = await createKey(idle().database, account);
    expect((await call(idle(), 'getJob', { token: key, id })).status).toBe(200);
  });
});
