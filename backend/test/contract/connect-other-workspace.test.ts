import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount, type TestAccount } from '../accounts.ts';
import { TEST_CLIENT, useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { makeConnectCode } from './connect-code.ts';

const service = useService({
  CONNECT_CLIENTS: `${TEST_CLIENT.id}:${'o'.repeat(32)},${TEST_CLIENT.id}:${TEST_CLIENT.secret},other-app:${'p'.repeat(32)}`,
});

const exchange = (body: object) => call(service(), 'connectExchange', { body });
const credentials = { client_id: TEST_CLIENT.id, client_secret: TEST_CLIENT.secret };

async function connect(body: object): Promise<string> {
  const { status, body: response } = await exchange(body);
  expect(status).toBe(200);
  return String(response['token']);
}

async function isLive(token: string): Promise<boolean> {
  return (await call(service(), 'me', { token })).status === 200;
}

async function codeFor(account: TestAccount, site: string, clientId?: string) {
  return makeConnectCode(service().database, account, {
    site,
    ...(clientId === undefined ? {} : { clientId }),
  });
}

/** A connected store, and someone on a Free account who wants it. */
async function makeConflict() {
  const { database } = service();
  const site = `https://${randomUUID()}.example`;
  const owner = await createAccount(database);
  const other = await createAccount(database, { plan: 'free' });
  const token = await connect(await codeFor(owner, site));
  return { site, owner, other, token };
}

// contract §11.10
describe('a store that is connected to another workspace', () => {
  it('stays connected there: a code without proof is store_taken, even one issued earlier', async () => {
    const { database } = service();
    const site = `https://${randomUUID()}.example`;
    const [owner, other] = [await createAccount(database), await createAccount(database)];
    const early = await codeFor(other, site);
    const token = await connect(await codeFor(owner, site));
    expectRefusal(await exchange(early), 'store_taken');
    expectRefusal(await exchange(await codeFor(other, site)), 'store_taken');
    expect(await isLive(token)).toBe(true);
    // Its own workspace can connect it again without proof.
    const again = await connect(await codeFor(owner, site));
    expect(await isLive(token)).toBe(false);
    expect(await isLive(again)).toBe(true);
  });

  it('when several workspaces connect a free store, one wins and keeps it', async () => {
    const { database } = service();
    const site = `https://${randomUUID()}.example`;
    const codes = await Promise.all(
      Array.from({ length: 6 }, async () => codeFor(await createAccount(database), site)),
    );
    const responses = await Promise.all(codes.map(exchange));
    const won = responses.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const response of responses)
      if (response.status !== 200) expectRefusal(response, 'store_taken');
    expect(await isLive(String(won[0]?.body['token']))).toBe(true);
  });

  it('can be connected by another workspace once it is disconnected', async () => {
    const { site, other, token } = await makeConflict();
    await service().database.sql`update tokens set revoked_at = now() where site_url = ${site}`;
    expect(await isLive(await connect(await codeFor(other, site)))).toBe(true);
    expect(await isLive(token)).toBe(false);
  });
});

// contract §11.10
describe('a trusted store app’s code', () => {
  it('takes over the store when the authenticated app exchanges it', async () => {
    const { site, other, token } = await makeConflict();
    const taken = await connect({
      ...(await codeFor(other, site, TEST_CLIENT.id)),
      ...credentials,
    });
    expect(await isLive(token)).toBe(false);
    expect(await isLive(taken)).toBe(true);
  });

  it('is invalid_code for everyone else, and stays valid for the app', async () => {
    const { site, other, token } = await makeConflict();
    const code = await codeFor(other, site, TEST_CLIENT.id);
    for (const shown of [
      {},
      { client_id: TEST_CLIENT.id },
      { client_secret: TEST_CLIENT.secret },
      { ...credentials, client_id: 'other-app' },
      { client_id: 'other-app', client_secret: 'p'.repeat(32) },
      { ...credentials, client_secret: `${TEST_CLIENT.secret}x` },
      { ...credentials, client_secret: TEST_CLIENT.secret.toUpperCase() },
      { ...credentials, client_id: 'nobody' },
      { ...credentials, client_id: '__proto__' },
    ]) {
      expectRefusal(await exchange({ ...code, ...shown }), 'invalid_code');
    }
    const basic = Buffer.from(`${TEST_CLIENT.id}:${TEST_CLIENT.secret}`).toString('base64');
    const byHeader = await call(service(), 'connectExchange', {
      body: code,
      headers: { Authorization: `Basic ${basic}` },
    });
    expectRefusal(byHeader, 'invalid_code');
    expect(await isLive(token)).toBe(true);
    await connect({ ...code, ...credentials });
    expect(await isLive(token)).toBe(false);
  });

  it('requires the app even if the store is free', async () => {
    const code = await codeFor(
      await createAccount(service().database),
      `https://${randomUUID()}.example`,
      TEST_CLIENT.id,
    );
    expectRefusal(await exchange(code), 'invalid_code');
    await connect({ ...code, ...credentials });
  });

  it('accepts either secret during rotation', async () => {
    for (const client_secret of ['o'.repeat(32), TEST_CLIENT.secret]) {
      const { site, other } = await makeConflict();
      const code = await codeFor(other, site, TEST_CLIENT.id);
      await connect({ ...code, ...credentials, client_secret });
    }
  });

  it('credentials with a code that no app requested are ignored', async () => {
    const { site, other, token } = await makeConflict();
    expectRefusal(
      await exchange({ ...(await codeFor(other, site)), ...credentials }),
      'store_taken',
    );
    expect(await isLive(token)).toBe(true);
  });
});
