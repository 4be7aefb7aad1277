import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOpenAiStandIn } from '../../../e2e/stand-ins/openai/index.ts';
import { createAccount } from '../accounts.ts';
import { BulkClient } from '../bulk/bulk-client.ts';
import { startImageServer, type ImageServer } from '../generation-openai/image-server.ts';
import { PRODUCT } from '../http.ts';
import { useService } from '../service.ts';
import { call, expectRefusal } from './call.ts';
import { jobIdOf, readUsed, waitForEnd } from './workspace-state.ts';

const SEEN = [{ number: 1, parts: ['Walnut desk organizer', 'brass handles'] }];
const FACTS = [{ name: 'Handles', value: 'Brass' }];
const model = await startOpenAiStandIn({
  script: ({ chat }) =>
    chat.images.length === 0
      ? { do: 'answer' }
      : { do: 'answer', content: JSON.stringify({ images: [{ ...SEEN[0], facts: FACTS }] }) },
});
const service = useService({
  RATE_LIMIT_PER_MINUTE: '100',
  GENERATOR: 'openai',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: model.url,
});
let site: ImageServer;
beforeAll(async () => {
  site = await startImageServer();
});
afterAll(async () => {
  await site.close();
  await model.close();
});

const withImages = () => ({
  ...PRODUCT,
  images: [`${site.url}/organizer.png`, `${site.url}/page.png`],
});

// contract §4.15
describe('images', () => {
  it.each([
    ['images must have at most 5 entries', Array(6).fill('https://shop.example/1.png')],
    ['images.0 must be at most 2000 characters', [`https://shop.example/${'x'.repeat(2000)}`]],
    ['images.1 must be an http or https URL', ['https://shop.example/1.png', 'organizer.png']],
    ['images.0 must be an http or https URL', ['file:///etc/passwd']],
    ['images.0 must be an http or https URL', ['data:image/png;base64,AAAA']],
    ['images must be an array of URLs', 'https://shop.example/1.png'],
  ])('are refused: %s', async (message, images) => {
    const { token } = await createAccount(service().database);
    const response = await call(service(), 'createJob', { token, body: { ...PRODUCT, images } });
    expectRefusal(response, 'validation_error');
    expect(response.body).toMatchObject({ error: { message } });
  });

  // contract §5.9
  it('have alt text of what the details say, or a reason, and cost nothing more', async () => {
    const { token } = await createAccount(service().database);
    const response = await call(service(), 'generate', { token, body: withImages() });
    expect(response.body).toMatchObject({
      listing: {
        image_alts: ['Walnut desk organizer', null],
        image_problems: [{ image: 1, reason: 'not_an_image' }],
      },
      usage: { used: 1 },
    });
    expect(response.body['listing']).not.toHaveProperty('image_facts');
    const none = { ...PRODUCT, images: [], images_as_facts: true };
    const without = await call(service(), 'generate', { token, body: none });
    expect(without.body['listing']).not.toHaveProperty('image_alts');
    expect(without.body['listing']).not.toHaveProperty('image_facts');
  });

  // contract §4.16, §5.6
  it('are facts if the request says so, including for later edits', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...withImages(), images_as_facts: true, keywords: ['brass handles'] };
    const written = await call(service(), 'generate', {
      token,
      query: 'include=provenance',
      body: { ...body, platform: 'shopify' },
    });
    expect(written.body).toMatchObject({
      listing: {
        image_alts: ['Walnut desk organizer, brass handles', null],
        image_facts: FACTS,
        keyword_placements: [{ fields: expect.arrayContaining(['keywords']) as string[] }],
      },
      provenance: { input: { attributes: 'Handles: Brass' } },
    });
    const id = String(written.body['listing_id']);
    const requests = site.paths.length;
    const edited = await call(service(), 'editListing', {
      token,
      id,
      body: { listing: { keywords: ['handles of brass'], title: 'Organizer, brass handles' } },
    });
    expect(edited.body).toMatchObject({
      listing: {
        image_alts: ['Walnut desk organizer, brass handles', null],
        keyword_placements: [{ keyword: 'brass handles', fields: ['title'] }],
      },
    });
    expect(site.paths).toHaveLength(requests);
    const refused = { ...PRODUCT, images_as_facts: 'yes' };
    expectRefusal(await call(service(), 'generate', { token, body: refused }), 'validation_error');
  });

  // contract §4.9, §5.9, §14.10
  it('are part of what if_changed compares, by their addresses', async () => {
    const { token } = await createAccount(service().database);
    const body = { ...withImages(), external_ref: 'sku-1', if_changed: true };
    const create = (asked: object) => call(service(), 'createJob', { token, body: asked });
    const first = jobIdOf(await create(body));
    const { body: job } = await waitForEnd(service(), token, first);
    expect(job).toMatchObject({ listing: { image_alts: ['Walnut desk organizer', null] } });
    const again = await create(body);
    expect(again.body).toMatchObject({ job_id: first, unchanged: true });
    const other = await create({ ...body, images: [`${site.url}/organizer.jpg`] });
    expect(jobIdOf(other)).not.toBe(first);
    await waitForEnd(service(), token, jobIdOf(other));
    expect(await readUsed(service(), token)).toBe(2);
  });

  it('can be in a sheet, whose download has the alt text', async () => {
    const client = await BulkClient.signIn(service());
    const cell = `${site.url}/organizer.png, ${site.url}/page.png;${site.url}/organizer.jpg`;
    const runId = await client.run(
      `product_name,features,Image URLs\n${PRODUCT.product_name},Solid walnut,"${cell}"`,
    );
    const [row] = await client.table(runId, 'csv');
    // The model only describes the first.
    expect(row).toMatchObject({ image_alts: 'Walnut desk organizer' });
    expect(site.paths.slice(-3).toSorted()).toEqual([
      '/organizer.jpg',
      '/organizer.png',
      '/page.png',
    ]);
    const wrong = await client.upload('product_name,features,images\nTray,Oak,photo.jpg');
    expect(await client.rows(wrong, 'problem')).toMatchObject([
      { problem: 'Images: each entry must be an http or https URL.' },
    ]);
  });

  // contract §18.1
  it('are not a field of an audit', async () => {
    const { token } = await createAccount(service().database);
    const requests = site.paths.length;
    const body = { ...withImages(), images_as_facts: 'ignored', listing: { title: 'Organizer' } };
    expect((await call(service(), 'createAudit', { token, body })).status).toBe(200);
    expect(site.paths).toHaveLength(requests);
  });
});
