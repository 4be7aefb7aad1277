import { describe, expect, it } from 'vitest';
import type { Listing } from '@wareword/shared-schema';
import { googleProductOf, jsonLdOf, type ProductSource } from '../../src/listings/product-data.ts';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { addBrand, waitForEnd } from './workspace-state.ts';

const service = useService({ RATE_LIMIT_PER_MINUTE: '1000' });
const query = 'include=json_ld,google,provenance,tips,reviews';
const NAMES = ['json_ld', 'google', 'provenance', 'tips'] as const;

// contract §19.1, §19.2
it('a response includes what was asked for, the same wherever the listing is read', async () => {
  const account = await createAccount(service().database);
  await addBrand(service().database, account);
  const { token } = account;
  const body = { ...PRODUCT, platform: 'shopify', category: 'Office', price: '39,90 EUR' };
  const created = await call(service(), 'createJob', { token, body });
  const jobId = String(created.body['job_id']);
  const ended = await waitForEnd(service(), token, jobId);
  const id = String(ended.body['listing_id']);
  const job = await call(service(), 'getJob', { token, id: jobId, query });
  const listing = job.body['listing'] as Listing;
  expect(job.body['json_ld']).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: expect.not.stringMatching(/<|^$/) as unknown,
    category: 'Office',
    brand: { '@type': 'Brand', name: expect.any(String) as unknown },
    offers: { '@type': 'Offer', price: '39.90', priceCurrency: 'EUR' },
  });
  const saved = await call(service(), 'getListing', { token, id, query });
  const generated = await call(service(), 'generate', { token, body, query });
  for (const name of NAMES) {
    expect(saved.body[name]).toEqual(job.body[name]);
    expect(generated.body[name]).toEqual(job.body[name]);
  }
  const plain = await call(service(), 'getListing', { token, id });
  for (const name of NAMES) expect(plain.body).not.toHaveProperty(name);
});

// contract §8.5, §19.1
it('is the same when a request is repeated with its key', async () => {
  const { token } = await createAccount(service().database);
  const sent = { token, body: PRODUCT, query, headers: { 'Idempotency-Key': 'once' } };
  const first = await call(service(), 'generate', sent);
  const again = await call(service(), 'generate', sent);
  for (const name of NAMES) {
    expect(first.body[name]).toEqual(expect.anything());
    expect(again.body[name]).toEqual(first.body[name]);
  }
});

// contract §19.2, §19.3
it('JSON-LD and Google data describe the listing as it is now', async () => {
  const { token } = await createAccount(service().database);
  const { body: generated } = await call(service(), 'generate', { token, body: PRODUCT });
  const id = String(generated['listing_id']);
  const title = 'Walnut Organizer';
  await call(service(), 'editListing', { token, id, body: { listing: { title } } });
  const { body } = await call(service(), 'getListing', { token, id, query });
  expect(body).toMatchObject({
    json_ld: { name: title },
    google: { structured_title: { content: title, digital_source_type: 'default' } },
  });
});

// contract §19.4
it('tips have the tip for the current listing, in four languages', async () => {
  const { token } = await createAccount(service().database);
  const product = { ...PRODUCT, product_name: 'Desk Organizer', features: 'Solid walnut' };
  const { body: generated } = await call(service(), 'generate', { token, body: product, query });
  const id = String(generated['listing_id']);
  const tips = {
    en: (generated['listing'] as Listing).pro_tip,
    de: expect.stringContaining('Geben Sie die Maße mit Einheit an') as unknown,
    fr: expect.stringContaining('Indiquez les dimensions') as unknown,
    es: expect.stringContaining('Indica las medidas') as unknown,
  };
  expect(generated['tips']).toEqual(tips);
  const edit = { listing: { title: 'Organizer '.repeat(30) } };
  const { body: edited } = await call(service(), 'editListing', { token, id, body: edit });
  const { body: saved } = await call(service(), 'getListing', { token, id, query });
  expect(saved['tips']).toMatchObject({ en: (edited['listing'] as Listing).pro_tip });
});

const source: ProductSource = {
  listing: {
    title: 'Desk Organizer',
    description: '<p>Solid <b>walnut</b> &amp; cork.</p>',
  } as unknown as Listing,
  request: { ...PRODUCT, platform: 'shopify', tone: 'Professional' },
  brandName: null,
  writer: 'openai',
  editedFields: ['title'],
};

// contract §19.2
describe('json_ld', () => {
  it('contains only known facts', () => {
    expect(jsonLdOf(source)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Desk Organizer',
      description: 'Solid walnut & cork.',
    });
  });

  it.each([
    ['39 USD', { price: '39', priceCurrency: 'USD' }],
    ['EUR 39,90', { price: '39.90', priceCurrency: 'EUR' }],
    ['$39', undefined],
    ['1,299 USD', undefined],
    ['from 39 USD', undefined],
    ['39 XYZ', undefined],
    ['about forty euros', undefined],
  ])('price %j', (price, offer) => {
    const { offers } = jsonLdOf({ ...source, request: { ...source.request, price } });
    expect(offers).toEqual(offer && { '@type': 'Offer', ...offer });
  });
});

// contract §19.3
describe('google', () => {
  it('distinguishes text by a model from text by a person or the rule-based writer', () => {
    const types = (given: Partial<ProductSource>) => {
      const { structured_title, structured_description } = googleProductOf({ ...source, ...given });
      return [structured_title.digital_source_type, structured_description.digital_source_type];
    };
    expect(types({})).toEqual(['default', 'trained_algorithmic_media']);
    expect(types({ writer: 'embedded' })).toEqual(['default', 'default']);
  });

  it('ends a title that is too long after a whole word', () => {
    const title = `${'Walnut '.repeat(30)}desk`;
    const { structured_title } = googleProductOf({
      ...source,
      listing: { ...source.listing, title },
    });
    expect(structured_title.content).toBe('Walnut '.repeat(21).trim());
  });
});
