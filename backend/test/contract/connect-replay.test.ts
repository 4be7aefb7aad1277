import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deleteExpired } from '../../src/accounts/index.ts';
import { openDatabase, type Database } from '../../src/database/index.ts';
import { createAccount } from '../accounts.ts';
import { TEST_CLIENT, useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { makeConnectCode, type TestCode } from './connect-code.ts';
import { setAddressPasses } from './rate-window.ts';

const service = useService();

const exchange = (body: object) => call(service(), 'connectExchange', { body });

async function connect(body: object): Promise<string> {
  const { status, body: response } = await exchange(body);
  expect(status).toBe(200);
  return String(response['token']);
}

async function isLive(token: string): Promise<boolean> {
  return (await call(service(), 'me', { token })).status === 200;
}

async function makeCode(options: Parameters<typeof makeConnectCode>[2] = {}) {
  const { database } = service();
  return makeConnectCode(database, await createAccount(database), options);
}

/**
 * Exchanges a code so that all requests have arrived before the first of them can use it, however
 * slowly they come in: the code is locked until then. A request that arrived later would be a
 * replay.
 * @param times fewer than the connections of the service
 */
async function exchangeConcurrently(code: TestCode, times: number) {
  const digest = createHash('sha256').update(code.code).digest();
  const lockHolder = openDatabase(service().databaseUrl, { connections: 2 });
  try {
    const pending = await lockHolder.sql.begin(async (sql) => {
      await sql`select from connect_codes where hash = ${digest} for update`;
      const responses = Array.from({ length: times }, () => exchange(code));
      await expect
        .poll(() => waitingForLocks(lockHolder), { timeout: 30_000, interval: 20 })
        .toBe(times);
      return { responses };
    });
    return await Promise.all(pending.responses);
  } finally {
    await lockHolder.close();
  }
}

async function waitingForLocks({ sql }: Database): Promise<number> {
  const [{ waiting }] = await sql<[{ waiting: number }]>`
    select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()
  `;
  return waiting;
}

// contract §11.8
describe('using a code twice', () => {
  it('revokes the token it was exchanged for', async () => {
    const code = await makeCode();
    const token = await connect(code);
    expect(await isLive(token)).toBe(true);
    expectRefusal(await exchange(code), 'invalid_code');
    expect(await isLive(token)).toBe(false);
  });

  it('revokes it for a day, even after the code has expired', async () => {
    const code = await makeCode();
    const token = await connect(code);
    const digest = createHash('sha256').update(code.code).digest();
    const { database } = service();
    await database.sql`
      update connect_codes
      set used_at = used_at - interval '23 hours', expires_at = expires_at - interval '23 hours'
      where hash = ${digest}
    `;
    await deleteExpired({ ctx: { database } });
    expectRefusal(await exchange(code), 'invalid_code');
    expect(await isLive(token)).toBe(false);
  });

  it('does not affect a later connection made with another code', async () => {
    const { database } = service();
    const account = await createAccount(database);
    const first = await makeConnectCode(database, account);
    await connect(first);
    const token = await connect(await makeConnectCode(database, account, { site: first.site }));
    expectRefusal(await exchange(first), 'invalid_code');
    expect(await isLive(token)).toBe(true);
  });

  it('revokes nothing for someone who could not have used it: wrong site, verifier or app', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const good = {
      code_verifier: verifier,
      client_id: TEST_CLIENT.id,
      client_secret: TEST_CLIENT.secret,
    };
    const code = await makeCode({ verifier, clientId: TEST_CLIENT.id });
    const token = await connect({ ...code, ...good });
    for (const wrong of [
      { site: 'https://other.example' },
      { code_verifier: undefined },
      { code_verifier: randomBytes(32).toString('base64url') },
      { client_secret: undefined },
      { client_secret: 'x'.repeat(40) },
    ]) {
      expectRefusal(await exchange({ ...code, ...good, ...wrong }), 'invalid_code');
    }
    expect(await isLive(token)).toBe(true);
    expectRefusal(await exchange({ ...code, ...good }), 'invalid_code');
    expect(await isLive(token)).toBe(false);
  });

  it('concurrently lets one exchange win each time, and its token stays live', async () => {
    for (let round = 0; round < 6; round++) {
      await setAddressPasses(service().database, []);
      const code = await makeCode();
      const responses = await exchangeConcurrently(code, 4);
      const won = responses.filter(({ status }) => status === 200);
      expect(won).toHaveLength(1);
      const token = String(won[0]?.body['token']);
      expect(await isLive(token)).toBe(true);
      expectRefusal(await exchange(code), 'invalid_code');
      expect(await isLive(token)).toBe(false);
    }
    await setAddressPasses(service().database, []);
  });
});
