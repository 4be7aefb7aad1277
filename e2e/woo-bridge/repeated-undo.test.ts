import { expect, test, vi } from 'vitest';
import { connect, itemsOf, products, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

test('a listing that is published and undone again and again keeps one copy of its product', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = fixture().store.addProduct({ name: 'Ash Bowl', description: '<p>Ash.</p>' });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  const itemId = (await itemsOf(browser, runId))[0]?.id ?? '';
  for (let times = 0; times < 3; times++) {
    await browser.api.runs.publish.mutate({ runId, items: [itemId] });
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ published: 1 });
    await browser.api.runs.undo.mutate({ runId, items: 'all' });
    expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 1 });
    expect(fixture().store.shop.products.get(id)?.description).toBe('<p>Ash.</p>');
  }
  const kept = await fixture().app.database.sql`
    select id from woo_bridge.snapshots where item_id = ${itemId}
  `;
  expect(kept.length).toBe(1);
});
