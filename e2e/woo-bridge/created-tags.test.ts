import { expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import { setUpProcessFixture } from './process-fixture.ts';
import { waitForRun, connect, itemsOf, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 180_000 });

const fixture = useFixture();

function tagNames(): string[] {
  return [...fixture().store.shop.tags.values()].map(({ name }) => name).sort();
}

/** A run over new products, published with the given tags. */
async function published(...tags: readonly (readonly string[])[]) {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { store } = fixture();
  const ids = tags.map(
    (_, at) => store.addProduct({ name: `Rack ${at}`, description: '<p>Ash.</p>' }).id,
  );
  const runId = await startRun(browser, products(...ids));
  await waitForRun(browser, runId);
  const items = await itemsOf(browser, runId);
  for (const [at, { id: itemId }] of items.entries()) {
    const values = { tags: [...(tags[at] ?? [])] };
    await browser.api.runs.edit.mutate({ itemId, values, chosen: ['tags'] });
    // One after the other, so that the second finds the tags that the first created.
    await browser.api.runs.publish.mutate({ runId, items: [itemId] });
    await waitForRun(browser, runId);
  }
  const undo = async (at: number) => {
    await browser.api.runs.undo.mutate({ runId, items: [items[at]?.id ?? ''] });
    await waitForRun(browser, runId);
  };
  return { browser, runId, ids, undo };
}

test('an undo removes the tags that publishing created, and no other', async () => {
  const before = tagNames();
  const { undo } = await published(['walnut', 'Brand new & shiny']);
  expect(tagNames()).toEqual([...before, 'Brand new &amp; shiny'].sort());
  await undo(0);
  expect(tagNames()).toEqual(before);
});

test('a tag shared by two published products is removed with the last one, in either order', async () => {
  const before = tagNames();
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { undo } = await published(['shared-new'], ['shared-new']);
    await undo(order[0] ?? 0);
    expect(tagNames()).toContain('shared-new');
    await undo(order[1] ?? 0);
    expect(tagNames()).toEqual(before);
  }
});

test.each(['publish', 'draft', 'trash'] as const)(
  'a tag that someone added to a product (%s) in the meantime stays',
  async (status) => {
    const { store } = fixture();
    const name = `taken-${status}`;
    const { undo } = await published([name]);
    const tag = store.shop.termByName('tags', name);
    const other = store.addProduct({ name: 'Other', status, tagIds: [tag?.id ?? 0] });
    await undo(0);
    expect(tagNames()).toContain(name);
    expect(store.shop.products.get(other.id)?.tagIds).toEqual([tag?.id]);
  },
);

test('a tag is kept if someone has described it since', async () => {
  const { undo } = await published(['described']);
  const tag = fixture().store.shop.termByName('tags', 'described');
  if (tag !== undefined) tag.description = 'For the shop window.';
  await undo(0);
  expect(tagNames()).toContain('described');
});

test('keys that may not delete tags still undo the product', async () => {
  const { store } = fixture();
  const { browser, runId, undo } = await published(['undeletable']);
  const body = JSON.stringify({ code: 'woocommerce_rest_cannot_batch', message: 'No.' });
  store.fail({ fault: { do: 'respond', status: 403, body }, path: 'products/tags/batch' });
  await undo(0);
  store.clearFaults();
  expect(await itemsOf(browser, runId)).toMatchObject([{ state: 'undone' }]);
});

test('a process killed between the undo and the removal leaves no tag behind', async () => {
  const processes = await setUpProcessFixture(5);
  const { store } = processes;
  const first = await processes.start();
  const browser = await signIn(processes);
  await connect(processes, browser);
  const tags = () => [...store.shop.tags.values()].map(({ name }) => name).sort();
  const before = tags();
  const runId = await startRun(browser, { all: {} });
  await waitForRun(browser, runId);
  for (const { id: itemId } of await itemsOf(browser, runId)) {
    await browser.api.runs.edit.mutate({ itemId, values: { tags: [`new-${itemId}`, 'new-all'] } });
  }
  // The tags are created, but the response is lost.
  store.fail({ fault: { do: 'lose-response' }, path: 'products/batch' });
  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await until('the tags are there', () => tags().includes('new-all'));
  await first.kill();
  store.clearFaults();
  const second = await processes.start();
  await waitForRun(browser, runId);
  expect(tags().length).toBeGreaterThan(before.length + 1);
  store.fail({ fault: { do: 'hang' }, path: 'products/tags' });
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await until('the removal is asked for', () =>
    store.requests.some(({ url }) => url.includes('products/tags') && url.includes('include=')),
  );
  await second.kill();
  store.clearFaults();
  await processes.start();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ undone: 5 });
  expect(tags()).toEqual(before);
});
