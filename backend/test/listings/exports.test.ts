import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
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

  it('a spreadsheet has every field, and what a person changed', async () => {
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
