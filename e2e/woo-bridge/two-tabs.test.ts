import { expect, test } from 'vitest';
import { until } from '../faults/until.ts';
import { Browser, refusalOf } from './browser.ts';
import {
  approve,
  waitForRun,
  connect,
  itemsOf,
  products,
  signIn,
  startRun,
  useFixture,
} from './fixture.ts';
import { createAccount } from '../../backend/test/accounts.ts';

const fixture = useFixture();

async function proposed(browser: Browser, ...ids: number[]) {
  const runId = await startRun(browser, products(...ids));
  await waitForRun(browser, runId);
  return { runId, itemIds: (await itemsOf(browser, runId)).map(({ id }) => id) };
}

/** A second tab of the same browser. */
function otherTab(browser: Browser): Browser {
  const tab = new Browser(fixture().appUrl);
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value);
  return tab;
}

/** How many requests to write a product the store received. */
function batches(): number {
  return fixture().store.requests.filter(({ url }) => url.includes('products/batch')).length;
}

test('"publish" clicked in two tabs writes once', async () => {
  const tab = await signIn(fixture());
  await connect(fixture(), tab);
  const { id } = fixture().store.addProduct({ name: 'Cedar Box', description: '<p>Cedar.</p>' });
  const { runId, itemIds } = await proposed(tab, id);
  const before = batches();
  const clicks = await Promise.allSettled(
    [tab, otherTab(tab), otherTab(tab)].map((one) =>
      one.api.runs.publish.mutate({ runId, items: itemIds }),
    ),
  );
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await waitForRun(tab, runId)).counts.published).toBe(1);
  expect(batches()).toBe(before + 1);
});

test('edits, publishing and undoing from two tabs concurrently end in one of the two states', async () => {
  const tab = await signIn(fixture());
  await connect(fixture(), tab);
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Teak Tray', description: '<p>Teak, oiled.</p>' });
  const { runId, itemIds } = await proposed(tab, id);
  const [itemId = ''] = itemIds;
  const other = otherTab(tab);
  for (let turn = 0; turn < 6; turn++) {
    await Promise.allSettled([
      tab.api.runs.publish.mutate({ runId, items: itemIds }),
      other.api.runs.edit.mutate({ itemId, values: { title: `Tray ${turn}` } }),
      other.api.runs.undo.mutate({ runId, items: itemIds }),
      tab.api.runs.skip.mutate({ runId, items: itemIds }),
    ]);
  }
  const { counts } = await waitForRun(tab, runId);
  expect(counts.failed + counts.conflict).toBe(0);
  if (counts.published === 1) {
    await tab.api.runs.undo.mutate({ runId, items: 'all' });
    await waitForRun(tab, runId);
  }
  expect(store.shop.products.get(id)).toMatchObject({
    name: 'Teak Tray',
    description: '<p>Teak, oiled.</p>',
  });
});

test('two fields saved at the same moment are both kept', async () => {
  const tab = await signIn(fixture());
  await connect(fixture(), tab);
  const { store, app } = fixture();
  const { id } = store.addProduct({ name: 'Elm Stool', description: '<p>Elm.</p>' });
  const { itemIds } = await proposed(tab, id);
  const [itemId = ''] = itemIds;
  const saving = await app.database.sql.begin(async (sql) => {
    // Both have read the product before either of them saves.
    await sql`select from woo_bridge.items where id = ${itemId} for update`;
    const calls = [
      tab.api.runs.edit.mutate({ itemId, values: { title: 'Stool, oiled' } }),
      otherTab(tab).api.runs.edit.mutate({ itemId, values: { description: '<p>Oiled.</p>' } }),
    ];
    await until('both wait', async () => {
      const waiting = await app.database.sql`
        select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`;
      return waiting.length >= 2;
    });
    return calls.map((call) => () => call);
  });
  await Promise.all(saving.map((call) => call()));
  const { fields } = await tab.api.runs.item.query({ itemId });
  expect(fields.filter(({ edited }) => edited).map(({ proposedText }) => proposedText)).toEqual([
    'Stool, oiled',
    'Oiled.',
  ]);
});

test("with two runs over one product, an undo of the older doesn't overwrite the newer", async () => {
  const tab = await signIn(fixture());
  await connect(fixture(), tab);
  const { store } = fixture();
  const { id } = store.addProduct({ name: 'Yew Bowl', description: '<p>Yew.</p>' });
  const first = await proposed(tab, id);
  await tab.api.runs.publish.mutate({ runId: first.runId, items: 'all' });
  await waitForRun(tab, first.runId);
  const second = await proposed(tab, id);
  await tab.api.runs.edit.mutate({
    itemId: second.itemIds[0] ?? '',
    values: { description: "<p>The second run's.</p>" },
  });
  await tab.api.runs.publish.mutate({ runId: second.runId, items: 'all' });
  await waitForRun(tab, second.runId);
  await tab.api.runs.undo.mutate({ runId: first.runId, items: 'all' });
  await waitForRun(tab, first.runId);
  const [item] = await itemsOf(tab, first.runId);
  expect(item).toMatchObject({ state: 'failed', reason: { code: 'changed_since' } });
  // Newest first, both can be undone.
  await tab.api.runs.undo.mutate({ runId: second.runId, items: 'all' });
  await waitForRun(tab, second.runId);
  await tab.api.runs.retry.mutate({ runId: first.runId, items: 'all' });
  expect((await waitForRun(tab, first.runId)).counts.undone).toBe(1);
  expect(store.shop.products.get(id)?.description).toBe('<p>Yew.</p>');
});

test('characters of every kind in every field reach the store, display as typed, and are restored', async () => {
  const tab = await signIn(fixture());
  await connect(fixture(), tab);
  const { store } = fixture();
  const { id } = store.addProduct({
    name: 'Fir &amp; Pine C:\\box 🌲',
    description: '<p>A &amp; B, C:\\d, [gallery ids="1"] 🌲</p>\n<!-- wp:paragraph --><p>x</p>',
    shortDescription: 'Short &amp; \\\\server 🌲',
  });
  const before = structuredClone(store.shop.products.get(id));
  const { runId, itemIds } = await proposed(tab, id);
  const [itemId = ''] = itemIds;
  const typed = 'A & B \\ C “quoted” 🍳';
  const html = '<p>A &amp; B \\ C 🍳</p>';
  await tab.api.runs.edit.mutate({
    itemId,
    values: {
      ...{ title: typed, description: html, summary: html, keyphrase: typed },
      ...{ metaDescription: typed, tags: ['A & B 🍳', 'Ünïcode'] },
    },
    chosen: ['title', 'description', 'summary', 'tags', 'keyphrase', 'metaDescription'],
  });
  await tab.api.runs.publish.mutate({ runId, items: itemIds });
  expect((await waitForRun(tab, runId)).counts.published).toBe(1);
  const { fields } = await tab.api.runs.item.query({ itemId });
  const shown = Object.fromEntries(fields.map((one) => [one.field, one.proposedText]));
  expect(shown).toMatchObject({
    ...{ title: typed, keyphrase: typed, metaDescription: typed },
    ...{ description: 'A & B \\ C 🍳', summary: 'A & B \\ C 🍳' },
    tags: ['A & B 🍳', 'Ünïcode'],
  });
  await tab.api.runs.undo.mutate({ runId, items: itemIds });
  expect((await waitForRun(tab, runId)).counts.undone).toBe(1);
  const after = store.shop.products.get(id);
  expect(after).toMatchObject({
    name: before?.name,
    description: before?.description,
    shortDescription: before?.shortDescription,
    tagIds: before?.tagIds,
  });
});

test('keys revoked while listings are requested stop the run; new keys let it continue', async () => {
  const tab = await signIn(fixture());
  await connect(fixture(), tab);
  const { store } = fixture();
  store.revokeAllKeys();
  const ids = [...store.shop.products.keys()].slice(0, 3);
  const runId = await startRun(tab, products(...ids));
  const stopped = await waitForRun(tab, runId);
  expect(stopped).toMatchObject({ state: 'paused', reason: { code: 'keys_refused' } });
  expect(stopped.written).toBe(0);
  const again = await signIn(fixture(), store.addKey());
  await again.api.runs.resume.mutate({ runId });
  expect((await waitForRun(again, runId)).counts.ready).toBe(3);
});

test('a return from Wareword without a session, or twice, connects nothing and says so', async () => {
  const { appUrl } = fixture();
  const owner = await signIn(fixture(), fixture().store.addKey());
  await owner.api.connection.disconnect.mutate();
  const account = await createAccount(fixture().service.database);
  const { url } = await owner.api.connection.start.mutate();
  const back = await approve(fixture(), account, url);
  const link = `${appUrl}/connect/return${back.search}`;
  const thief = new Browser(appUrl);
  await thief.fetch(link);
  expect(await thief.api.access.state.query()).toMatchObject({
    store: null,
    notice: { code: 'connect_expired' },
  });
  expect(await refusalOf(thief.api.connection.status.query())).toMatchObject({ status: 401 });
  // In two tabs at once, one of them connects.
  await Promise.all([owner.fetch(link), otherTab(owner).fetch(link)]);
  expect((await owner.api.access.state.query()).store).toMatchObject({ connected: true });
  await owner.fetch(link);
  expect((await owner.api.access.state.query()).notice).toMatchObject({ code: 'connect_expired' });
});
