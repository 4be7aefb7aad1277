import { advanceRun, resumeRun, wakeDueRuns, type RunId } from '@wareword/publishing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RunLease } from '../../../publishing/src/steps/lease.ts';
import { SHOP } from '../fixture.ts';
import { openPublishing, type PublishingFixture } from './publishing-fixture.ts';

let opened: PublishingFixture;
let ctx: PublishingFixture['ctx'];
/** The time of the process; its timers keep real time. */
let clock: number;
beforeAll(async () => {
  opened = await openPublishing();
  ctx = { ...opened.ctx, now: () => new Date(clock) };
});
afterAll(() => opened.close());

let runId: RunId;
beforeEach(async () => {
  clock = Date.now();
  opened.scheduled.length = 0;
  await opened.sql`truncate shopify_app.runs cascade`;
  runId = await opened.addRun();
});

const NEVER_ABORTED = new AbortController().signal;

async function take(): Promise<RunLease> {
  const lease = await RunLease.take(ctx, runId, NEVER_ABORTED);
  if (lease === undefined) throw new Error('No one else works on this run.');
  return lease;
}

const act = () => resumeRun({ ctx, input: { storeId: SHOP, runId } });
const wake = async (): Promise<Date | null> => {
  const [row] = await opened.sql`select wake_at from shopify_app.runs where id = ${runId}`;
  return row?.['wake_at'] as Date | null;
};
const due = () => wakeDueRuns({ ctx, input: { perStore: 2, busyStores: [] } });
const later = (ms: number) => new Date(clock + ms);

/** The moments of a pass of two rounds. */
const MOMENTS = ['before the first round', 'between the rounds', 'after the last round'] as const;

test.each(MOMENTS)('what the owner does %s of a pass is seen in another pass', async (moment) => {
  for (const next of [null, later(60_000)]) {
    const lease = await take();
    for (const now of MOMENTS) {
      if (now === moment) {
        await opened.sql`update shopify_app.runs set state = 'paused'`;
        await act();
      }
      clock += 1_000;
      if (now !== 'after the last round') expect(await lease.nextRound()).toBeDefined();
    }
    // Until the pass ends, looking for due runs doesn't find this one again and again.
    expect(await due()).toBe(0);
    await lease.release(next);
    expect((await wake())?.getTime()).toBeLessThanOrEqual(clock);
    expect(opened.scheduled.at(-1)?.getTime()).toBeLessThanOrEqual(clock);
    expect(await due()).toBe(1);
  }
});

test('what the owner does in a long step is seen in another pass', async () => {
  const lease = await take();
  await lease.nextRound();
  const before = await wake();
  // The lease is renewed while the step waits for the store.
  clock += 8_000;
  await expect.poll(wake).not.toEqual(before);
  clock += 5_000;
  await act();
  await lease.nextRound();
  await lease.release(null);
  expect(await due()).toBe(1);
});

test('a run sleeps until its next time after passes in which the owner did nothing', async () => {
  await act();
  for (const next of [later(60_000), null]) {
    opened.scheduled.length = 0;
    const lease = await take();
    await lease.nextRound();
    clock += 1_000;
    await lease.nextRound();
    await lease.release(next);
    expect(await wake()).toEqual(next);
    expect(opened.scheduled).toEqual(next === null ? [] : [next]);
    expect(await due()).toBe(0);
  }
});

test('a run whose lease ended before anyone else took it is advanced again', async () => {
  let blocked = true;
  const stalling = {
    ...ctx,
    openStore: (storeId: string) => {
      // The process was suspended for longer than its lease, which it could not renew.
      if (blocked) clock += 11_000;
      blocked = false;
      return ctx.openStore(storeId);
    },
  };
  const input = { runId, signal: NEVER_ABORTED };
  expect(await advanceRun({ ctx: stalling, input })).toBe('done');
  expect(await due()).toBe(1);
  await advanceRun({ ctx: stalling, input });
  expect(await due()).toBe(0);
});
