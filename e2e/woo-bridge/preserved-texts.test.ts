import { expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

const fixture = useFixture();

type Settings = Parameters<typeof startRun>[2];

/** A run over one new product whose proposal is ready. */
async function proposed(
  product: Parameters<ReturnType<typeof fixture>['store']['addProduct']>[0],
  settings: Settings = {},
) {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = fixture().store.addProduct({ status: 'publish', ...product });
  const runId = await startRun(browser, products(id), settings);
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  return { browser, runId, itemId: item?.id ?? '', id };
}

async function descriptionOf(browser: Browser, itemId: string) {
  const { fields } = await browser.api.runs.item.query({ itemId });
  return fields.find(({ field }) => field === 'description');
}

const stored = (id: number) => fixture().store.shop.products.get(id);

test('a description with a bare & is published, and an undo restores what readers saw', async () => {
  const description = '<p>Nuts & bolts,<br/>500 pieces > 4 kg.</p>';
  const { browser, runId, itemId, id } = await proposed({ name: ' Nuts & Bolts ', description });
  expect(await descriptionOf(browser, itemId)).toMatchObject({
    chosen: true,
    undo: 'reads_the_same',
  });
  // The writer leaves this name unchanged, and an unchanged name is not written to the store.
  await browser.api.runs.edit.mutate({ itemId, values: { title: 'Hardware Set' } });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect((await waitForRun(browser, runId)).counts.published).toBe(1);
  expect(stored(id)?.description).not.toContain('bolts,<br');
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const [item] = await itemsOf(browser, runId);
  expect(item).toMatchObject({ state: 'undone', reason: { code: 'respelled' } });
  expect(stored(id)).toMatchObject({
    name: 'Nuts &amp; Bolts',
    description: '<p>Nuts &amp; bolts,<br />500 pieces &gt; 4 kg.</p>',
  });
});

test('an undo of a text that WordPress reencoded still skips what someone changed since', async () => {
  const { browser, runId, id } = await proposed({ name: 'Salt & Co', description: 'Salt & more.' });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  fixture().store.edit(id, { description: 'Mine & yours.' });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  expect(await itemsOf(browser, runId)).toMatchObject([
    { state: 'failed', reason: { code: 'changed_since' } },
  ]);
});

test('"Publish all" skips fields that an undo could not restore, and says so before and after', async () => {
  const video = '<p>See:</p><iframe src="https://video.example/1"></iframe>';
  const { browser, runId, id } = await proposed({ name: 'Video Shelf', description: video });
  const preview = await browser.api.runs.previewPublish.query({ runId });
  expect(preview).toMatchObject({
    products: 1,
    skippedFields: [{ field: 'description', because: 'unrestorable', count: 1 }],
  });
  expect(preview.fields.map(({ field }) => field)).not.toContain('description');
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  expect(await itemsOf(browser, runId)).toMatchObject([
    {
      state: 'published',
      reason: {
        code: 'fields_skipped',
        skippedFields: [{ field: 'description', because: 'unrestorable' }],
      },
    },
  ]);
  expect(stored(id)?.description).toBe(video);
});

const PICTURES =
  '<figure><img src="/a.jpg" alt="" /></figure>\n<figure><img src="/b.jpg" alt="" /></figure>';

test.each([
  ['pictures', PICTURES, { pictures: 2 }],
  ['a gallery shortcode', '[gallery ids="1,2"]', { galleries: 1 }],
  ['a gallery block', '<!-- wp:gallery {"ids":[1,2]} /-->', { galleries: 1 }],
  ['a block that a plugin shows', '<!-- wp:acme/slider {"id":7} /-->', { others: 1 }],
  ['pictures and words', `<p>Look:</p>${PICTURES}`, { pictures: 2 }],
])(
  'a description with %s is shown and never replaced without selection',
  async (_, description, media) => {
    const { browser, runId, itemId, id } = await proposed({ name: 'Painted Box', description });
    expect(await descriptionOf(browser, itemId)).toMatchObject({
      chosen: false,
      because: 'media',
      currentEmpty: false,
      currentMedia: media,
    });
    await browser.api.runs.publish.mutate({ runId, items: 'all' });
    expect((await waitForRun(browser, runId)).counts.published).toBe(1);
    expect(stored(id)?.description).toBe(description);
  },
);

test('images are replaced if the owner selects it, and an undo restores them', async () => {
  const { browser, runId, itemId, id } = await proposed({ name: 'Box', description: PICTURES });
  await browser.api.runs.edit.mutate({ itemId, chosen: ['description'] });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  expect(stored(id)?.description).not.toContain('<img');
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  expect(stored(id)?.description).toBe(PICTURES);
});

test('"only fill what is empty" counts images as text, and an empty paragraph as empty', async () => {
  const onlyEmpty = { onlyEmpty: true };
  const pictures = await proposed({ name: 'Box', description: PICTURES }, onlyEmpty);
  expect(await descriptionOf(pictures.browser, pictures.itemId)).toMatchObject({
    because: 'not_empty',
  });
  const bare = '<!-- wp:paragraph -->\n<p>&nbsp;</p>\n<!-- /wp:paragraph -->';
  const empty = await proposed({ name: 'Box', description: bare }, onlyEmpty);
  expect(await descriptionOf(empty.browser, empty.itemId)).toMatchObject({
    chosen: true,
    currentEmpty: true,
  });
});

test('the default category does not appear in a listing or its tags', async () => {
  const { id, browser, runId } = await proposed({ name: 'Larch Crate' });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const { shop } = fixture().store;
  const product = stored(id);
  const tags = product?.tagIds.map((tag) => shop.tags.get(tag)?.name);
  expect(JSON.stringify([product, tags]).toLowerCase()).not.toContain('uncategorized');
});
