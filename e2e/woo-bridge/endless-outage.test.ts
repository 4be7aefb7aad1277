import { afterEach, expect, test, vi } from 'vitest';
import { until } from '../faults/until.ts';
import type { Browser } from './browser.ts';
import { waitForRun, connect, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 120_000 });

const fixture = useFixture();

afterEach(() => fixture().store.clearFaults());

/** Makes a waiting run fail as often as in a whole day. @returns the run once it has stopped */
async function afterADay(browser: Browser, runId: string) {
  await until('the run waits', async () => {
    const { waiting } = await browser.api.runs.get.query({ runId });
    return waiting !== null;
  });
  const { sql } = fixture().app.database;
  return until('the run has stopped', async () => {
    // Repeatedly, since a round that was already in progress overwrites it with its own count.
    await sql`update woo_bridge.runs
      set faults = 300, waiting = jsonb_set(waiting, '{until}', to_jsonb(now() - interval '1 second')), wake_at = now()
      where id = ${runId} and faults < 300 and waiting is not null`;
    await sql`update woo_bridge.items set poll_at = now()
      where run_id = ${runId} and state = 'generating' and poll_at > now()`;
    const run = await browser.api.runs.get.query({ runId });
    return run.state === 'paused' ? run : undefined;
  });
}

async function connected(): Promise<Browser> {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  return browser;
}

function addProduct(name: string): number {
  return fixture().store.addProduct({ name, description: '<p>Elm.</p>' }).id;
}

/** Keeps the service from creating and reading jobs until this resolves. */
async function withoutService<Result>(work: () => Promise<Result>): Promise<Result> {
  const { sql } = fixture().service.database;
  await sql`alter table jobs rename to jobs_away`;
  try {
    return await work();
  } finally {
    await sql`alter table jobs_away rename to jobs`;
  }
}

test('a store that stays unreachable stops a run that collects products, which can resume', async () => {
  const browser = await connected();
  const { store } = fixture();
  store.fail({ fault: { do: 'html', status: 502 } });
  const runId = await startRun(browser, { all: {} });
  const run = await afterADay(browser, runId);
  expect(run.reason?.code).toBe('store_failed');
  store.clearFaults();
  await browser.api.runs.resume.mutate({ runId });
  expect((await waitForRun(browser, runId)).counts.ready).toBeGreaterThanOrEqual(30);
});

test('a run is paused if the store stays unreachable while listings are requested', async () => {
  const browser = await connected();
  const { store } = fixture();
  const id = addProduct('Elm Stool');
  store.fail({ fault: { do: 'html', status: 502 } });
  const runId = await startRun(browser, products(id));
  expect((await afterADay(browser, runId)).reason?.code).toBe('store_failed');
  store.clearFaults();
});

test('a service that stays unreachable stops a run that requests listings, which can resume', async () => {
  const browser = await connected();
  const id = addProduct('Elm Bench');
  const runId = await withoutService(async () => {
    const started = await startRun(browser, products(id));
    const run = await afterADay(browser, started);
    expect(run.reason).toMatchObject({ code: 'service_unreachable' });
    return started;
  });
  await browser.api.runs.resume.mutate({ runId });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1 });
});

test('a service that stays unreachable stops a run that waits for listings, which then arrive', async () => {
  const browser = await connected();
  const { app } = fixture();
  const id = addProduct('Elm Chair');
  // The job exists, but was not polled.
  const runId = await startRun(browser, products(id));
  await waitForRun(browser, runId);
  await app.database.sql`update woo_bridge.items
    set state = 'generating', proposal = null, poll_at = now() where run_id = ${runId}`;
  await withoutService(async () => {
    await app.database.sql`update woo_bridge.runs set wake_at = now() where id = ${runId}`;
    const run = await afterADay(browser, runId);
    expect(run.reason).toMatchObject({ code: 'service_unreachable' });
    expect(run.counts.generating).toBe(1);
  });
  await browser.api.runs.resume.mutate({ runId });
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1 });
});

test('a store that only limits the rate never stops a run, however often it failed before', async () => {
  const browser = await connected();
  const { store, app } = fixture();
  const id = addProduct('Elm Shelf');
  const body = JSON.stringify({ code: 'too_many_requests', message: 'Slow down.' });
  const headers = { 'Retry-After': '1' };
  store.fail({ fault: { do: 'respond', status: 429, body, headers }, path: 'products' });
  const runId = await startRun(browser, products(id));
  const waiting = async () => (await browser.api.runs.get.query({ runId })).waiting ?? undefined;
  const first = await until('the run waits', waiting);
  await app.database.sql`update woo_bridge.runs set faults = 300 where id = ${runId}`;
  await until('it was asked to slow down again', async () => {
    const next = await waiting();
    return next === undefined || next.until === first.until ? undefined : next;
  });
  expect((await browser.api.runs.get.query({ runId })).state).toBe('active');
  store.clearFaults();
  expect((await waitForRun(browser, runId)).counts).toMatchObject({ ready: 1, failed: 0 });
});
