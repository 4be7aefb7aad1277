import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobPoster } from './post-job.ts';

// Without a worker: these checks happen before a listing is written.
const service = useService({ ROLE: 'web', RATE_LIMIT_PER_MINUTE: '1000' });
const post = jobPoster(service);

describe('attributes of a request', () => {
  const attributes = Array.from({ length: 50 }, (_, index) => ({
    name: `Length ${index}`,
    value: '界'.repeat(200),
  }));

  // contract §4.10
  it('are up to 50 names and values, beyond the limit of features', async () => {
    const features = 'x'.repeat(600);
    expect((await post({ ...PRODUCT, features, attributes })).status).toBe(202);
    for (const none of [null, []])
      expect((await post({ ...PRODUCT, attributes: none })).status).toBe(202);
  });

  // contract §4.10
  it.each([
    ['attributes must have at most 50 entries', [...attributes, { name: 'One more', value: 'x' }]],
    ['attributes.0.name must be at most 60 characters', [{ name: 'x'.repeat(61), value: 'x' }]],
    ['attributes.0.value must be at most 200 characters', [{ name: 'x', value: 'x'.repeat(201) }]],
    ['attributes.0.value is required', [{ name: 'Material' }]],
    ['attributes.0.name must be one line', [{ name: 'Mat\nerial', value: 'Oak' }]],
    ['attributes.0 must be an object with name and value', ['Material: Oak']],
    ['attributes must be an array of objects with name and value', { Material: 'Oak' }],
    [
      'attributes.1.name must be unique. Put all its values in one entry',
      [
        { name: 'Color', value: 'Red' },
        { name: 'COLOR', value: 'Blue' },
      ],
    ],
  ])('are refused: %s', async (message, refused) => {
    const response = await post({ ...PRODUCT, attributes: refused });
    expectRefusal(response, 'validation_error');
    expect(response.body).toMatchObject({ error: { message } });
  });

  // contract §4.11, §19.2
  it('are in the JSON-LD of the listing, which bans words', async () => {
    const { token } = await createAccount(service().database);
    const material = { name: 'Material', value: 'Solid walnut' };
    const response = await call(service(), 'generate', {
      token,
      query: 'include=json_ld,provenance',
      body: { ...PRODUCT, attributes: [material], banned_words: ['Cork', 'cork', 'compartment'] },
    });
    expect(response.body).toMatchObject({
      json_ld: { additionalProperty: [{ '@type': 'PropertyValue', ...material }] },
      provenance: { input: { attributes: 'Material: Solid walnut' } },
    });
    expect(JSON.stringify(response.body['listing'])).not.toMatch(/cork|compartment/iu);
    const refused = await post({ ...PRODUCT, banned_words: ['x'.repeat(41)] });
    expectRefusal(refused, 'validation_error');
  });
});

describe('keywords', () => {
  // contract §4.12
  it.each([
    [
      'keywords must have at most 20 entries',
      Array.from({ length: 21 }, (_, index) => `desk organizer ${index}`),
    ],
    ['keywords.0 must be at most 80 characters', ['x'.repeat(81)]],
    ['keywords.1 must have a letter or a digit', ['desk', '--']],
    ['keywords must be an array of words', 'desk organizer'],
  ])('are refused: %s', async (message, refused) => {
    const response = await post({ ...PRODUCT, keywords: refused });
    expectRefusal(response, 'validation_error');
    expect(response.body).toMatchObject({ error: { message } });
  });

  // contract §5.8
  it('are reported on in the listing, also after an edit, and in audits', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...PRODUCT, keywords: ['desk organizer', 'desk organizer ', 'gold plated'] };
    const written = await call(service(), 'generate', { token, body });
    const placed = [
      { keyword: 'desk organizer', fields: expect.arrayContaining(['keywords']) as string[] },
      { keyword: 'gold plated', fields: [], reason: 'unsupported' },
    ];
    expect(written.body).toMatchObject({ listing: { keyword_placements: placed } });
    const id = String(written.body['listing_id']);
    const listing = { title: 'Pen Tray', description: 'A pen tray.', keywords: ['pen tray'] };
    const fields = { ...listing, bullets: ['For pens'], backend_terms: '', item_highlights: '' };
    const edited = await call(service(), 'editListing', { token, id, body: { listing: fields } });
    const [, unsupported] = placed;
    const left = [{ keyword: 'desk organizer', fields: [], reason: 'not_used' }, unsupported];
    expect(edited.body).toMatchObject({ listing: { keyword_placements: left } });
    const audited = await call(service(), 'createAudit', { token, body: { ...body, listing } });
    expect(audited.body).toMatchObject({ keyword_placements: left });
  });
});

// contract §4.13
describe('variants', () => {
  const color = { name: 'Color', values: ['Red', 'Blue'] };
  it.each([
    [
      'variants must have at most 5 entries',
      Array.from({ length: 6 }, (_, index) => ({ ...color, name: `Color ${index}` })),
    ],
    ['variants.0.name must be at most 40 characters', [{ ...color, name: 'x'.repeat(41) }]],
    ['variants.1.name must be unique. Put all its values in one entry', [color, color]],
    ['variants.0.values must have at least one value', [{ name: 'Color', values: [] }]],
    [
      'variants.0.values must have at most 50 entries',
      [{ name: 'Size', values: Array.from({ length: 51 }, (_, index) => `${index} cm`) }],
    ],
    [
      'variants.0.values.0 must be at most 60 characters',
      [{ name: 'Color', values: ['x'.repeat(61)] }],
    ],
    ['variants.0.values.1 must be one line', [{ name: 'Color', values: ['Red', 'Bl\nue'] }]],
    ['variants.0.values must be an array of values', [{ name: 'Color', values: 'Red' }]],
    ['variants.0 must be an object with name and values', ['Color']],
    ['variants must be an array of objects with name and values', color],
  ])('are refused: %s', async (message, refused) => {
    const response = await post({ ...PRODUCT, variants: refused });
    expectRefusal(response, 'validation_error');
    expect(response.body).toMatchObject({ error: { message } });
  });

  it('are in the listing as a choice, and cited', async () => {
    const { token } = await createAccount(service().database);
    const { body } = await call(service(), 'generate', {
      token,
      query: 'include=provenance',
      body: { ...PRODUCT, platform: 'shopify', variants: [color] },
    });
    expect(JSON.stringify(body['listing'])).toContain('Available in red and blue');
    expect(body).toMatchObject({
      provenance: { input: { variants: 'Available in red and blue.' } },
    });
  });
});
