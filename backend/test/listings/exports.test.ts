import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { createAccount } from '../accounts.ts';
import { callDashboard, sessionCookie } from '../billing/call-dashboard.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { writtenListing } from './written-listing.ts';

const service = useService();

/** The one row of a file, by its columns. */
function rowOf(text: unknown, delimiter = ','): Record<string, string> {
  const rows: Record<string, string>[] = parse(String(text), {
    columns: true,
    delimiter,
    bom: true,
  });
  expect(rows).toHaveLength(1);
  return rows[0] ?? {};
}

describe("the files of one listing's page", () => {
  it('JSON has the listing in the shape of the API', async () => {
    const { ask, id, read } = await writtenListing(service());
    const { data } = await ask('query export', { format: 'json' });
    expect(data).toMatchObject({ fileName: 'Walnut-Desk-Organizer.json', brokenRules: [] });
    expect(JSON.parse(String(data['text']))).toStrictEqual({
      listing_id: id,
      platform: 'amazon',
      tone: 'Professional',
      writer: 'embedded',
      listing: (await read()).listing,
    });
  });

  it('a spreadsheet has every field, and marks those that a person changed', async () => {
    const { ask, edit } = await writtenListing(service());
    await edit('title', '=1+1 Desk');
    const { data } = await ask('query export', { format: 'csv' });
    expect(rowOf(data['text'])).toMatchObject({
      product_name: 'Walnut Desk Organizer',
      title: "'=1+1 Desk",
      edited_fields: 'title',
    });
  });

  it('an Amazon file is a partial update, split at tabs', async () => {
    const { ask, edit, read } = await writtenListing(service());
    await edit('bullets', ['Solid walnut', 'Six\tcompartments', 'Non-slip base']);
    const { data } = await ask('query export', { format: 'amazon' });
    const { listing } = await read();
    expect(data).toMatchObject({ fileName: 'Walnut-Desk-Organizer.amazon.txt' });
    expect(rowOf(data['text'], '\t')).toStrictEqual({
      item_sku: '',
      update_delete: 'PartialUpdate',
      item_name: listing.title,
      product_description: listing.description,
      bullet_point1: 'Solid walnut',
      bullet_point2: 'Six compartments',
      bullet_point3: 'Non-slip base',
      bullet_point4: '',
      bullet_point5: '',
      generic_keywords: listing.backend_terms,
    });
  });

  it("a Shopify file has the columns of Shopify's product template", async () => {
    const { ask, read } = await writtenListing(service(), { platform: 'shopify' });
    const { data } = await ask('query export', { format: 'shopify' });
    const { listing } = await read();
    expect(rowOf(data['text'])).toStrictEqual({
      'URL handle': 'walnut-desk-organizer',
      Title: listing.title,
      Description: listing.description,
      'SEO title': listing.title,
      'SEO description': listing.meta_description,
    });
  });

  it("a WooCommerce file has the columns of WooCommerce's importer", async () => {
    const { ask, read } = await writtenListing(service(), { platform: 'woocommerce' });
    const { data } = await ask('query export', { format: 'woocommerce' });
    const { listing } = await read();
    expect(rowOf(data['text'])).toMatchObject({
      SKU: '',
      Name: listing.title,
      Description: listing.description,
      Tags: listing.product_tags.join(', '),
      'Meta: _yoast_wpseo_metadesc': listing.meta_description,
    });
  });
});

it('a listing written on the dashboard has its SKU in files, and in the form of the next one', async () => {
  const { userId } = await createAccount(service().database);
  const cookie = await sessionCookie(service(), userId);
  const ask = async (named: `${'query' | 'mutation'} ${string}`, input: object) =>
    (await callDashboard(service(), cookie, named, input)).data;
  const { jobId } = await ask('mutation listings.write', {
    request: PRODUCT,
    sku: ' WDO\t6 ',
    key: 'a-key-of-a-page',
  });
  const job = await vi.waitFor(
    async () => {
      const found = await ask('query listings.job', { id: jobId });
      if (found['status'] !== 'complete') throw new Error(String(found['status']));
      return found;
    },
    { timeout: 25_000, interval: 20 },
  );
  const id = job['listingId'];
  expect(job['sku']).toBe('WDO 6');
  expect((await ask('query listings.read', { id }))['sku']).toBe('WDO 6');
  const { text } = await ask('query listings.export', { id, format: 'amazon' });
  expect(rowOf(text, '\t')).toMatchObject({ item_sku: 'WDO 6' });
});

it.each(['=HYPERLINK("http://evil.example")', '+cmd|calc!A0', '@SUM(1)', 'ok;=1+1'])(
  'a SKU that a spreadsheet would run is refused: %s',
  async (sku) => {
    const { userId } = await createAccount(service().database);
    const cookie = await sessionCookie(service(), userId);
    const { status, message } = await callDashboard(service(), cookie, 'mutation listings.write', {
      request: PRODUCT,
      sku,
      key: 'a-key-of-a-page',
    });
    expect(status).toBe(400);
    expect(message).toContain('A spreadsheet would run this SKU as a formula.');
  },
);

it("a listing that an API key asked for has no SKU, nor does its copy: the reference isn't one", async () => {
  const { ask } = await writtenListing(service(), { external_ref: 'itm_01.2' });
  const { data: copy } = await ask('mutation duplicate');
  const { data } = await ask('query export', { id: copy['id'], format: 'amazon' });
  expect(rowOf(data['text'], '\t')).toMatchObject({ item_sku: '' });
});

describe('the files of selected listings', () => {
  it('a spreadsheet and JSON have all of them, an import those of its platform', async () => {
    const { ask, edit, id, account } = await writtenListing(service());
    await edit('title', 'Mine');
    const { data: copy } = await ask('mutation duplicate');
    const { sql } = service().database;
    await sql`update listings set platform = 'shopify' where id = ${String(copy['id'])}`;
    const other = await writtenListing(service());
    const ids = [String(copy['id']), id, other.id];
    const file = async (format: string) =>
      (await ask('mutation exportSelected', { ids, format })).data;
    const json = await file('json');
    expect(JSON.parse(String(json['text']))).toMatchObject([
      { listing_id: copy['id'], platform: 'shopify' },
      { listing_id: id, platform: 'amazon', listing: { title: 'Mine' } },
    ]);
    const sheet = await file('csv');
    const rows: Record<string, string>[] = parse(String(sheet['text']), {
      columns: true,
      bom: true,
    });
    expect(rows).toMatchObject([
      { row: '1', product_name: 'Walnut Desk Organizer (copy)', platform: 'shopify' },
      { row: '2', product_name: 'Walnut Desk Organizer', platform: 'amazon' },
    ]);
    const amazon = await file('amazon');
    expect(amazon).toMatchObject({ count: 1, broken: 0, ending: 'amazon.txt' });
    expect(rowOf(amazon['text'], '\t')).toMatchObject({ item_name: 'Mine' });
    expect(await file('woocommerce')).toMatchObject({ count: 0 });
    expect(account.workspaceId).not.toBe(other.account.workspaceId);
  });
});
