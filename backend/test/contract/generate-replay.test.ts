import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { connectStore, createAccount } from '../accounts.ts';
import { PRODUCT, type ApiResponse } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { readUsed } from './workspace-state.ts';

const model = await startOpenAiStandIn();
const service = useService({
  ROLE: 'web',
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
  OPENAI_VERIFY: 'off',
  RATE_LIMIT_PER_MINUTE: '100',
});

function generate(token: string, key: string, body: object = PRODUCT): Promise<ApiResponse> {
  return call(service(), 'generate', { token, body, headers: { 'Idempotency-Key': key } });
}

/** Sends a request that the model holds until `finish` is called. */
async function startHeld(token: string, key: string) {
  const held = Promise.withResolvers<undefined>();
  const before = model.requests.length;
  model.setScript([{ do: 'answer', until: held.promise }]);
  const response = generate(token, key);
  await model.received(before + 1);
  return { response: response, finish: () => held.resolve(undefined) };
}

// contract §8.5
describe('POST /generate with an Idempotency-Key', () => {
  it('returns the same listing again, without a second credit', async () => {
    const { token } = await createAccount(service().database);
    const key = randomUUID();
    const first = await generate(token, key);
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    const calls = model.requests.length;
    const replay = await generate(token, key);
    expect(replay.status).toBe(200);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(replay.body).toStrictEqual(first.body);
    expect(model.requests.length).toBe(calls);
    expect(await readUsed(service(), token)).toBe(1);
  });

  it('says how many listings are used now, not then', async () => {
    const { token } = await createAccount(service().database);
    const key = randomUUID();
    await generate(token, key);
    await generate(token, randomUUID());
    expect((await generate(token, key)).body['usage']).toMatchObject({ used: 2 });
  });

  it('ignores a different body, and works for another token of the workspace', async () => {
    const account = await createAccount(service().database);
    const store = await connectStore(service().database, account);
    const key = randomUUID();
    const first = await generate(account.token, key);
    const replay = await generate(store, key, { ...PRODUCT, platform: 'shopify' });
    expect(replay.body).toStrictEqual(first.body);
  });

  it('has its own keys, separate from those of POST /jobs', async () => {
    const { token } = await createAccount(service().database);
    const headers = { 'Idempotency-Key': randomUUID() };
    const job = await call(service(), 'createJob', { token, body: PRODUCT, headers });
    expect(job.body).toHaveProperty('usage');
    const written = await generate(token, headers['Idempotency-Key']);
    expect(written.headers.has('idempotent-replayed')).toBe(false);
    const again = await call(service(), 'createJob', { token, body: PRODUCT, headers });
    expect(again.body['job_id']).toBe(job.body['job_id']);
    expect(await readUsed(service(), token)).toBe(2);
  });

  // contract §8.1
  it('refuses a key that is too long', async () => {
    const { token } = await createAccount(service().database);
    expectRefusal(await generate(token, 'x'.repeat(201)), 'validation_error');
  });
});

// contract §8.6
describe('while the first request with a key is being answered', () => {
  it('a second one gets request_in_progress, and the listing afterward', async () => {
    const { token } = await createAccount(service().database);
    const key = randomUUID();
    const { response: response, finish } = await startHeld(token, key);
    expectRefusal(await generate(token, key), 'request_in_progress');
    expect(await readUsed(service(), token)).toBe(1);
    finish();
    const replay = await generate(token, key).then(async (second) =>
      second.status === 409 ? response.then(() => generate(token, key)) : second,
    );
    expect(replay.body).toStrictEqual((await response).body);
    expect(await readUsed(service(), token)).toBe(1);
  });
});

// contract §8.7
describe('a request that failed', () => {
  it("wasn't charged, and its key can be used again", async () => {
    const { token } = await createAccount(service().database);
    const key = randomUUID();
    model.setScript([{ do: 'refuse' }]);
    expectRefusal(await generate(token, key), 'internal_error');
    expect(await readUsed(service(), token)).toBe(0);
    const next = await generate(token, key);
    expect(next.status).toBe(200);
    expect(next.headers.has('idempotent-replayed')).toBe(false);
    expect((await generate(token, key)).body).toStrictEqual(next.body);
    expect(await readUsed(service(), token)).toBe(1);
  });
});

// contract §8.5, §8.7
describe('a listing that was changed in the dashboard', () => {
  it('is replayed with its current text, and written again once it is deleted', async () => {
    const { token } = await createAccount(service().database);
    const key = randomUUID();
    const first = await generate(token, key);
    const { sql } = service().database;
    const id = String(first.body['listing_id']);
    await sql`
      update listings set edited_at = '2026-11-22T10:00:00Z', edited_fields = '{title}'
      where id = ${id}
    `;
    expect((await generate(token, key)).body).toMatchObject({
      listing_id: id,
      edited_at: '2026-11-22T10:00:00.000Z',
      edited_fields: ['title'],
      broken_rules: [],
    });
    await sql`update listings set deleted_at = now() where id = ${id}`;
    const next = await generate(token, key);
    expect(next.body['listing_id']).not.toBe(id);
    expect(await readUsed(service(), token)).toBe(2);
  });
});
