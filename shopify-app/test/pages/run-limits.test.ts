import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outcome, Shop } from '../../src/load-context/index.ts';
import { openPages, openScene, SHOP, type Pages, type Scene } from '../scene.ts';
import { startWareword, type Wareword } from '../wareword.ts';

let scene: Scene;
let wareword: Wareword;
let pages: Pages;
let shop: Shop;
beforeAll(async () => {
  wareword = await startWareword();
  wareword.plan = 'free';
  scene = await openScene({
    shops: [{ name: 'oak-and-linen', installed: true, products: 3 }],
    settings: { WAREWORD_URL: wareword.url },
  });
  pages = await openPages(scene);
  await scene.ask(scene.framed('/app'));
  const owner = await pages.as(1);
  const begun = got(await owner.startConnect());
  const state = new URL(begun.url).searchParams.get('state') ?? '';
  got(await owner.finishConnect(new URLSearchParams({ ww_code: randomUUID(), state })));
  shop = await pages.as(1);
});
afterAll(async () => {
  await pages.close();
  await scene.close();
  await wareword.close();
});

beforeEach(() => scene.sql`truncate shopify_app.runs cascade`);

function got<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
  return outcome.value;
}

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
  await scene.sql`
    insert into shopify_app.runs (id, store_id, origin, state, settings, selection, created_at)
    select 'run_' || lpad(to_hex(n), 26, '0'), ${store}, 'picked', 'paused', '{}', ${selection}::jsonb,
      now() - make_interval(hours => ${hours})
    from generate_series(1, ${count}) n
  `;
}
const runsKept = async () => (await scene.sql`select from shopify_app.runs`).length;

test('a shop with many unfinished runs starts no more, however many clicks come at once', async () => {
  await addRuns(49, { hours: 100, selection: '{"numbers": ["1"]}' });
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => startOne()));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = outcomes.find(({ ok }) => !ok);
  expect(refused).toMatchObject({
    problem: { code: 'too_many_runs', title: 'Too many runs', link: { href: '/app/runs' } },
  });
  expect(JSON.stringify(refused)).toContain('Nothing was started or charged.');
  expect(await runsKept()).toBe(50);
});

test('a canceled run makes room for another', async () => {
  await addRuns(50, { hours: 100, selection: '{"numbers": ["1"]}' });
  expect(await startOne()).toMatchObject({ problem: { code: 'too_many_runs' } });
  const [run] = got(await shop.runs({ before: null })).runs;
  got(await shop.changeRun(run?.id ?? '', { action: 'cancel' }));
  got(await startOne());
});

test('finished runs count for a day, and only those of the same shop', async () => {
  await addRuns(1_000, { store: 'other.myshopify.com' });
  const requestId = randomUUID();
  const { runId } = got(await startOne(requestId));
  await scene.sql`delete from shopify_app.runs where store_id = 'other.myshopify.com'`;
  await addRuns(999);
  expect(await startOne()).toMatchObject({ problem: { code: 'too_many_runs' } });
  // A second click is no other run.
  expect(got(await startOne(requestId)).runId).toBe(runId);
  await scene.sql`update shopify_app.runs set created_at = now() - interval '25 hours'`;
  got(await startOne());
});
