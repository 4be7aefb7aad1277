import { expect, test, vi } from 'vitest';
import { MAX_KEPT_BYTES } from '../../publishing/src/runs/limit-runs.ts';
import { refusalOf } from './browser.ts';
import { connect, itemsOf, products, signIn, startRun, useFixture, waitForRun } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

async function keptBytes(runId: string): Promise<number> {
  const [row] = await fixture().app.database.sql<{ bytes: number }[]>`
    select stored_bytes::float8 as bytes from woo_bridge.runs where id = ${runId}
  `;
  return row?.bytes ?? NaN;
}

test('the texts that a store keeps are counted, and it can add no more than 4 GB', async () => {
  const browser = await signIn(fixture());
  const account = await connect(fixture(), browser);
  const { store, app, service } = fixture();
  const description = `<p>${'Oak that was oiled by hand. '.repeat(2_000)}</p>`;
  const { id } = store.addProduct({ name: 'Oak Shelf', description });
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  const written = await keptBytes(runId);
  expect(written).toBeGreaterThan(description.length);

  const [item] = await itemsOf(browser, runId);
  const itemId = item?.id ?? '';
  const edit = (text: string) =>
    browser.api.runs.edit.mutate({ itemId, values: { description: text } });
  await edit(`<p>${'Oiled. '.repeat(2_000)}</p>`);
  const edited = await keptBytes(runId);
  expect(edited - written).toBeGreaterThan(14_000);
  await edit('<p>Oiled.</p>');
  expect(await keptBytes(runId)).toBe(edited);

  await browser.api.runs.publish.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);
  const published = await keptBytes(runId);
  expect(published - edited).toBeGreaterThan(description.length);
  await browser.api.runs.undo.mutate({ runId, items: 'all' });
  await waitForRun(browser, runId);

  const { sql } = service.database;
  const [listing] = await sql<{ id: string }[]>`
    select id from listings where workspace_id = ${account.workspaceId}
  `;
  const propose = () =>
    browser.api.sent.start.mutate({
      requestId: crypto.randomUUID(),
      products: [{ listingId: listing?.id ?? '', id: String(id), name: 'Oak Shelf' }],
    });
  const proposed = await propose();
  await waitForRun(browser, proposed.runId);
  await expect.poll(() => keptBytes(proposed.runId)).toBeGreaterThan(description.length);

  await app.database.sql`
    update woo_bridge.runs set stored_bytes = ${MAX_KEPT_BYTES} where id = ${runId}
  `;
  const full = { code: 'too_many_runs' };
  expect(await refusalOf(propose())).toMatchObject(full);
  expect(await refusalOf(startRun(browser, products(id)))).toMatchObject(full);
  expect(await refusalOf(edit('<p>Oiled by hand, three times.</p>'))).toMatchObject(full);
  await edit('<p>Oil</p>');
});
