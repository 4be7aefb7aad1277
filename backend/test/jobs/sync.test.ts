import { hash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_BASE_PATH } from '@wareword/shared-schema';
import { startOpenAiStandIn, type OpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { callApi, PRODUCT } from '../http.ts';
import { expectBalancedLedger, startTestService, type TestService } from '../service.ts';

let model: OpenAiStandIn;
let service: TestService;

beforeAll(async () => {
  model = await startOpenAiStandIn();
  service = await startTestService({
    GENERATOR: 'openai',
    OPENAI_API_KEY: 'stand-in',
    OPENAI_BASE_URL: model.url,
  });
});
afterAll(async () => {
  await expectBalancedLedger(service.database);
  await service.stop();
  await model.close();
});

async function used(token: string): Promise<unknown> {
  const { body } = await callApi(service.apiUrl, 'GET /me', { token });
  return body['usage'];
}

// contract §6.2
it('a sync generation reserves its credit first, and spends it', async () => {
  const { token } = await createAccount(service.database);
  const slow = Promise.withResolvers<undefined>();
  const before = model.requests.length;
  model.setScript([{ do: 'answer', until: slow.promise }]);
  const response = callApi(service.apiUrl, 'POST /generate', { token, body: PRODUCT });
  await model.received(before + 1);
  expect(await used(token)).toMatchObject({ used: 1 });
  slow.resolve(undefined);
  expect(await response).toMatchObject({ status: 200, body: { usage: { used: 1 } } });
});

/** Requests a listing and disconnects once the model is writing it. */
async function hangUp(token: string, baseUrl = service.baseUrl): Promise<void> {
  const before = model.requests.length;
  const call = request(`${baseUrl}${API_BASE_PATH}/generate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    agent: false,
  });
  const left = new Promise((closed) => call.once('close', closed));
  call.on('error', () => undefined).end(JSON.stringify(PRODUCT));
  await model.received(before + 1);
  call.destroy();
  await left;
}

/** Records earlier disconnects of the workspace. */
async function recordHangUps({ workspaceId }: TestAccount, times: number, hoursAgo = 1) {
  await service.database.sql`
    insert into rate_windows (key, passes)
    values (
      ${`try:disconnect:${hash('sha256', workspaceId.toLowerCase(), 'base64url')}`},
      array_fill(now() - ${hoursAgo} * interval '1 hour', array[${times}::int])
    )
    on conflict (key) do update set passes = excluded.passes
  `;
}

// contract §6.4
describe('a caller who disconnects', () => {
  it("isn't charged ten times a day, and the model call is aborted", async () => {
    const account = await createAccount(service.database);
    await recordHangUps(account, 9);
    model.setScript([{ do: 'hang' }]);
    await hangUp(account.token);
    expect(await model.requests.at(-1)?.ended).toBe('abandoned');
    await expect.poll(() => used(account.token)).toMatchObject({ used: 0 });
    await recordHangUps(account, 10, 25);
    model.setScript([{ do: 'hang' }]);
    await hangUp(account.token);
    await expect.poll(() => used(account.token)).toMatchObject({ used: 0 });
  });

  it('is charged after that: the listing is written and saved to the history', async () => {
    const account = await createAccount(service.database);
    const { token } = account;
    // The tenth of the day is counted by the service itself.
    await recordHangUps(account, 9);
    model.setScript([{ do: 'hang' }]);
    await hangUp(token);
    await expect.poll(() => used(token)).toMatchObject({ used: 0 });
    const slow = Promise.withResolvers<undefined>();
    model.setScript([{ do: 'answer', until: slow.promise }]);
    await hangUp(token);
    expect(await used(token)).toMatchObject({ used: 1 });
    slow.resolve(undefined);
    expect(await model.requests.at(-1)?.ended).toBe('answered');
    await expect
      .poll(
        () => service.database.sql`
          select c.state, l.product_name from credits c join listings l on l.job_id = c.id
          where c.workspace_id = ${account.workspaceId}
        `,
      )
      .toEqual([{ state: 'spent', product_name: PRODUCT.product_name }]);
    expect(await used(token)).toMatchObject({ used: 1 });
  });

  it('is not counted if the listing was complete', async () => {
    const account = await createAccount(service.database);
    model.setScript([]);
    const { status } = await callApi(service.apiUrl, 'POST /generate', {
      token: account.token,
      body: PRODUCT,
    });
    expect(status).toBe(200);
    const { sql } = service.database;
    expect(await sql`select from rate_windows where key like ${`%${account.workspaceId}`}`).toEqual(
      [],
    );
  });

  it("doesn't interrupt a listing that a stopping service still completes", async () => {
    const stopping = await startTestService(
      { GENERATOR: 'openai', OPENAI_API_KEY: 'stand-in', OPENAI_BASE_URL: model.url },
      service.databaseUrl,
    );
    const account = await createAccount(service.database);
    await recordHangUps(account, 10);
    const slow = Promise.withResolvers<undefined>();
    model.setScript([{ do: 'answer', until: slow.promise }]);
    await hangUp(account.token, stopping.baseUrl);
    const stopped = stopping.stop({ now: false });
    slow.resolve(undefined);
    await stopped;
    expect(
      await service.database.sql`
        select status from jobs where workspace_id = ${account.workspaceId}
      `,
    ).toEqual([{ status: 'complete' }]);
  });
});
