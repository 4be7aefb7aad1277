import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAX_STORES } from '../../src/tokens/index.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { makeConnectCode } from './connect-code.ts';
import { setAddressPasses } from './rate-window.ts';

const service = useService();

function exchange(
  body: object,
  options: { token?: string; headers?: Record<string, string> } = {},
) {
  return call(service(), 'connectExchange', { body, ...options });
}

async function connect(body: object): Promise<string> {
  const response = await exchange(body);
  expect(response.status).toBe(200);
  return String(response.body['token']);
}

async function isLive(token: string): Promise<boolean> {
  const { status } = await call(service(), 'me', { token });
  return status === 200;
}

async function expire(code: string, seconds: number): Promise<void> {
  const digest = createHash('sha256').update(code).digest();
  await service().database.sql`
    update connect_codes set expires_at = expires_at - ${seconds} * interval '1 second'
    where hash = ${digest}
  `;
}

// contract §11.5
describe('POST /connect/exchange', () => {
  it('returns token, token_prefix, site_url, platform, account.plan and usage; Free has limit 3', async () => {
    const account = await createAccount(service().database, { plan: 'free' });
    const { code, site } = await makeConnectCode(service().database, account, {
      platform: 'shopify',
    });
    const { body } = await exchange({ code, site });
    const token = String(body['token']);
    expect(body).toStrictEqual({
      token: expect.stringMatching(/^ww_plg_[0-9A-Za-z]{36}$/) as string,
      token_prefix: token.slice(0, 12),
      site_url: site,
      platform: 'shopify',
      account: { plan: 'free' },
      usage: { used: 0, limit: 3, plan: 'free', remaining: 3 },
    });
    expect((await call(service(), 'createJob', { token, body: PRODUCT })).status).toBe(202);
  });

  // contract §2.4, §11.6
  it('stores neither the code nor the token', async () => {
    const code = await makeConnectCode(service().database, await createAccount(service().database));
    const token = await connect(code);
    const { sql } = service().database;
    const rows = await sql`
      select row_to_json(c)::text as row from connect_codes c
      union all select row_to_json(t)::text from tokens t
    `;
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(code.code);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(token.slice(13));
  });

  // contract §11.5
  it('ignores an Authorization header, good or bad', async () => {
    const account = await createAccount(service().database);
    for (const Authorization of [`Bearer ${account.token}`, 'Bearer nonsense', 'Basic eDp5']) {
      const code = await makeConnectCode(service().database, account);
      expect((await exchange(code, { headers: { Authorization } })).status).toBe(200);
    }
  });

  // contract §11.2
  it('compares the site by its origin', async () => {
    const account = await createAccount(service().database);
    const name = randomUUID();
    for (const spelling of ['https://NAME.example', 'https://name.example:443/shop/?a=b#c']) {
      const code = await makeConnectCode(service().database, account, {
        site: `https://${name}.example`,
      });
      const site = spelling.replace('name', name).replace('NAME', name.toUpperCase());
      expect((await exchange({ ...code, site })).body['site_url']).toBe(`https://${name}.example`);
    }
  });
});

// contract §11.6
describe('an expired, used or unknown code', () => {
  it('a code can be used once', async () => {
    const code = await makeConnectCode(service().database, await createAccount(service().database));
    await connect(code);
    expectRefusal(await exchange(code), 'invalid_code');
  });

  it('a code is valid for 10 minutes', async () => {
    const account = await createAccount(service().database);
    const fresh = await makeConnectCode(service().database, account);
    const late = await makeConnectCode(service().database, account);
    await expire(fresh.code, 570);
    await expire(late.code, 600);
    await connect(fresh);
    expectRefusal(await exchange(late), 'invalid_code');
  });

  it('invalid_code reveals nothing: all three responses are the same', async () => {
    const account = await createAccount(service().database);
    const used = await makeConnectCode(service().database, account);
    const expired = await makeConnectCode(service().database, account);
    await connect(used);
    await expire(expired.code, 601);
    const never = { code: randomBytes(32).toString('base64url'), site: used.site };
    const responses = [await exchange(used), await exchange(expired), await exchange(never)];
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const response of responses) expectRefusal(response, 'invalid_code');
  });

  it('an expired or used code is invalid_code whatever site is sent with it', async () => {
    const account = await createAccount(service().database);
    const used = await makeConnectCode(service().database, account);
    await connect(used);
    expectRefusal(await exchange({ ...used, site: 'https://other.example' }), 'invalid_code');
  });

  // contract §11.6
  it('of several concurrent exchanges, one wins', async () => {
    const code = await makeConnectCode(service().database, await createAccount(service().database));
    const responses = await Promise.all(Array.from({ length: 8 }, () => exchange(code)));
    const won = responses.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(await isLive(String(won[0]?.body['token']))).toBe(true);
    for (const response of responses.filter(({ status }) => status !== 200)) {
      expectRefusal(response, 'invalid_code');
    }
  });

  // contract §11.7
  it('site_mismatch does not consume the code', async () => {
    const code = await makeConnectCode(service().database, await createAccount(service().database));
    const host = new URL(code.site).host;
    const wrong = [`http://${host}`, `https://${host}:8443`, `https://www.${host}`, 'null'];
    for (const site of [...wrong, host, `https://user@${host}`, 'javascript:alert(1)']) {
      expectRefusal(await exchange({ ...code, site }), 'site_mismatch');
    }
    await connect(code);
  });
});

// contract §4.3, §11.5
describe('an empty required field', () => {
  it('is validation_error, and leaves the code unchanged', async () => {
    const code = await makeConnectCode(service().database, await createAccount(service().database));
    for (const empty of ['', ' \n', null, undefined]) {
      expectRefusal(await exchange({ ...code, site: empty }), 'validation_error');
      expectRefusal(await exchange({ ...code, code: empty }), 'validation_error');
    }
    await connect(code);
  });
});

// contract §11.4
describe('PKCE', () => {
  it('a wrong or missing verifier is invalid_code, and the code stays valid', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const code = await makeConnectCode(
      service().database,
      await createAccount(service().database),
      { verifier },
    );
    expectRefusal(await exchange(code), 'invalid_code');
    for (const code_verifier of [null, '', `${verifier}x`, verifier.toUpperCase()]) {
      expectRefusal(await exchange({ ...code, code_verifier }), 'invalid_code');
    }
    await connect({ ...code, code_verifier: verifier });
  });

  it('a verifier for a code without a challenge is invalid_code: the challenge was removed', async () => {
    const code = await makeConnectCode(service().database, await createAccount(service().database));
    expectRefusal(await exchange({ ...code, code_verifier: 'anything' }), 'invalid_code');
    await connect(code);
  });
});

// contract §11.9
describe('one live token per store', () => {
  it('connecting a store again immediately revokes the previous token', async () => {
    const account = await createAccount(service().database);
    const first = await makeConnectCode(service().database, account);
    const before = await connect(first);
    expect(await isLive(before)).toBe(true);
    const after = await connect(await makeConnectCode(service().database, account, first));
    expectRefusal(await call(service(), 'me', { token: before }), 'invalid_api_key');
    expect(await isLive(after)).toBe(true);
  });

  it('of several codes for one store exchanged concurrently, one token stays live', async () => {
    const site = `https://${randomUUID()}.example`;
    const account = await createAccount(service().database);
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => makeConnectCode(service().database, account, { site })),
    );
    const tokens = await Promise.all(codes.map(connect));
    const live = await Promise.all(tokens.map(isLive));
    expect(live.filter(Boolean)).toHaveLength(1);
  });

  it('other stores of the account stay connected', async () => {
    const account = await createAccount(service().database);
    const one = await connect(await makeConnectCode(service().database, account));
    const two = await connect(await makeConnectCode(service().database, account));
    expect([await isLive(one), await isLive(two)]).toEqual([true, true]);
  });
});

// contract §11.11
describe('60 exchanges a minute from one address', () => {
  it('the 61st is 429 with Retry-After, invalid bodies count, and the window slides', async () => {
    const { database } = service();
    try {
      await setAddressPasses(database, Array<number>(58).fill(30));
      expectRefusal(await exchange({}), 'validation_error');
      expectRefusal(await exchange({ code: 'x', site: 'https://a.example' }), 'invalid_code');
      const code = await makeConnectCode(database, await createAccount(database));
      expectRefusal(await exchange(code), 'rate_limited');
      await setAddressPasses(database, [61, ...Array<number>(59).fill(30)]);
      await connect(code);
    } finally {
      await setAddressPasses(database, []);
    }
  });
});

// contract §11.12
it('a workspace that has as many stores as it may connects no other, and its own again', async () => {
  const { sql } = service().database;
  const account = await createAccount(service().database);
  const own = await makeConnectCode(service().database, account);
  await connect(own);
  await sql`
    insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id, site_url, platform)
    select 'tok_' || n || ${account.userId}, sha256((n || ${account.userId})::bytea), 'ww_plg_', 'plugin',
      'shop', ${account.workspaceId}, ${account.userId},
      'https://' || n || '.' || ${account.userId} || '.example', 'woocommerce'
    from generate_series(2, ${MAX_STORES}::int) n
  `;
  const other = await makeConnectCode(service().database, account);
  expectRefusal(await exchange(other), 'validation_error');
  const { site } = own;
  const again = await connect(await makeConnectCode(service().database, account, { site }));
  expect(await isLive(again)).toBe(true);
  await sql`
    update tokens set revoked_at = now() where id = ${`tok_2${account.userId}`}
  `;
  // The refused exchange left the code unused.
  await connect(other);
});
