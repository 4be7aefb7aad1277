import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Outcome, RunActionInput, RunPage, Shop } from '../../src/load-context/index.ts';
import { openPages, openScene, type Pages, type Scene } from '../scene.ts';
import { startWareword, type Wareword } from '../wareword.ts';

let scene: Scene;
let wareword: Wareword;
let pages: Pages;
let shop: Shop;
beforeAll(async () => {
  wareword = await startWareword();
  scene = await openScene({
    shops: [{ name: 'oak-and-linen', installed: true, products: 5 }],
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
beforeEach(() => {
  Object.assign(wareword, { jobFault: undefined, remaining: 90 });
  wareword.jobs.clear();
});

function got<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.message}`);
  return outcome.value;
}

const read = async (runId: string): Promise<RunPage> =>
  got(await shop.run({ runId, states: null, after: null }));

/** A run whose only request was sent and failed. */
async function startWithoutResponse(jobFault: NonNullable<Wareword['jobFault']>): Promise<string> {
  const before = wareword.asked;
  wareword.jobFault = jobFault;
  const [product] = scene.shopify.shop().products.values();
  const { runId } = got(
    await shop.startRun({
      requestId: randomUUID(),
      selection: { ids: [String(product?.id)] },
      settings: {
        ...{ tone: 'Friendly', brandId: null, audience: '' },
        ...{ fields: ['title'], onlyEmpty: false },
      },
    }),
  );
  await expect.poll(() => wareword.asked, { timeout: 60_000 }).toBeGreaterThan(before);
  return runId;
}

async function act(runId: string, action: RunActionInput): Promise<void> {
  got(await shop.changeRun(runId, action));
}

/** The state of the only product, once nothing more happens without a click. */
async function stateOf(runId: string): Promise<string | undefined> {
  await expect
    .poll(async () => (await read(runId)).run.working, { timeout: 60_000, interval: 100 })
    .toBe(false);
  return (await read(runId)).items[0]?.state;
}

const RATE = { status: 429, code: 'rate_limited', lost: false };
const LOST = { status: 500, code: 'internal_error', lost: true };
const STOPS: readonly (readonly [how: string, action: RunActionInput])[] = [
  ['canceled', { action: 'cancel' }],
  ['skipped', { action: 'skip', items: 'all' }],
];

test.each(STOPS)('a listing %s while it waits for the rate is not charged', async (_how, stop) => {
  const runId = await startWithoutResponse(RATE);
  await act(runId, stop);
  wareword.jobFault = undefined;
  expect(await stateOf(runId)).toBe('skipped');
  expect(wareword.jobs.size).toBe(0);
  // The minute of the rate is over.
  await scene.sql`update shopify_app.runs set waiting = null where id = ${runId}`;
  await act(runId, { action: 'rewrite', items: 'all' });
  expect(await stateOf(runId)).toBe('ready');
  expect(wareword.jobs.size).toBe(1);
});

test.each(STOPS)('a listing %s after its response was lost is collected', async (_how, stop) => {
  const runId = await startWithoutResponse(LOST);
  await act(runId, stop);
  // Nothing is asked for again to learn that.
  wareword.jobFault = RATE;
  expect(await stateOf(runId)).toBe('ready');
  expect(wareword.jobs.size).toBe(1);
});

test('a listing that was skipped and requested again at once is paid for once', async () => {
  const runId = await startWithoutResponse(LOST);
  await act(runId, { action: 'skip', items: 'all' });
  await shop.changeRun(runId, { action: 'rewrite', items: 'all' });
  wareword.jobFault = undefined;
  expect(await stateOf(runId)).toBe('ready');
  expect(wareword.jobs.size).toBe(1);
});

test('a canceled run of a disconnected store ends', async () => {
  const runId = await startWithoutResponse(LOST);
  await act(runId, { action: 'cancel' });
  await stateOf(runId);
  const [{ token } = {}] = await scene.sql`select token from shopify_app.shops`;
  await scene.sql`update shopify_app.shops set token = null`;
  await scene.sql`update shopify_app.items set state = 'generating', poll_at = now()`;
  await scene.sql`update shopify_app.runs set wake_at = now() where id = ${runId}`;
  try {
    expect(await stateOf(runId)).toBe('failed');
    const [item] = (await read(runId)).items;
    expect(item?.reason).toContain('Wareword history');
  } finally {
    await scene.sql`update shopify_app.shops set token = ${String(token)}`;
  }
});
