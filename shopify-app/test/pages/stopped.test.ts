import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RunActionInput, RunPage, Shop } from '../../src/load-context/index.ts';
import type { Wareword } from '../wareword.ts';
import { connectShop, useShop, valueOf } from './connected-shop.ts';

const opened = useShop({ products: 5 });
let shop: Shop;
beforeAll(async () => {
  shop = await connectShop(opened);
});
beforeEach(() => {
  Object.assign(opened.wareword, {
    ...{ jobFault: undefined, jobOutcome: 'complete', fault: undefined, remaining: 90 },
  });
  opened.wareword.asked = 0;
  opened.wareword.jobs.clear();
});

const read = async (runId: string): Promise<RunPage> =>
  valueOf(await shop.run({ runId, states: null, after: null }));

/** A run whose only request was sent and failed. */
async function startWithoutResponse(jobFault: NonNullable<Wareword['jobFault']>): Promise<string> {
  opened.wareword.jobFault = jobFault;
  return start();
}

/** A run whose only listing is being written. */
async function startWriting(): Promise<string> {
  opened.wareword.jobOutcome = 'queued';
  const runId = await start();
  await expect
    .poll(async () => (await read(runId)).items[0]?.state, { timeout: 60_000 })
    .toBe('generating');
  return runId;
}

/** A run of one product, whose listing was requested. */
async function start(): Promise<string> {
  const before = opened.wareword.asked;
  const [product] = opened.fixture.shopify.shop().products.values();
  const { runId } = valueOf(
    await shop.startRun({
      requestId: randomUUID(),
      selection: { ids: [String(product?.id)] },
      settings: {
        ...{ tone: 'Friendly', brandId: null, audience: '' },
        ...{ fields: ['title'], onlyEmpty: false },
      },
    }),
  );
  await expect.poll(() => opened.wareword.asked, { timeout: 60_000 }).toBeGreaterThan(before);
  return runId;
}

async function act(runId: string, action: RunActionInput): Promise<void> {
  valueOf(await shop.changeRun(runId, action));
}

/** The state of the only product, once nothing more happens without a click. */
async function stateOf(runId: string): Promise<string | undefined> {
  await expect
    .poll(async () => (await read(runId)).run.working, { timeout: 60_000, interval: 100 })
    .toBe(false);
  return (await read(runId)).items[0]?.state;
}

/** Resolves once no process works on the run: a pass keeps the client that it began with. */
async function passEnded(runId: string): Promise<void> {
  const { sql } = opened.fixture;
  const leased = () =>
    sql`select from shopify_app.runs where id = ${runId} and lease_until is not null`;
  await expect.poll(async () => (await leased()).length, { timeout: 60_000 }).toBe(0);
}

const RATE = { status: 429, code: 'rate_limited', lost: false };
const LOST = { status: 500, code: 'internal_error', lost: true };
const STOPS: readonly (readonly [how: string, action: RunActionInput])[] = [
  ['canceled', { action: 'cancel' }],
  ['skipped', { action: 'skip', items: 'all' }],
];

test.each(STOPS)(
  'a listing %s while it waits for the rate limit is not charged',
  async (_how, stop) => {
    const runId = await startWithoutResponse(RATE);
    await expect
      .poll(async () => (await read(runId)).run.waiting?.for, { timeout: 60_000 })
      .toBe('rate');
    await act(runId, stop);
    opened.wareword.jobFault = undefined;
    expect(await stateOf(runId)).toBe('skipped');
    expect(opened.wareword.jobs.size).toBe(0);
    // The rate limit's minute is over.
    await opened.fixture.sql`update shopify_app.runs set waiting = null where id = ${runId}`;
    await act(runId, { action: 'rewrite', items: 'all' });
    expect(await stateOf(runId)).toBe('ready');
    expect(opened.wareword.jobs.size).toBe(1);
  },
);

test.each(STOPS)('a listing %s after its response was lost is collected', async (_how, stop) => {
  const runId = await startWithoutResponse(LOST);
  await act(runId, stop);
  // No new request is needed to find it.
  opened.wareword.jobFault = RATE;
  expect(await stateOf(runId)).toBe('ready');
  expect(opened.wareword.jobs.size).toBe(1);
});

test('a listing that was skipped and requested again at once is paid for once', async () => {
  const runId = await startWithoutResponse(LOST);
  await act(runId, { action: 'skip', items: 'all' });
  await shop.changeRun(runId, { action: 'rewrite', items: 'all' });
  opened.wareword.jobFault = undefined;
  expect(await stateOf(runId)).toBe('ready');
  expect(opened.wareword.jobs.size).toBe(1);
});

test('a listing that expires after its run was canceled is not requested again', async () => {
  const runId = await startWriting();
  await act(runId, { action: 'cancel' });
  opened.wareword.jobOutcome = 'job_expired';
  expect(await stateOf(runId)).toBe('skipped');
  expect((await read(runId)).items[0]?.reason).toContain('canceled before this listing');
  expect(opened.wareword.asked).toBe(1);
});

test('a paused run with a listing that expired waits for its owner', async () => {
  const runId = await startWriting();
  await act(runId, { action: 'pause' });
  opened.wareword.jobOutcome = 'job_expired';
  await expect
    .poll(async () => (await read(runId)).items[0]?.state, { timeout: 60_000 })
    .toBe('queued');
  const resting = () =>
    opened.fixture.sql`select from shopify_app.runs where id = ${runId} and wake_at is null`;
  await expect.poll(async () => (await resting()).length, { timeout: 20_000 }).toBe(1);
  opened.wareword.jobOutcome = 'complete';
  await act(runId, { action: 'resume' });
  expect(await stateOf(runId)).toBe('ready');
});

test('a canceled run whose connection was revoked says so', async () => {
  const runId = await startWriting();
  await act(runId, { action: 'cancel' });
  opened.wareword.fault = { status: 401, code: 'invalid_api_key' };
  expect(await stateOf(runId)).toBe('failed');
  const reason = (await read(runId)).items[0]?.reason;
  expect(reason).toContain('Connect your store again');
  expect(reason).toContain('Wareword history');
});

test('a canceled run that a revoked connection had paused ends', async () => {
  const runId = await startWriting();
  opened.wareword.fault = { status: 401, code: 'invalid_api_key' };
  await expect.poll(async () => (await read(runId)).run.state, { timeout: 60_000 }).toBe('paused');
  await passEnded(runId);
  await act(runId, { action: 'cancel' });
  expect(await stateOf(runId)).toBe('failed');
});

test('a retry after the connection was revoked collects what was already paid for', async () => {
  const runId = await startWriting();
  await act(runId, { action: 'cancel' });
  opened.wareword.fault = { status: 401, code: 'invalid_api_key' };
  expect(await stateOf(runId)).toBe('failed');
  Object.assign(opened.wareword, { fault: undefined, jobOutcome: 'complete' });
  await act(runId, { action: 'retry', items: 'all' });
  expect(await stateOf(runId)).toBe('ready');
  expect(opened.wareword.asked).toBe(1);
});

test('a retry requests a listing again whose job failed', async () => {
  const runId = await startWriting();
  await act(runId, { action: 'cancel' });
  opened.wareword.fault = { status: 401, code: 'invalid_api_key' };
  expect(await stateOf(runId)).toBe('failed');
  Object.assign(opened.wareword, { fault: undefined, jobOutcome: 'job_expired' });
  await act(runId, { action: 'retry', items: 'all' });
  await expect.poll(() => opened.wareword.asked, { timeout: 60_000 }).toBeGreaterThan(1);
  opened.wareword.jobOutcome = 'complete';
  expect(await stateOf(runId)).toBe('ready');
});

test('a canceled run of a disconnected store ends', async () => {
  const runId = await startWithoutResponse(LOST);
  await act(runId, { action: 'cancel' });
  await stateOf(runId);
  await passEnded(runId);
  const [{ token } = {}] = await opened.fixture.sql`select token from shopify_app.shops`;
  await opened.fixture.sql`update shopify_app.shops set token = null`;
  await opened.fixture.sql`update shopify_app.items set state = 'generating', poll_at = now()`;
  await opened.fixture.sql`update shopify_app.runs set wake_at = now() where id = ${runId}`;
  try {
    expect(await stateOf(runId)).toBe('failed');
    const [item] = (await read(runId)).items;
    expect(item?.reason).toContain("isn't connected");
    expect(item?.reason).toContain('Wareword history');
  } finally {
    await opened.fixture.sql`update shopify_app.shops set token = ${String(token)}`;
  }
});
