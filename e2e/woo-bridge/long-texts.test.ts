import { expect, test, vi } from 'vitest';
import { connect, itemsOf, products, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 300_000 });

const fixture = useFixture();

const text = (characters: number) => `<p>${'Oak, oiled by hand. '.repeat(characters / 20)}</p>`;

test('products whose texts are too long to be read together are all written, published and undone', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { store } = fixture();
  const description = text(290_000);
  const names = Array.from({ length: 30 }, (_, at) => `Oak Shelf ${at}`);
  const ids = names.map((name) => store.addProduct({ name, description }).id);
  const texts = () =>
    ids.map((id) => {
      const { name, shortDescription } = store.shop.products.get(id) ?? {};
      return { name, shortDescription };
    });
  const before = texts();
  const runId = await startRun(browser, products(...ids));
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { ready: 30 } });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { published: 30 } });
  expect(texts().filter(({ shortDescription }) => shortDescription === '')).toEqual([]);
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { undone: 30 } });
  expect(texts()).toEqual(before);
});

test('a product whose texts could not be sent back is not written, and is not charged', async () => {
  const browser = await signIn(fixture());
  const account = await connect(fixture(), browser);
  const { store, service } = fixture();
  const long = [
    // Each backslash is sent twice.
    {
      name: 'Oak Rack',
      description: '\\'.repeat(900_000),
      shortDescription: '\\'.repeat(900_000),
    },
    // Too long for a response, which has six characters for each.
    { name: 'Oak Bench', description: '\u0001'.repeat(990_000), shortDescription: text(900_000) },
  ].map((texts) => store.addProduct(texts));
  const crate = store.addProduct({ name: 'Oak Crate', description: text(200) });
  const runId = await startRun(browser, products(...[...long, crate].map(({ id }) => id)));
  expect(await waitForRun(browser, runId)).toMatchObject({ counts: { skipped: 2, ready: 1 } });
  const [rack, bench] = await itemsOf(browser, runId);
  for (const item of [rack, bench]) {
    expect(item?.reason).toMatchObject({
      code: 'text_too_long',
      message: expect.stringContaining('Shorten them in your store') as string,
    });
  }
  expect([rack?.productName, bench?.productName]).toEqual(['Oak Rack', 'Oak Bench']);
  const [credits] = await service.database.sql<{ count: number }[]>`
    select count(*)::int from credits where workspace_id = ${account.workspaceId}
  `;
  expect(credits?.count).toBe(1);
});
