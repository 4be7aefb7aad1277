import { verifyProvenance, type Listing, type Provenance } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { call } from '../contract/call.ts';
import { useService } from '../service.ts';
import { SESSION, writtenListing } from './written-listing.ts';

const service = useService();

describe('an edited listing', () => {
  // contract §5.7
  it('is what the API returns from then on, marked as edited, with the rest as it was', async () => {
    const { account, edit, poll, read } = await writtenListing(service());
    const before = (await poll()).job;
    expect(before).not.toHaveProperty('edited_at');
    expect((await edit('title', '  Walnut   Organizer \n for Desks ')).status).toBe(200);

    const { job } = await poll('include=provenance');
    if (job.status !== 'complete' || before.status !== 'complete') throw new Error('no listing');
    expect(job.listing.title).toBe('Walnut Organizer for Desks');
    expect(job.listing.bullets).toEqual(before.listing.bullets);
    expect(Object.keys(job.listing)).toEqual(Object.keys(before.listing));
    expect(job).toMatchObject({ edited_fields: ['title'], broken_rules: [] });
    expect(Date.parse(job.edited_at ?? '')).toBeGreaterThan(Date.now() - 60_000);

    const list = await call(service(), 'listJobs', { token: account.token });
    expect(list.body['jobs']).toMatchObject([{ listing: job.listing, edited_fields: ['title'] }]);
    expect(await read()).toMatchObject({ listing: job.listing, revision: 2 });
  });

  // contract §5.7
  it('has valid provenance, without citations for text that a person wrote', async () => {
    const { edit, poll } = await writtenListing(service());
    await edit('title', 'Walnut Organizer');
    const { job } = await poll('include=provenance');
    if (job.status !== 'complete') throw new Error('no listing');
    const provenance = job.provenance as Provenance;
    expect(provenance.fields['title']).toBeUndefined();
    expect(provenance.fields['bullets']).toBeDefined();
    expect(await verifyProvenance(job.listing, provenance)).toEqual([]);
  });

  it('is no longer edited once its first text is restored, and cites its sources again', async () => {
    const { ask, edit, poll, read } = await writtenListing(service());
    const before = (await poll('include=provenance')).job;
    await edit('title', 'Walnut Organizer');
    const { revision } = await read();
    expect((await ask('query counts')).data).toMatchObject({ state: { edited: 1 } });
    const { data } = await ask('mutation restore', { version: 1, revision });
    expect(data).toMatchObject({ restored: true, current: { editedAt: null, editedFields: [] } });
    expect((await poll('include=provenance')).job).toEqual(before);
    expect((await ask('query counts')).data['state']).toEqual({});
    expect((await ask('query versions')).data).toMatchObject([
      { version: 3, cause: 'restored', restoredVersion: 1 },
      { version: 2, cause: 'edited', restoredVersion: null },
      { version: 1, cause: 'written', restoredVersion: null },
    ]);
  });

  it('is no longer edited once a person types back what it said', async () => {
    const { edit, poll, read } = await writtenListing(service());
    const before = (await poll('include=provenance')).job;
    const { listing } = await read();
    await edit('title', 'Walnut Organizer');
    await edit('bullets', ['Solid walnut', 'Six compartments', 'Cork base']);
    await edit('title', listing.title);
    expect(await read()).toMatchObject({ editedFields: ['bullets'] });
    await edit('bullets', [...listing.bullets]);
    expect(await read()).toMatchObject({ editedAt: null, editedFields: [] });
    expect((await poll('include=provenance')).job).toEqual(before);
  });

  it('has the scores and the tip of its new texts', async () => {
    const { edit, read } = await writtenListing(service());
    const { listing } = await read();
    const { data } = await edit(
      'description',
      'The internationalization of organizational responsibilities.',
    );
    const { now } = data as unknown as { now: { listing: Listing } };
    expect(now.listing.seo_scores.readability).toBe(0);
    expect(now.listing.seo_scores).not.toEqual(listing.seo_scores);
  });

  // contract §5.7
  it('is saved and marked where it breaks a platform rule, and exports say so', async () => {
    const { ask, edit, poll } = await writtenListing(service());
    const long = 'Walnut Desk Organizer '.repeat(5).trim();
    const { status, data } = await edit('title', long);
    expect({ status, data }).toMatchObject({ status: 200, data: { saved: true } });
    const { job } = await poll();
    const length = {
      field: 'title',
      rule: 'amazon.title.length',
      problem: '109 of 75 characters. Remove 34.',
    };
    expect(job).toMatchObject({ listing: { title: long } });
    expect(job).toHaveProperty('broken_rules', expect.arrayContaining([length]));
    for (const format of ['json', 'csv']) {
      const file = await ask('query export', { format });
      expect(String(file.data['text'])).toContain('109 of 75 characters. Remove 34.');
    }
    const file = await ask('query export', { format: 'amazon' });
    expect(file.data['brokenRules']).toContainEqual(length);
    await edit('title', 'Walnut Organizer, Best Seller <b>');
    const promotion = {
      rule: 'amazon.title.promotion',
      problem: 'Remove promotional phrases from the title: "Best Seller".',
    };
    expect((await poll()).job).toHaveProperty(
      'broken_rules',
      expect.arrayContaining([expect.objectContaining(promotion)]),
    );
    await edit('title', 'Walnut Organizer');
    expect((await poll()).job).toMatchObject({ broken_rules: [] });
  });

  it('keeps markup that structures a description, and drops what could run', async () => {
    const { edit, read } = await writtenListing(service(), { platform: 'shopify' });
    await edit(
      'description',
      '<p onclick="x()">Oak &amp; walnut</p><script>alert(1)</script><h1>Care</h1><a href="javascript:x()">link</a>',
    );
    const { listing, brokenRules } = await read();
    expect(listing.description).toBe('<p>Oak &amp; walnut</p><h1>Care</h1>link');
    expect(brokenRules.map(({ rule }) => rule)).toEqual(['shopify.description.title']);
  });
});

describe('two pages that edit one listing', () => {
  it('the second one gets the current text, and neither edit is lost', async () => {
    const { ask, edit, read } = await writtenListing(service());
    const { revision } = await read();
    const mine = { revision, session: 'the-first-page' };
    const theirs = { revision, session: 'the-second-page' };
    expect((await edit('title', 'From the first', mine)).data).toMatchObject({ saved: true });

    const refused = await edit('title', 'From the second', theirs);
    expect(refused.data).toMatchObject({
      saved: false,
      current: { revision: revision + 1, listing: { title: 'From the first' } },
    });
    const kept = await edit('title', 'From the second', { ...theirs, revision: revision + 1 });
    expect(kept.data).toMatchObject({ saved: true });
    expect(await titlesOf(ask)).toEqual(['From the second', 'From the first', expect.any(String)]);
  });

  it('of many saves at once, one succeeds', async () => {
    const { ask, edit, read } = await writtenListing(service());
    const { revision } = await read();
    const saves = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        edit('title', `Title ${n}`, { revision, session: `the-page-${n}` }),
      ),
    );
    expect(saves.filter(({ data }) => data['saved'] === true)).toHaveLength(1);
    expect(await read()).toMatchObject({ revision: revision + 1 });
    expect(await titlesOf(ask)).toHaveLength(2);
  });
});

describe('versions of a listing', () => {
  it('starts with the first change; edits of a field in one page share a version', async () => {
    const { ask, edit } = await writtenListing(service());
    expect(await titlesOf(ask)).toEqual([]);
    for (const title of ['W', 'Walnut', 'Walnut Organizer']) await edit('title', title);
    await edit('backend_terms', 'stationery');
    await edit('title', 'Desk Organizer');
    const { data } = await ask('query versions');
    expect(data).toMatchObject([
      { version: 4, cause: 'edited', field: 'title' },
      { version: 3, cause: 'edited', field: 'backend_terms' },
      { version: 2, cause: 'edited', field: 'title' },
      { version: 1, cause: 'written', field: null },
    ]);
    const [last, , earlier] = await titlesOf(ask);
    expect([last, earlier]).toEqual(['Desk Organizer', 'Walnut Organizer']);
    expect((await ask('query version', { version: 5 })).status).toBe(404);
  });

  it('an earlier one can be restored, and the one that it replaces as well', async () => {
    const { ask, edit, poll, read } = await writtenListing(service());
    const { listing } = await read();
    await edit('title', 'Mine');
    const restored = await ask('mutation restore', { revision: 2, version: 1 });
    expect(restored.data).toMatchObject({ restored: true, current: { listing, revision: 3 } });
    const { job } = await poll();
    expect(job).toMatchObject({ listing });
    expect(job).not.toHaveProperty('edited_at');
    await ask('mutation restore', { revision: 3, version: 2 });
    expect(await read()).toMatchObject({ listing: { title: 'Mine' }, editedFields: ['title'] });
    const late = await ask('mutation restore', { revision: 3, version: 1 });
    expect(late.data).toMatchObject({ restored: false, current: { revision: 4 } });
    expect((await ask('mutation restore', { revision: 4, version: 99 })).status).toBe(404);
  });

  it('a hundred are kept: the first, and the latest', async () => {
    const { ask, edit, id } = await writtenListing(service());
    await edit('title', 'Title 2');
    await service().database.sql`
      insert into listing_versions
      select (jsonb_populate_record(v, jsonb_build_object('version', n))).*
      from listing_versions v, generate_series(3, 104) n where listing_id = ${id} and version = 2
    `;
    await edit('title', 'Title 105', { session: 'another-page' });
    const versions = (await ask('query versions')).data as unknown as { version: number }[];
    expect(versions).toHaveLength(100);
    expect(versions.map(({ version }) => version).slice(-3)).toEqual([8, 7, 1]);
  });
});

it.each([
  { name: 'a field of another platform', field: 'meta_description', value: 'x' },
  { name: 'a list for a text', field: 'title', value: ['x'] },
  { name: 'a text for a list', field: 'bullets', value: 'x' },
  { name: 'six bullets', field: 'bullets', value: Array.from('abcdef') },
  { name: '20,001 characters', field: 'description', value: 'x'.repeat(20_001) },
  { name: 'scores', field: 'seo_scores', value: 'x' },
])('refuses $name, and saves nothing', async ({ field, value }) => {
  const { edit, read } = await writtenListing(service());
  const { status, message } = await edit(field, value);
  expect(status).toBe(400);
  expect(message).not.toMatch(/our end/);
  expect(await read()).toMatchObject({ revision: 1 });
});

it("another workspace's listing is not found, whatever is asked of it", async () => {
  const { id } = await writtenListing(service());
  const { ask } = await writtenListing(service());
  for (const [asked, input] of [
    ['query read', {}],
    ['query scores', {}],
    ['query versions', {}],
    ['query version', { version: 1 }],
    ['query export', { format: 'json' }],
    ['mutation edit', { revision: 1, session: SESSION, field: 'title', value: 'x' }],
    ['mutation restore', { revision: 1, version: 1 }],
    ['mutation delete', {}],
    ['mutation restoreDeleted', {}],
    ['mutation duplicate', {}],
    ['mutation rewrite', { field: 'title', tone: 'Bold', key: 'a-key-of-a-page' }],
  ] as const) {
    const { status } = await ask(asked, { ...input, id });
    expect({ asked, status }).toEqual({ asked, status: 404 });
  }
});

it('lone surrogates and NUL in an edit do no harm', async () => {
  const { edit, read } = await writtenListing(service());
  expect((await edit('title', 'Oak\0 \ud800 Shelf')).status).toBe(200);
  expect((await read()).listing.title).toBe('Oak \ufffd Shelf');
});

/** The titles of all versions, the newest first. */
async function titlesOf(ask: Awaited<ReturnType<typeof writtenListing>>['ask']) {
  const { data } = await ask('query versions');
  const versions = data as unknown as { version: number }[];
  const texts = versions.map(({ version }) => ask('query version', { version }));
  return (await Promise.all(texts)).map(({ data: listing }) => listing['title']);
}
