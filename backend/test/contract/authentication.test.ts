import { crc32 } from 'node:zlib';
import type { EndpointName } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { setPlan } from '../../src/accounts/index.ts';
import { revokeByPrefix } from '../../src/tokens/index.ts';
import { connectStore, createAccount, createKey } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobIdOf } from './workspace-state.ts';

const service = useService({ ROLE: 'web' });

const me = (token: string) => call(service(), 'me', { token });
const withHeader = (Authorization: string) => call(service(), 'me', { headers: { Authorization } });

async function everyEndpoint(token: string): Promise<[EndpointName, number][]> {
  const created = await call(service(), 'createJob', { token, body: PRODUCT });
  const id = jobIdOf(created);
  const generated = await call(service(), 'generate', { token, body: PRODUCT });
  return [
    ['createJob', created.status],
    ['generate', generated.status],
    ['getJob', (await call(service(), 'getJob', { token, id })).status],
    ['listJobs', (await call(service(), 'listJobs', { token })).status],
    ['me', (await me(token)).status],
  ];
}

/** The CRC32 of a text in base62, an independent implementation of contract §2.2. */
function base62Checksum(text: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let value = BigInt(crc32(text));
  const result: string[] = [];
  while (value > 0n) {
    result.unshift(digits.charAt(Number(value % 62n)));
    value /= 62n;
  }
  return result.join('').padStart(6, '0');
}

// contract §2.1
describe('a missing or malformed Authorization header', () => {
  it.each([
    '',
    'Bearer',
    'Bearer ',
    'Token abc',
    'Basic dXNlcjpwYXNz',
    'Bearer one two',
    'Bearer a, Bearer b',
    'Bearer\tabc',
    'BearerX abc',
    'ww_api_0123456789',
  ])('gives 401 missing_authorization: "%s"', async (header) => {
    expectRefusal(await withHeader(header), 'missing_authorization');
  });

  it('the scheme’s case and the spaces after it do not matter (RFC 9110, 11.1)', async () => {
    const { token } = await createAccount(service().database);
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ', 'Bearer      ']) {
      expect((await withHeader(`${scheme} ${token}`)).status).toBe(200);
    }
  });
});

// contract §2.3
describe('a token of the wrong format, unknown or revoked', () => {
  it('of wrong format gives 401 invalid_api_key', async () => {
    const { token } = await createAccount(service().database);
    const bodies = [token.slice(1), token.slice(0, -1), `${token}0`, token.toUpperCase()];
    const last = token.endsWith('0') ? '1' : '0';
    const checksum = `${token.slice(0, -1)}${last}`;
    const scope = token.replace('ww_api_', 'ww_plg_');
    for (const wrong of [...bodies, checksum, scope, 'x', 'ww_api_', 'null', '%00']) {
      expectRefusal(await me(wrong), 'invalid_api_key');
    }
  });

  it('unknown gives 401 invalid_api_key', async () => {
    const text = `ww_api_${'a'.repeat(30)}`;
    expectRefusal(await me(text + base62Checksum(text)), 'invalid_api_key');
  });

  it('revoked gives 401 invalid_api_key immediately', async () => {
    const account = await createAccount(service().database);
    const { orm } = service().database;
    const store = await connectStore(service().database, account);
    for (const token of [account.token, store]) {
      expect((await me(token)).status).toBe(200);
      const tokenPrefix = token.slice(0, 12);
      await revokeByPrefix({ ctx: { orm }, input: { ...account, tokenPrefix } });
      expectRefusal(await me(token), 'invalid_api_key');
      const create = await call(service(), 'createJob', { token, body: PRODUCT });
      expectRefusal(create, 'invalid_api_key');
    }
  });

  it('revoking one leaves the others working', async () => {
    const account = await createAccount(service().database);
    const other = await createKey(service().database, account);
    const { orm } = service().database;
    const tokenPrefix = account.token.slice(0, 12);
    await revokeByPrefix({ ctx: { orm }, input: { ...account, tokenPrefix } });
    expect((await me(other)).status).toBe(200);
  });
});

// contract §2.2
describe('the shape of a token', () => {
  it('ww_api_ or ww_plg_, 30 base62 characters, and their CRC32', async () => {
    const account = await createAccount(service().database);
    const store = await connectStore(service().database, account);
    expect(account.token).toMatch(/^ww_api_[0-9A-Za-z]{36}$/);
    expect(store).toMatch(/^ww_plg_[0-9A-Za-z]{36}$/);
    for (const token of [account.token, store]) {
      expect(token.slice(-6)).toBe(base62Checksum(token.slice(0, -6)));
    }
  });

  // contract §2.2
  it('one that fails the format or the checksum is refused without a database query', async () => {
    const { token } = await createAccount(service().database);
    const { sql } = service().database;
    const last = token.endsWith('0') ? '1' : '0';
    await sql`alter function identify rename to identify_gone`;
    try {
      for (const wrong of ['x', token.slice(0, -1), `${token.slice(0, -1)}${last}`]) {
        expectRefusal(await me(wrong), 'invalid_api_key');
      }
      expectRefusal(await me(token), 'internal_error');
    } finally {
      await sql`alter function identify_gone rename to identify`;
    }
  });

  // contract §2.4
  it('only its SHA-256 is stored', async () => {
    const { token } = await createAccount(service().database);
    const rows = await service().database.sql`select row_to_json(t)::text as row from tokens t`;
    expect(JSON.stringify(rows)).not.toContain(token.slice(13));
  });
});

describe('tokens and plans', () => {
  // contract §2.7
  it('both types of token reach all endpoints', async () => {
    const account = await createAccount(service().database);
    const store = await connectStore(service().database, account);
    for (const token of [account.token, store]) {
      for (const [name, status] of await everyEndpoint(token)) {
        expect({ name, ok: status < 300 }).toEqual({ name, ok: true });
      }
    }
  });

  // contract §2.5
  it.each(['free', 'pro'] as const)(
    'an api-scope token whose owner is on %s is rejected with 403 plan_required everywhere',
    async (plan) => {
      const { token } = await createAccount(service().database, { plan });
      const id = 'job_01jz8k3v5nf2qtw0c4x9m7b6ha';
      for (const name of ['generate', 'createJob', 'getJob', 'listJobs', 'me'] as const) {
        const body = name === 'generate' || name === 'createJob' ? PRODUCT : undefined;
        expectRefusal(await call(service(), name, { token, id, body }), 'plan_required');
      }
    },
  );

  // contract §2.6
  it.each(['free', 'pro', 'agency'] as const)(
    'plugin tokens are never plan-gated: %s',
    async (plan) => {
      const account = await createAccount(service().database, { plan });
      const token = await connectStore(service().database, account);
      for (const [name, status] of await everyEndpoint(token)) {
        expect({ name, ok: status < 300 }).toEqual({ name, ok: true });
      }
    },
  );

  // contract §2.5
  it('an API key stops on a smaller plan, and works again back on Agency', async () => {
    const { token, workspaceId } = await createAccount(service().database);
    const { orm } = service().database;
    await setPlan({ ctx: { orm }, input: { workspaceId, plan: 'pro' } });
    expectRefusal(await me(token), 'plan_required');
    await setPlan({ ctx: { orm }, input: { workspaceId, plan: 'agency' } });
    expect((await me(token)).status).toBe(200);
  });
});
