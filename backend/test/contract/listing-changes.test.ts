import { describe, expect, it } from 'vitest';
import { createAccount, createKey } from '../accounts.ts';
import { writtenListing } from '../listings/written-listing.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { fullWindow, setChangeTimes } from './rate-window.ts';
import { listingWriter } from './listing-writer.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
const write = listingWriter(service);

// contract §15.4
describe('PATCH /listings/{id}', () => {
  const edit = (token: string, id: string, body: object) =>
    call(service(), 'editListing', { token, id, body });

  it('replaces the given fields as one version, at no charge, wherever the listing is read', async () => {
    const account = await createAccount(service().database);
    const { token } = account;
    const { id, jobId } = await write(account);
    const used = (await call(service(), 'me', { token })).body['usage'];
    const listing = { title: 'Walnut Organizer', bullets: ['Six compartments'] };
    const { body } = await edit(token, id, { listing, revision: 1 });
    expect(body).toMatchObject({ listing, revision: 2, broken_rules: [] });
    expect([...(body['edited_fields'] as string[])].sort()).toEqual(['bullets', 'title']);
    const job = await call(service(), 'getJob', { token, id: jobId });
    expect(job.body['listing']).toEqual(body['listing']);
    expect((await call(service(), 'me', { token })).body['usage']).toEqual(used);
    const versions = await service().database.sql`
      select cause from listing_versions where listing_id = ${id} order by version
    `;
    expect(versions.map(({ cause }) => cause as string)).toEqual(['written', 'edited']);
  });

  it('saves a text that breaks a rule, and names the rule', async () => {
    const account = await createAccount(service().database);
    const { id } = await write(account);
    const { body } = await edit(account.token, id, { listing: { title: 'x'.repeat(300) } });
    expect(body).toMatchObject({ broken_rules: [{ field: 'title' }] });
  });

  it.each([
    [{ listing: { meta_description: 'For Shopify' } }, "Listings for amazon don't have"],
    [{ listing: {} }, 'listing must have at least one of title'],
    [{ listing: { title: 5 } }, 'listing.title must be a string'],
    [{ listing: { bullets: 'one' } }, 'listing.bullets must be an array of strings'],
    [{ listing: { title: 'a', bullets: Array(51).fill('x') } }, 'must have at most 50 entries'],
    [{ listing: { title: 'x\u0000' } }, 'control characters'],
    [{ title: 'Not in listing' }, 'listing must be an object'],
    [{ listing: { title: 'x' }, revision: '1' }, 'revision must be a whole number'],
  ])('refuses %j and saves nothing', async (body, message) => {
    const account = await createAccount(service().database);
    const { id } = await write(account);
    const refused = await edit(account.token, id, body);
    expectRefusal(refused, 'validation_error');
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining(message) as unknown },
    });
    const now = await call(service(), 'getListing', { token: account.token, id });
    expect(now.body).toMatchObject({ revision: 1 });
  });

  // contract §15.5
  it('of two changes to one revision, saves one; without a revision, saves both', async () => {
    const account = await createAccount(service().database);
    const { id } = await write(account);
    const { token } = account;
    const both = (revision?: number) =>
      Promise.all([
        edit(token, id, { listing: { title: 'Walnut Tray' }, ...(revision && { revision }) }),
        edit(token, id, { listing: { keywords: ['walnut'] }, ...(revision && { revision }) }),
      ]);
    const outcomes = await both(1);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = outcomes.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: { code: 'listing_changed' } });
    expect((await both()).map(({ status }) => status)).toEqual([200, 200]);
    const now = await call(service(), 'getListing', { token, id });
    expect(now.body).toMatchObject({
      revision: 4,
      listing: { title: 'Walnut Tray', keywords: ['walnut'] },
    });
  });
});

// contract §9.10
describe('120 changes to listings a minute', () => {
  it('are shared by the keys and the dashboard of a person; the next one is 429 and saves nothing', async () => {
    const written = await writtenListing(service());
    const { database } = service();
    const { token, userId } = written.account;
    const other = await createKey(database, written.account);
    const id = written.id;
    const body = { listing: { title: 'Walnut Organizer' } };
    await setChangeTimes(database, userId, fullWindow(118));
    expect((await call(service(), 'editListing', { token, id, body })).status).toBe(200);
    expect((await call(service(), 'editListing', { token: other, id, body })).status).toBe(200);
    const refused = await call(service(), 'editListing', { token, id, body });
    expectRefusal(refused, 'rate_limited');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining('120 changes to listings per minute') as unknown },
    });
    expect((await written.edit('title', 'Tray')).status).toBe(429);
    expect((await written.ask('mutation duplicate')).status).toBe(429);
    expect((await written.ask('mutation restore', { revision: 3, version: 1 })).status).toBe(429);
    expect(await written.read()).toMatchObject({ revision: 3 });

    await setChangeTimes(database, userId, [61, ...fullWindow(119)]);
    expect((await call(service(), 'editListing', { token, id, body })).status).toBe(200);

    await setChangeTimes(database, userId, [], 'listing-change');
    await setChangeTimes(database, userId, fullWindow(199), 'listing-copy');
    expect((await written.ask('mutation duplicate')).status).toBe(200);
    expect((await written.ask('mutation duplicate')).status).toBe(429);
  });

  it("of one person don't count for another", async () => {
    const written = await writtenListing(service());
    const stranger = await createAccount(service().database);
    await setChangeTimes(service().database, stranger.userId, fullWindow(120));
    expect((await written.edit('title', 'Tray')).status).toBe(200);
  });
});
