import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConnectClient } from '@wareword/store-app/service';
import { readConnectClients } from '../../backend/src/connect-clients.ts';
import { readConfig as readServiceConfig } from '../../backend/src/config.ts';
import { createAccount, connectStore } from '../../backend/test/accounts.ts';
import { callApi } from '../../backend/test/http.ts';
import { TEST_CLIENT } from '../../backend/test/service.ts';
import { readConfig } from '../../woo-bridge/src/config.ts';
import { trustedClientFor } from '../../woo-bridge/src/connect/trusted-client.ts';
import { refusalOf } from './browser.ts';
import { approve, connect, signIn, useFixture } from './fixture.ts';

const fixture = useFixture();

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wareword-connect-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a store connected to another account can move, since the app verified its keys', async () => {
  const { service, store } = fixture();
  const former = await createAccount(service.database);
  const site = new URL(store.url).origin;
  const token = await connectStore(service.database, former, site);
  const browser = await signIn(fixture());
  await connect(fixture(), browser, 'free');
  expect((await callApi(service.apiUrl, 'GET /me', { token })).status).toBe(401);
  expect((await browser.api.connection.status.query()).connected).toBe(true);
});

test('a code requested by someone else cannot move a store, even if the app exchanges it', async () => {
  const { service, store } = fixture();
  const site = new URL(store.url).origin;
  await service.database.sql`update tokens set revoked_at = now() where site_url = ${site}`;
  const former = await createAccount(service.database);
  const token = await connectStore(service.database, former, site);
  const browser = await signIn(fixture());
  const { url } = await browser.api.connection.start.mutate();
  const stripped = new URL(url);
  expect(stripped.searchParams.get('client_id')).toBe(TEST_CLIENT.id);
  stripped.searchParams.delete('client_id');
  const account = await createAccount(service.database);
  const { href: address } = await approve(fixture(), account, stripped.href);
  expect(await refusalOf(browser.api.connection.finishPasted.mutate({ address }))).toMatchObject({
    code: 'store_taken',
    message: expect.stringContaining('connected to another Wareword account') as string,
  });
  expect((await callApi(service.apiUrl, 'GET /me', { token })).status).toBe(200);
});

test('a store in a folder of a shared domain is not vouched for', () => {
  const connectClient = { ...TEST_CLIENT };
  expect(trustedClientFor({ connectClient }, 'https://shop.example')).toBe(connectClient);
  expect(trustedClientFor({ connectClient }, 'https://host.example/~alice')).toBeUndefined();
});

test('outside production the service and the app share credentials, whichever starts first', async () => {
  const dataDir = join(makeFolder(), 'data');
  const settings = { connectClient: undefined, connectClients: undefined, dataDir };
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0
        ? readConnectClient({ ...settings, production: false })
        : readConnectClients({ ...settings, production: false }).then((clients) => {
            const [[id, [secret]] = ['', []]] = [...clients];
            return { id, secret };
          }),
    ),
  );
  expect(new Set(all.map((client) => JSON.stringify(client))).size).toBe(1);
  expect(all[0]?.secret).toMatch(/^[\w-]{43}$/);
  expect(readdirSync(dataDir)).toEqual(['connect-client']);
  expect(statSync(join(dataDir, 'connect-client')).mode & 0o777).toBe(0o600);
  const elsewhere = { ...settings, dataDir: makeFolder(), production: false };
  expect((await readConnectClient(elsewhere))?.id).not.toBe(all[0]?.id);
});

test('in production only configured credentials are trusted, and no file is read or created', async () => {
  const dataDir = makeFolder();
  writeFileSync(join(dataDir, 'connect-client'), `local:${'x'.repeat(40)}`);
  const settings = { connectClient: undefined, connectClients: undefined, dataDir };
  expect(await readConnectClient({ ...settings, production: true })).toBeUndefined();
  expect((await readConnectClients({ ...settings, production: true })).size).toBe(0);
});

test('invalid credentials stop the start, and do not appear in the error message', () => {
  const secret = 's'.repeat(31);
  for (const clients of [`app:${secret}`, 'app', ':', `app:${secret}s,`, `a b:${secret}s`]) {
    const read = () => readServiceConfig({ CONNECT_CLIENTS: clients });
    expect(read, clients).toThrow('CONNECT_CLIENTS must be a list of id:secret');
    expect(read, clients).not.toThrow(secret);
  }
  const { connectClients } = readServiceConfig({
    CONNECT_CLIENTS: `app:${secret}1, app:${secret}2,other:${secret}3`,
  });
  expect(Object.fromEntries(connectClients ?? [])).toEqual({
    app: [`${secret}1`, `${secret}2`],
    other: [`${secret}3`],
  });
  expect(() => readConfig({ CONNECT_CLIENT_ID: 'app' })).toThrow('both be set');
  expect(() => readConfig({ CONNECT_CLIENT_SECRET: `${secret}s` })).toThrow('both be set');
  expect(() => readConfig({ CONNECT_CLIENT_ID: 'app', CONNECT_CLIENT_SECRET: secret })).toThrow(
    'at least 32',
  );
});
