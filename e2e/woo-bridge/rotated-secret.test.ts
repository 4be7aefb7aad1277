import { expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { makeConnectCode } from '../../backend/test/contract/connect-code.ts';
import { callApi } from '../../backend/test/http.ts';
import { LoadBalancer } from '../faults/load-balancer.ts';
import { Fixture } from '../faults/fixture.ts';
import type { ServiceProcess } from '../faults/service-process.ts';
import { freePort } from '../free-port.ts';
import type { NodeProcess } from '../node-process.ts';
import { startWooStore } from '../stand-ins/woocommerce/index.ts';
import { connect, createWooDatabase, signIn, wooAppSettings } from './fixture.ts';
import { startWooAppProcess } from './woo-app-process.ts';

const ID = 'woocommerce';
const OLD = 'the-old-secret-of-the-store-app-0';
const NEW = 'the-new-secret-of-the-store-app-1';

/** While one process restarts. One address may exchange 60 codes per minute. */
const MAX_CONNECTS = 8;

interface Running {
  readonly url: string;
  readonly process: ServiceProcess | NodeProcess;
}

/** Two processes behind a load balancer, replaced one at a time as the runbook says. */
class Pair {
  readonly #balancer: LoadBalancer;
  readonly #start: (secret: string) => Promise<Running>;
  #running: readonly Running[] = [];

  constructor(balancer: LoadBalancer, start: (secret: string) => Promise<Running>) {
    this.#balancer = balancer;
    this.#start = start;
  }

  async begin(secret: string): Promise<void> {
    this.#running = [await this.#start(secret), await this.#start(secret)];
    await this.#balancer.rotate(...this.#running.map(({ url }) => url));
  }

  /** Replaces the process that has run longest. */
  async replaceOne(secret: string): Promise<void> {
    const [first, second] = this.#running;
    if (first === undefined || second === undefined) throw new Error('Both must be running.');
    await this.#balancer.rotate(second.url);
    first.process.signal('SIGTERM');
    expect(await first.process.exited).toBe(0);
    this.#running = [second, await this.#start(secret)];
    await this.#balancer.rotate(...this.#running.map(({ url }) => url));
  }
}

test('a store app’s secret is rotated without a failed connect', async () => {
  const fixture = await Fixture.create();
  const [serviceBalancer, appBalancer] = [await LoadBalancer.open(), await LoadBalancer.open()];
  const store = await startWooStore();
  onTestFinished(() => store.close());
  const appDatabase = await createWooDatabase();
  const service = new Pair(serviceBalancer, async (CONNECT_CLIENTS) => {
    const process = await fixture.start('web', { CONNECT_CLIENTS, GENERATOR: 'embedded' });
    return { process, url: process.baseUrl };
  });
  const app = new Pair(appBalancer, async (CONNECT_CLIENT_SECRET) => {
    const port = await freePort();
    const process = await startWooAppProcess({
      ...wooAppSettings({ port, databaseUrl: appDatabase, warewordUrl: serviceBalancer.url }),
      ...{ PUBLIC_URL: appBalancer.url, CONNECT_CLIENT_ID: ID, CONNECT_CLIENT_SECRET },
    });
    onTestFinished(() => process.kill());
    return { process, url: `http://127.0.0.1:${port}` };
  });
  await Promise.all([service.begin(`${ID}:${OLD}`), app.begin(OLD)]);
  const browser = await signIn({ appUrl: appBalancer.url, store });

  // Each connects the store to another account, which only an app with the right secret may do.
  const connectWhile = async (replacing: Promise<void>) => {
    const end = new AbortController();
    const replaced = replacing.finally(() => end.abort());
    for (let count = 0; count < MAX_CONNECTS && !(end.signal.aborted && count > 1); count++) {
      await connect({ service: { database: fixture.database } }, browser);
    }
    await replaced;
  };
  for (const replace of [
    () => service.replaceOne(`${ID}:${OLD},${ID}:${NEW}`),
    () => app.replaceOne(NEW),
    () => service.replaceOne(`${ID}:${NEW}`),
  ]) {
    for (let process = 0; process < 2; process++) await connectWhile(replace());
  }

  await connectWhile(Promise.resolve());
  const code = await makeConnectCode(fixture.database, await createAccount(fixture.database), {
    clientId: ID,
  });
  const exchange = (secret: string) =>
    callApi(`${serviceBalancer.url}/api/v1`, 'POST /connect/exchange', {
      body: { ...code, client_id: ID, client_secret: secret },
    });
  expect((await exchange(OLD)).body).toMatchObject({ error: { code: 'invalid_code' } });
  expect((await exchange(NEW)).status).toBe(200);
});
