import { LISTING_TEXT_FIELDS, type Listing, type Platform } from '@wareword/shared-schema';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../accounts.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call } from './call.ts';
import { jobIdOf, waitForEnd } from './workspace-state.ts';

const service = useService();

/** The fields that each platform fills (contract §5.2). */
const POPULATED: Readonly<Record<Platform, readonly (keyof Listing)[]>> = {
  amazon: [
    'title',
    'description',
    'keywords',
    'pro_tip',
    'bullets',
    'backend_terms',
    'item_highlights',
  ],
  shopify: ['title', 'description', 'keywords', 'pro_tip', 'meta_description'],
  woocommerce: [
    'title',
    'description',
    'keywords',
    'pro_tip',
    'bullets',
    'meta_description',
    'focus_keyphrase',
    'product_tags',
  ],
};
const EVERY_KEY = [
  'title',
  'bullets',
  'description',
  'keywords',
  'backend_terms',
  'focus_keyphrase',
  'meta_description',
  'product_tags',
  'item_highlights',
  'seo_scores',
  'pro_tip',
];
const LISTS = ['bullets', 'keywords', 'product_tags'];

async function generate(body: object) {
  const { token } = await createAccount(service().database);
  return call(service(), 'generate', { token, body });
}

async function writeJob(body: object) {
  const { token } = await createAccount(service().database);
  const id = jobIdOf(await call(service(), 'createJob', { token, body }));
  return waitForEnd(service(), token, id);
}

const product = {
  ...PRODUCT,
  features: `${PRODUCT.features}\nMagnetic phone shelf\nRemovable pen tray\nFits A4 paper\nWipes clean`,
  category: 'Office supplies',
  customer: 'People who work from home and want a tidy desk',
};

// contract §5.1, §5.2
describe.each(Object.keys(POPULATED) as Platform[])('a listing, written by %s', (platform) => {
  it.each([
    ['POST /generate', generate],
    ['a job', writeJob],
  ] as const)(
    '%s: every key is present, and filled in according to the platform',
    async (_, write) => {
      const { body } = await write({ ...product, platform });
      const listing = body['listing'] as Listing;
      const { seo_scores } = listing;
      expect(Object.keys(listing).sort()).toEqual([...EVERY_KEY].sort());
      for (const field of [...LISTING_TEXT_FIELDS, 'pro_tip'] as const) {
        const value = listing[field];
        const populated = POPULATED[platform].some((key) => key === field);
        expect({ field, filled: value.length > 0 }).toEqual({ field, filled: populated });
        expect(Array.isArray(value)).toBe(LISTS.includes(field));
      }
      expect(Object.keys(seo_scores).sort()).toEqual([
        'conversion_potential',
        'keyword_density',
        'platform_compliance',
        'readability',
      ]);
    },
  );

  // contract §5.1, §5.3
  it('has at most 5 bullets, 10 keywords and 8 product tags, and scores from 0 to 100', async () => {
    const features = Array.from({ length: 30 }, (_, index) => `Part ${index} in oak`).join('\n');
    const { body } = await generate({ ...product, features, platform });
    const listing = body['listing'] as Listing;
    expect(listing.bullets.length).toBeLessThanOrEqual(5);
    expect(listing.keywords.length).toBeLessThanOrEqual(10);
    expect(listing.product_tags.length).toBeLessThanOrEqual(8);
    for (const score of Object.values(listing.seo_scores)) {
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    }
  });
});

describe('POST /generate', () => {
  // contract §5.5, §6.1
  it('responds with the listing, its choices, and the usage after this generation', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...product, platform: 'shopify', tone: 'Bold' };
    await call(service(), 'generate', { token, body });
    const response = await call(service(), 'generate', { token, body });
    expect(response.body).toStrictEqual({
      api_version: 'v1',
      listing: expect.any(Object) as object,
      listing_id: expect.stringMatching(/^lst_[0-9a-z]{26}$/) as string,
      writer: 'embedded',
      platform: 'shopify',
      tone: 'Bold',
      brand_id: null,
      usage: { used: 2, limit: 1000, plan: 'agency' },
    });
  });

  // contract §5.4
  it('saves each listing to the workspace’s history', async () => {
    const { token, workspaceId } = await createAccount(service().database);
    const { body } = await call(service(), 'generate', { token, body: product });
    const saved = await service().database.sql`
      select id, listing from listings where workspace_id = ${workspaceId}
    `;
    expect([...saved]).toEqual([{ id: body['listing_id'], listing: body['listing'] }]);
  });

  it('does not create a visible job: GET /jobs does not list it, and it cannot be polled', async () => {
    const { token, workspaceId } = await createAccount(service().database);
    await call(service(), 'generate', { token, body: product });
    expect((await call(service(), 'listJobs', { token })).body['jobs']).toEqual([]);
    const [row] = await service().database.sql<[{ id: string }]>`
      select id from jobs where workspace_id = ${workspaceId}
    `;
    expect((await call(service(), 'getJob', { token, id: row.id })).status).toBe(404);
  });
});
