import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { sessionCookie } from '../../backend/test/billing/call-dashboard.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { expectBalancedLedger, startTestService } from '../../backend/test/service.ts';
import { startEmbeddedServer } from '../../backend/src/database/index.ts';
import { DataFolder } from '../faults/own-postgres.ts';
import { TcpProxy } from '../faults/tcp-proxy.ts';
import { until } from '../faults/until.ts';
import { Standby } from './standby.ts';

const MAX_LAG_SECONDS = 5;

/** A primary, a standby that streams from it, and the service on both. */
async function setUpFixture() {
  const folder = await DataFolder.migrated();
  const server = await startEmbeddedServer(folder.path);
  onTestFinished(() => server.release());
  const standby = await Standby.start(folder.path, server.url);
  const path = await TcpProxy.open(standby.url);
  onTestFinished(() => path.cut());
  const service = await startTestService(
    {
      DATABASE_REPLICA_URL: path.urlOf(standby.url),
      DATABASE_REPLICA_MAX_LAG_SECONDS: String(MAX_LAG_SECONDS),
    },
    server.url,
  );
  onTestFinished(() => service.stop());
  const account = await createAccount(service.database);
  const session = await sessionCookie(service, account.userId);
  return {
    standby,
    path,
    service,
    account,
    session,
    /** The lag that operators see, in seconds. */
    lag: async () => {
      const metrics = await (await fetch(`${service.baseUrl}/metrics`)).text();
      return Number(/^wareword_replica_lag_seconds (\S+)$/m.exec(metrics)?.[1]);
    },
    /** Names of the products in the history, as a browser with these cookies sees it. */
    history: async (...cookies: readonly string[]) => {
      const response = await fetch(
        `${service.baseUrl}/trpc/listings.search?input={"order":"newest"}`,
        {
          headers: { Cookie: [session, ...cookies].join('; ') },
        },
      );
      expect(response.status).toBe(200);
      const body = (await response.json()) as {
        result: { data: { entries: { productName: string }[] } };
      };
      return body.result.data.entries.map(({ productName }) => productName);
    },
    write: async (product_name: string) => {
      const { token } = account;
      const body = { ...PRODUCT, product_name };
      expect((await callApi(service.apiUrl, 'POST /generate', { token, body })).status).toBe(200);
    },
  };
}

test('history is read from a replica while it is fresh, and from the primary otherwise', async () => {
  const { standby, service, account, session, lag, history, write } = await setUpFixture();
  await write('Desk');
  await until('the replica has the listing', async () => (await history()).includes('Desk'));

  // Rows that are only on the primary show which of the two is read.
  const replica = postgres(standby.url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => replica.end());
  await until('the replica is fresh', async () => (await lag()) < 3);
  await replica`select pg_wal_replay_pause()`;
  await write('Lamp');
  expect(await history()).toEqual(['Desk']);
  // Programs read what they have written, and polls and credits are never old.
  const { token } = account;
  const listed = await callApi(service.apiUrl, 'GET /listings', { token });
  expect(listed.body['listings']).toHaveLength(2);
  expect((await callApi(service.apiUrl, 'GET /me', { token })).body).toMatchObject({
    usage: { used: 2 },
  });

  // A person's own change.
  const changed = await fetch(`${service.baseUrl}/trpc/settings.rename`, {
    method: 'POST',
    headers: { Cookie: session, 'Content-Type': 'application/json', Origin: service.baseUrl },
    body: JSON.stringify({ name: 'Ada' }),
  });
  const [cookie = ''] = (changed.headers.get('set-cookie') ?? '').split(';');
  expect(cookie).toBe('wareword.changed=1');
  expect(await history(cookie)).toEqual(['Lamp', 'Desk']);

  // Beyond the maximum lag.
  await until('the primary is read', async () => (await history()).length === 2);
  expect(await lag()).toBeGreaterThan(MAX_LAG_SECONDS);
  await replica`select pg_wal_replay_resume()`;
  await until('the replica is fresh again', async () => (await lag()) < 3);

  // A standby that is gone, before anyone has noticed.
  await standby.stop();
  expect(await history()).toEqual(['Lamp', 'Desk']);
  await write('Shelf');
  expect(await history()).toEqual(['Shelf', 'Lamp', 'Desk']);
  await expectBalancedLedger(service.database);
});

test('a replica whose machine is gone is left, and read again on new connections when it is back', async () => {
  const { standby, path, lag, history, write } = await setUpFixture();
  await write('Desk');
  await until('the replica has the listing', async () => (await history()).includes('Desk'));
  const replica = postgres(standby.url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => replica.end());

  path.silence();
  // The replica's lag is being asked for on the connection that is open.
  await until('the lag is not known', async () => (await lag()) > 2);
  await write('Lamp');
  await until('the primary is read', async () => (await history()).length === 2);
  expect(await lag()).toBeGreaterThan(MAX_LAG_SECONDS);

  await path.mend();
  await until('the replica is fresh again', async () => (await lag()) < 3);
  await replica`select pg_wal_replay_pause()`;
  await write('Shelf');
  expect(await history()).toEqual(['Lamp', 'Desk']);
});
