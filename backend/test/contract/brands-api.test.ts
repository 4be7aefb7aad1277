import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { connectStore, createAccount, type TestAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { waitForEnd } from './workspace-state.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });

const STYLE = {
  voice: 'Calm and plain.',
  audience: 'People who work at home.',
  words_to_use: ['non-slip'],
  words_to_avoid: ['solid'],
};

async function account(): Promise<TestAccount> {
  return createAccount(service().database);
}

async function create({ token }: TestAccount, body: object) {
  const created = await call(service(), 'createBrand', { token, body });
  return { id: String(created.body['brand_id']), created };
}

async function names({ token }: TestAccount): Promise<unknown[]> {
  const { body } = await call(service(), 'listBrands', { token });
  return (body['brands'] as { name: string }[]).map(({ name }) => name);
}

/** Sends a request but for the end of its body. @returns sends that, and resolves with the status */
async function sendSlowly(
  method: string,
  path: string,
  token: string,
  body: object,
): Promise<() => Promise<number | undefined>> {
  const text = JSON.stringify(body);
  const sent = request(service().apiUrl + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Length': String(text.length) },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  await new Promise((resolve) => sent.write(text.slice(0, 5), resolve));
  return async () => {
    sent.end(text.slice(5));
    const [response] = await answered;
    response.resume();
    return response.statusCode;
  };
}

describe('brands over the API', () => {
  // contract §17.1, §17.2
  it('are created with what they sound like, and listed oldest first', async () => {
    const mine = await account();
    const { id, created } = await create(mine, { name: ' Northwood ', ...STYLE });
    await create(mine, { name: 'Southwood' });
    const expected = { brand_id: id, name: 'Northwood', ...STYLE, active: true, locked: false };
    expect(created.body).toMatchObject({ ...expected, archived: false });
    const { body } = await call(service(), 'listBrands', { token: mine.token });
    expect(body['brands']).toMatchObject([
      expected,
      { name: 'Southwood', active: false, voice: '', words_to_use: [] },
    ]);
    const one = await call(service(), 'getBrand', { token: mine.token, id });
    expect(one.body).toEqual(created.body);
  });

  // contract §17.3
  it('keep the fields that a change omits', async () => {
    const mine = await account();
    const { id } = await create(mine, { name: 'Northwood', ...STYLE });
    const change = { name: 'Northwood Home', words_to_avoid: [] };
    const changed = await call(service(), 'updateBrand', { token: mine.token, id, body: change });
    expect(changed.body).toMatchObject({ ...STYLE, ...change });
  });

  // contract §17.2
  it.each([
    [{}, 'name is required'],
    [{ name: 'Two\nlines' }, 'name must be one line'],
    [{ name: 'N'.repeat(101) }, 'name must be at most 100 characters'],
    [{ name: 'N', voice: 'v'.repeat(501) }, 'voice must be at most 500 characters'],
    [{ name: 'N', words_to_use: 'cheap' }, 'words_to_use must be an array of words'],
    [{ name: 'N', words_to_avoid: ['!'] }, 'must have a letter or a digit'],
    [{ name: 'N', words_to_avoid: Array(51).fill('w') }, 'must have at most 50 entries'],
    [{ name: 'N', words_to_use: ['Oak'], words_to_avoid: ['oak'] }, 'both a word to use and'],
  ])('%j is refused with what to change', async (body, message) => {
    const { token } = await account();
    const refused = await call(service(), 'createBrand', { token, body });
    expectRefusal(refused, 'validation_error');
    expect(JSON.stringify(refused.body)).toContain(message);
  });

  // contract §17.4
  it('have unique names, even if they are created at the same time', async () => {
    const mine = await account();
    const twins = await Promise.all(
      ['Northwood', 'NORTHWOOD', 'northwood'].map((name) => create(mine, { name })),
    );
    expect(twins.map(({ created }) => created.status).sort()).toEqual([201, 409, 409]);
    expect(await names(mine)).toHaveLength(1);
    const { id } = await create(mine, { name: 'Southwood' });
    const renamed = { token: mine.token, id, body: { name: 'northWood' } };
    expectRefusal(await call(service(), 'updateBrand', renamed), 'brand_name_taken');
    await create(await account(), { name: 'Northwood' });
  });

  // contract §17.5
  it('are archived, restored and made active, as often as it is asked for', async () => {
    const mine = await account();
    const { token } = mine;
    const { id } = await create(mine, { name: 'Northwood' });
    for (let count = 0; count < 2; count++) {
      const archived = await call(service(), 'archiveBrand', { token, id });
      expect(archived.body).toMatchObject({ archived: true, active: false, locked: false });
    }
    expect(await names(mine)).toEqual([]);
    const update = { token, id, body: { name: 'New' } };
    expectRefusal(await call(service(), 'updateBrand', update), 'brand_not_found');
    expectRefusal(await call(service(), 'activateBrand', { token, id }), 'brand_not_found');
    for (let count = 0; count < 2; count++) {
      const restored = await call(service(), 'restoreBrand', { token, id });
      expect(restored.body).toMatchObject({ archived: false, active: false });
    }
    const active = await call(service(), 'activateBrand', { token, id });
    expect(active.body).toMatchObject({ active: true });
  });

  // contract §17.6
  it('can be changed, made active, archived and restored by many at once', async () => {
    const mine = await account();
    const { token } = mine;
    const { id } = await create(mine, { name: 'Northwood' });
    const statuses = await Promise.all(
      Array.from({ length: 15 }, (_, index) => [
        call(service(), 'updateBrand', { token, id, body: { voice: `Voice ${index}.` } }),
        call(service(), 'activateBrand', { token, id }),
        call(service(), index % 2 === 0 ? 'archiveBrand' : 'restoreBrand', { token, id }),
      ])
        .flat()
        .map(async (response) => (await response).status),
    );
    // While it is archived, it can be neither changed nor made active.
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  });

  // contract §2.3
  it('are not changed by a token that is revoked while the body arrives', async () => {
    const mine = await account();
    const { id } = await create(mine, { name: 'Northwood' });
    const { listing_id: listingId } = (
      await call(service(), 'generate', { token: mine.token, body: PRODUCT })
    ).body;
    const late = await Promise.all([
      sendSlowly('POST', '/brands', mine.token, { name: 'Southwood' }),
      sendSlowly('PATCH', `/brands/${id}`, mine.token, { name: 'Southwood' }),
      sendSlowly('PATCH', `/listings/${String(listingId)}`, mine.token, {
        listing: { title: 'Southwood' },
      }),
    ]);
    await service().database.sql`
      update tokens set revoked_at = now() where workspace_id = ${mine.workspaceId}
    `;
    expect(await Promise.all(late.map((finish) => finish()))).toEqual([401, 401, 401]);
  });

  it('of another account are unknown, and stay as they are', async () => {
    const mine = await account();
    const { id, created } = await create(mine, { name: 'Northwood' });
    const { token } = await account();
    const body = { name: 'Theirs' };
    for (const name of ['getBrand', 'activateBrand', 'archiveBrand', 'restoreBrand'] as const) {
      expectRefusal(await call(service(), name, { token, id }), 'brand_not_found');
    }
    expectRefusal(await call(service(), 'updateBrand', { token, id, body }), 'brand_not_found');
    const unchanged = await call(service(), 'getBrand', { token: mine.token, id });
    expect(unchanged.body).toEqual(created.body);
  });

  // contract §17.7
  it('are only read by a store', async () => {
    const mine = await account();
    const { id } = await create(mine, { name: 'Northwood' });
    const token = await connectStore(service().database, mine);
    expect((await call(service(), 'getBrand', { token, id })).status).toBe(200);
    const body = { name: 'Store' };
    expectRefusal(await call(service(), 'createBrand', { token, body }), 'scope_forbidden');
    expectRefusal(await call(service(), 'updateBrand', { token, id, body }), 'scope_forbidden');
    expectRefusal(await call(service(), 'archiveBrand', { token, id }), 'scope_forbidden');
  });
});

// contract §17.8
describe('how a brand sounds', () => {
  it.each(['generate', 'createJob'] as const)('is followed by %s', async (name) => {
    const mine = await account();
    const { id } = await create(mine, { name: 'Northwood', ...STYLE });
    const write = async () => {
      const body = { ...PRODUCT, features: 'Solid walnut\nSix compartments\nNon-slip cork base' };
      const options = { token: mine.token, body, query: 'include=provenance' };
      const { body: reply } = await call(service(), name, options);
      if (name === 'generate') return reply['listing'];
      return (await waitForEnd(service(), mine.token, String(reply['job_id']))).body['listing'];
    };
    const text = JSON.stringify(await write()).toLowerCase();
    expect(text).toContain('cork base');
    expect(text).not.toContain('solid');
    expect(text).not.toContain('calm');
    expect(text).not.toContain('work at home');
    const body = { words_to_avoid: [] };
    await call(service(), 'updateBrand', { token: mine.token, id, body });
    expect(JSON.stringify(await write()).toLowerCase()).toContain('solid');
  });
});
