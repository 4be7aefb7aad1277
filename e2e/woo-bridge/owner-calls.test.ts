import { MAX_CALLS_PER_MINUTE } from '@wareword/store-app/limits';
import postgres from 'postgres';
import { expect, test, vi } from 'vitest';
import { refusalOf } from './browser.ts';
import { connect, products, signIn, startRun, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = useFixture();

test('of a flood of calls from one browser, few run, few wait, and the rest are rejected', async () => {
  const browser = await signIn(fixture());
  const sql = postgres(fixture().databaseUrl, { max: 1 });
  const refusals: unknown[] = [];
  // Nothing that reads runs is answered while the table is locked.
  const calls = await sql.begin(async (tx) => {
    await tx`lock table woo_bridge.runs in access exclusive mode`;
    const sent = Array.from({ length: 100 }, async () => {
      try {
        await browser.api.runs.list.query({});
      } catch (error) {
        refusals.push(error);
      }
    });
    await expect.poll(() => refusals.length, { timeout: 30_000 }).toBe(62);
    return { done: Promise.all(sent) };
  });
  await calls.done;
  await sql.end();
  expect(refusals).toHaveLength(62);
  expect(await refusalOf(Promise.reject(refusals[0] as Error))).toMatchObject({
    status: 429,
    message: expect.stringContaining('still in progress') as string,
  });
});

test('a page of items after a number that no item can have is refused', async () => {
  const browser = await signIn(fixture());
  await connect(fixture(), browser);
  const { id } = fixture().store.addProduct({ name: 'Ash Rack', description: '<p>Ash.</p>' });
  const runId = await startRun(browser, products(id));
  const call = browser.api.runs.items.query({ runId, after: 2 ** 31 });
  expect(await refusalOf(call)).toMatchObject({ status: 400 });
});

test('a browser that makes too many calls is told to wait', async () => {
  const browser = await signIn(fixture());
  const refused: unknown[] = [];
  let left = MAX_CALLS_PER_MINUTE.perPerson + 1;
  const callAgain = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await browser.api.runs.list.query({}).catch((error: unknown) => refused.push(error));
    }
  };
  await Promise.all(Array.from({ length: 6 }, callAgain));
  expect(await refusalOf(Promise.reject(refused[0] as Error))).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
  });
});
