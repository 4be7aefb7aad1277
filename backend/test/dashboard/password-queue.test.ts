import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { trustedQueue, untrustedQueue } from '../../src/accounts/password-queue.ts';
import type { WorkQueue } from '../../src/accounts/work-queue.ts';
import { createAccount, PASSWORD, type TestAccount } from '../accounts.ts';
import { callDashboard, sessionCookie, type DashboardResponse } from '../billing/call-dashboard.ts';
import { useService } from '../service.ts';
import { post } from './visitors.ts';

const service = useService({ TRUST_PROXY: 'on' });

/** Does something while a queue is busy with the work of others, which ends when it is done. */
async function whileBusy(
  queue: WorkQueue,
  callers: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const gate = Promise.withResolvers<undefined>();
  const running = callers.map((caller) => queue.run(caller, () => gate.promise));
  try {
    await work();
  } finally {
    gate.resolve(undefined);
    await Promise.all(running);
  }
}

/** Records this many earlier attempts of an account. */
async function attempted(action: string, { userId }: TestAccount, count: number): Promise<void> {
  const key = `try:${action}:${hash('sha256', userId, 'base64url')}`;
  await service().database.sql`
    insert into rate_windows (key, passes)
    values (${key}, array_fill(clock_timestamp(), array[${count}::int]))
    on conflict (key) do update set passes = excluded.passes
  `;
}

function enterPassword(cookie: string): Promise<DashboardResponse> {
  return callDashboard(service(), cookie, 'mutation account.endSession', {
    id: 'none',
    currentPassword: PASSWORD,
  });
}

/** Resolves when this many of the promises have. */
function untilDone(promises: readonly Promise<unknown>[], count: number): Promise<void> {
  return new Promise((resolve) => {
    let done = 0;
    for (const promise of promises) {
      void promise.then(() => {
        done += 1;
        if (done === count) resolve();
      });
    }
  });
}

test('an account that keeps entering its password fills only part of the trusted queue', async () => {
  const { userId } = await createAccount(service().database, { plan: 'free' });
  const cookie = await sessionCookie(service(), userId);
  let responses: Promise<DashboardResponse>[] = [];
  await whileBusy(trustedQueue, ['another user'], async () => {
    responses = Array.from({ length: 8 }, () => enterPassword(cookie));
    // Three wait, and the others are told to come back.
    await untilDone(responses, 5);
  });
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 200, 200, 503, 503, 503, 503, 503]);
});

test('even the right password can be entered only thirty times an hour', async () => {
  const account = await createAccount(service().database, { plan: 'free' });
  const cookie = await sessionCookie(service(), account.userId);
  await attempted('enter-password', account, 29);
  expect((await enterPassword(cookie)).status).toBe(200);
  expect((await enterPassword(cookie)).status).toBe(429);
});

test('after thirty sign-ins in an hour, a known browser waits with those that are not', async () => {
  const account = await createAccount(service().database);
  const signIn = (cookie = '') =>
    post(service(), '/sign-in/email', { email: account.email, password: PASSWORD }, { cookie });
  const { cookie } = await signIn();
  const strangers = Array.from({ length: 52 }, (_, index) => `192.0.2.${index}`);
  await whileBusy(untrustedQueue, strangers, async () => {
    await attempted('sign-in:priority', account, 29);
    expect((await signIn(cookie)).status).toBe(200);
    expect((await signIn(cookie)).status).toBe(503);
  });
  expect((await signIn(cookie)).status).toBe(200);
});
