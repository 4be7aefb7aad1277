import { expect, test, vi } from 'vitest';
import { refusalOf, type Browser } from './browser.ts';
import { signIn, useFixture } from './fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const fixture = useFixture();

const SIGNED_OUT = {
  status: 401,
  code: 'signed_out',
  message: 'Your session has ended. Sign in to your store again.',
};

/** Starts connecting; the store is still being asked about its plugin when `meanwhile` happens. */
async function startConnecting(
  browser: Browser,
  meanwhile: () => Promise<unknown>,
): Promise<Awaited<ReturnType<typeof refusalOf>>> {
  const { store } = fixture();
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const before = store.count;
  store.fail({ fault: { do: 'hold', until: released } });
  const refusal = refusalOf(browser.api.connection.start.mutate());
  await store.received(before + 1);
  store.clearFaults();
  await meanwhile();
  release(undefined);
  return refusal;
}

test.each([
  {
    ends: 'its browser is signed out',
    end: (browser: Browser) => browser.api.access.signOut.mutate(),
  },
  {
    ends: 'its store is removed',
    end: (browser: Browser) => browser.api.access.removeStore.mutate(),
  },
  {
    ends: 'its store is deleted',
    end: () => fixture().app.database.sql`delete from woo_bridge.stores`,
  },
])('a connection that is being started when $ends asks for a new sign-in', async ({ end }) => {
  const browser = await signIn(fixture());
  expect(await startConnecting(browser, () => end(browser))).toEqual(SIGNED_OUT);
});

/** Rounds of a race: an address may sign in 30 times a minute. */
const ROUNDS = { starting: 4, signingIn: 2 };

/** The answers to the calls that were refused. */
async function refusals(calls: readonly Promise<unknown>[]) {
  const outcomes = await Promise.all(
    calls.map((call) =>
      call.then(
        () => undefined,
        () => refusalOf(call),
      ),
    ),
  );
  return outcomes.filter((outcome) => outcome !== undefined);
}

test('starting connections while the store is removed never fails with an internal error', async () => {
  for (let round = 0; round < ROUNDS.starting; round += 1) {
    const browser = await signIn(fixture());
    const starts = Array.from({ length: 6 }, () => browser.api.connection.start.mutate());
    const refused = await refusals([browser.api.access.removeStore.mutate(), ...starts]);
    for (const refusal of refused) expect(refusal).toEqual(SIGNED_OUT);
  }
});

test('signing in while the store is removed never fails with an internal error', async () => {
  for (let round = 0; round < ROUNDS.signingIn; round += 1) {
    const tabs = [await signIn(fixture()), await signIn(fixture())];
    const removals = tabs.map((tab) => tab.api.access.removeStore.mutate());
    const signIns = Array.from({ length: 4 }, () => signIn(fixture()));
    for (const refusal of await refusals([...removals, ...signIns]))
      expect(refusal).toEqual(SIGNED_OUT);
  }
});
