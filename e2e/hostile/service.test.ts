import { describeValidationError, ENDPOINTS } from '@wareword/shared-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { sessionCookie } from '../../backend/test/billing/call-dashboard.ts';
import { createTestDatabase } from '../../backend/test/database.ts';
import { TEST_ENCRYPTION_KEY } from '../../backend/test/service.ts';
import { openDatabase, type Database } from '../../backend/src/database/index.ts';
import { filledBody } from './filled-body.ts';
import { attack, ATTACK_TIMEOUT_MS } from './attack.ts';
import type { EntryPoint } from './entry-point.ts';
import { makeAttacker } from './attacker.ts';
import {
  dashboardStructures,
  serviceEntryPoints,
  uploadEntryPoints,
} from './service-entry-points.ts';
import { hostileShapes, shapesFor } from './shapes.ts';
import { structuresFor } from './structures.ts';
import { WatchedProcess } from './watched-process.ts';

let service: WatchedProcess | undefined;
let database: Database | undefined;
/** Entry points are named before there is one. */
const attacker = { token: '', cookie: '', listingId: '', brandId: '' };
const names = (entryPoints: readonly EntryPoint[]) => entryPoints.map(({ name }) => name);
const entryPoints = new Map<string, EntryPoint>();

beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  database = openDatabase(databaseUrl, { connections: 2 });
  const account = await createAccount(database);
  service = await WatchedProcess.start('backend/src/main.ts', {
    DATABASE_URL: databaseUrl,
    ROLE: 'web',
    GENERATOR: 'embedded',
    ENCRYPTION_KEY: TEST_ENCRYPTION_KEY,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '10000',
    PLAN_AGENCY_LIMIT: '1000000',
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_PRO: 'price_pro',
    STRIPE_PRICE_AGENCY: 'price_agency',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
  });
  const cookie = await sessionCookie({ database }, account.userId);
  Object.assign(attacker, await makeAttacker(service.url, { token: account.token, cookie }));
  for (const one of [
    ...serviceEntryPoints(attacker),
    ...dashboardStructures(attacker),
    ...uploadEntryPoints(attacker.cookie),
  ]) {
    entryPoints.set(one.name, one);
  }
});

afterAll(async () => {
  await service?.stop();
  await database?.close();
});

function running(): WatchedProcess {
  if (service === undefined) throw new Error('The service is only available after beforeAll.');
  return service;
}

function find(name: string): EntryPoint {
  const found = entryPoints.get(name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

describe('no text sent to the service blocks its event loop for over 100 ms', () => {
  test('hostile text in every field still makes a valid request, so that it reaches the writer', () => {
    const { body } = ENDPOINTS.generate;
    const refused = hostileShapes().flatMap(({ name, text }) => {
      const { error } = body.safeParse(JSON.parse(filledBody(body, text)));
      return error === undefined ? [] : [`${name}: ${describeValidationError(error)}`];
    });
    expect(refused).toEqual([]);
  });

  test('hostile text in every field changes a listing and a brand, so that both are reviewed', async () => {
    for (const name of ['editListing', 'updateBrand']) {
      const { body, path, ...request } = find(`${name}: every field`).send('fine oak');
      const response = await fetch(running().url + path, { ...request, body: String(body) });
      expect(await response.json()).not.toHaveProperty('error');
    }
  });

  test(`at least 500 shapes are tried`, () => {
    expect(hostileShapes().length).toBeGreaterThanOrEqual(500);
  });

  test.each(names(serviceEntryPoints(attacker)))(
    '%s',
    { timeout: ATTACK_TIMEOUT_MS },
    async (name) => {
      await attack(running(), find(name));
    },
  );
});

describe('no structure sent to the dashboard blocks its event loop for over 100 ms', () => {
  test.each(names(dashboardStructures(attacker)))(
    '%s',
    { timeout: ATTACK_TIMEOUT_MS },
    async (name) => {
      await attack(running(), find(name), { shapes: structuresFor(find(name)) });
    },
  );
});

describe('no uploaded file blocks the event loop for over 100 ms', () => {
  // Otherwise, files would use up the account's limit.
  const before = async () => {
    if (database !== undefined) await database.sql`delete from bulk_runs`;
  };
  const lengthy = hostileShapes().filter(({ text }) => text.length > 500 && text.length <= 12_000);

  test.each(names(uploadEntryPoints('')))('%s', { timeout: ATTACK_TIMEOUT_MS }, async (name) => {
    await attack(running(), find(name), { shapes: shapesFor(name, lengthy), before });
  });

  test.each([
    ['a million commas in one line', 'product_name,features\n' + ','.repeat(1_000_000)],
    ['a million commas for a heading', ','.repeat(1_000_000)],
    ['a million empty lines', 'product_name,features\n' + '\n'.repeat(1_000_000)],
    ['90,000 lines of spaces', 'product_name,features\n' + '   ,  \n'.repeat(90_000)],
    ['30 MB of one cell', 'product_name,features\n"' + 'a'.repeat(30_000_000)],
    [
      '30 MB of markup in cells',
      'product_name,features\n' + `"A","${'<p '.repeat(250_000)}"\n`.repeat(40),
    ],
    ['50,000 small rows', 'product_name,features\n' + 'A,B\n'.repeat(49_000)],
    ['50,000 wrong rows', 'product_name,features\n' + ',B,C\n'.repeat(49_000)],
    ['50,000 orphans', 'Name,Description,Type,Parent\n' + 'A,B,variation,x\n'.repeat(49_000)],
    ['quotes that open everywhere', 'product_name,features\n' + 'a"b,"\n'.repeat(200_000)],
    [
      '50,000 variants with long options',
      'Handle,Title,Body (HTML),Option1 Name,Option1 Value\n' +
        `h,T,B,Size,${'x'.repeat(1000)}\n`.repeat(49_000),
    ],
    [
      '2,000 columns of attributes',
      `Name,Description,${Array.from({ length: 660 }, (_, n) => `Attribute ${n} name,Attribute ${n} value(s),Attribute ${n} visible`).join(',')}\n` +
        `A,B,${'x,y,1,'.repeat(659)}x,y,1\n`.repeat(200),
    ],
    ['a bomb', Buffer.alloc(60_000_000, ' ').toString()],
  ])('%s', { timeout: ATTACK_TIMEOUT_MS }, async (name, file) => {
    const { send } = find('a file');
    const body = { name, send: () => send(file) };
    await before();
    await attack(running(), body, { shapes: [{ name, text: '' }], before });
  });
});
