import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MAX_KEPT_BYTES } from '../../../publishing/src/runs/limit-runs.ts';
import type { Shop } from '../../src/load-context/index.ts';
import { SHOP } from '../fixture.ts';
import { connectShop, useShop, valueOf } from './connected-shop.ts';

const opened = useShop({ products: 3 });
let shop: Shop;
beforeAll(async () => {
  opened.wareword.plan = 'free';
  shop = await connectShop(opened);
});

beforeEach(() => opened.fixture.sql`truncate shopify_app.runs cascade`);

const startOne = (requestId: string = randomUUID()) =>
  shop.startRun({
    requestId,
    selection: { ids: ['999999999'] },
    settings: {
      tone: 'Friendly',
      brandId: null,
      audience: '',
      fields: ['title'],
      onlyEmpty: false,
    },
  });

/** Runs that no process works on, `hours` old. */
async function addRuns(
  count: number,
  {
    hours = 0,
    selection = null,
    store = SHOP,
  }: { hours?: number; selection?: string | null; store?: string } = {},
): Promise<void> {
  await opened.fixture.sql`
    insert into shopify_app.runs (id, store_id, origin, state, settings, selection, created_at)
    select 'run_' || lpad(to_hex(n), 26, '0'), ${store}, 'picked', 'paused', '{}', ${selection}::jsonb,
      now() - make_interval(hours => ${hours})
    from generate_series(1, ${count}) n
  `;
}
const runsKept = async () => (await opened.fixture.sql`select from shopify_app.runs`).length;

test("a shop with many unfinished runs can't start more, not even with concurrent clicks", async () => {
  await addRuns(49, { hours: 100, selection: '{"numbers": ["1"]}' });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => startOne()));
  const started = outcomes.filter(({ ok }) => ok).length;
  // Each run whose product was already looked up makes room for another.
  expect(started).toBeGreaterThan(0);
  expect(started).toBeLessThan(outcomes.length);
  const refused = outcomes.find(({ ok }) => !ok);
  expect(refused).toMatchObject({
    problem: { code: 'too_many_runs', title: 'Too many runs', link: { href: '/app/runs' } },
  });
  expect(JSON.stringify(refused)).toContain('Nothing was started, and no listings were used.');
  expect(await runsKept()).toBe(49 + started);
});

test('a canceled run makes room for another', async () => {
  await addRuns(50, { hours: 100, selection: '{"numbers": ["1"]}' });
  expect(await startOne()).toMatchObject({ problem: { code: 'too_many_runs' } });
  const [run] = valueOf(await shop.runs({ before: null })).runs;
  valueOf(await shop.changeRun(run?.id ?? '', { action: 'cancel' }));
  valueOf(await startOne());
});

test('finished runs count for a day, and only those of the same shop', async () => {
  await addRuns(1_000, { store: 'other.myshopify.com' });
  const requestId = randomUUID();
  const { runId } = valueOf(await startOne(requestId));
  await opened.fixture.sql`delete from shopify_app.runs where store_id = 'other.myshopify.com'`;
  await addRuns(999);
  expect(await startOne()).toMatchObject({ problem: { code: 'too_many_runs' } });
  // A second click does not start another run.
  expect(valueOf(await startOne(requestId)).runId).toBe(runId);
  await opened.fixture.sql`update shopify_app.runs set created_at = now() - interval '25 hours'`;
  valueOf(await startOne());
});

test("a shop whose runs keep too many texts can't start more", async () => {
  await addRuns(2, { hours: 100 });
  await opened.fixture.sql`update shopify_app.runs set stored_bytes = ${MAX_KEPT_BYTES / 2 - 1}`;
  valueOf(await startOne());
  await opened.fixture.sql`update shopify_app.runs set stored_bytes = ${MAX_KEPT_BYTES / 2}`;
  expect(await startOne()).toMatchObject({ problem: { code: 'too_many_runs' } });
});
