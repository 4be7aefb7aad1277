import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createAccount } from '../../backend/test/accounts.ts';
import { BulkClient, productSheet } from '../../backend/test/bulk/bulk-client.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { writtenListing } from '../../backend/test/listings/written-listing.ts';
import { startTestService } from '../../backend/test/service.ts';
import { startEmbeddedServer } from '../../backend/src/database/index.ts';
import { DataFolder } from '../faults/own-postgres.ts';
import { until } from '../faults/until.ts';
import { TABLES, WITHOUT_WORKSPACE } from './tables.ts';

const SCHEMA = readFileSync(
  resolve(import.meta.dirname, '../../backend/src/database/schema.sql'),
  'utf8',
);

interface Table {
  readonly name: string;
  readonly columns: string;
  readonly key: string;
}

const tables: Table[] = [...SCHEMA.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].map(
  ([, name = '', columns = '']) => ({
    name,
    columns,
    key: /PRIMARY KEY \(([^)]*)\)/.exec(columns)?.[1] ?? '',
  }),
);

/** The workspace is in a condition, or a column of an inserted row. */
const NAMES_WORKSPACE =
  /workspace_id"?\s*(=|in\b)|=\s*\(?(\w+\.)?"?workspace_id|insert into [^;]*\([^;)]*workspace_id/i;

const isOf = (kind: keyof typeof TABLES, { name }: Table) =>
  (TABLES[kind] as readonly string[]).includes(name);

describe('tables', () => {
  test('each is known by what its rows belong to', () => {
    expect(tables.map(({ name }) => name)).toEqual(Object.values(TABLES).flat().toSorted());
  });

  test('what belongs to a workspace has its id', () => {
    const without = tables.filter(
      ({ columns }) => !/^ {2}workspace_id text not null/m.test(columns),
    );
    const expected = tables.filter(
      (table) =>
        table.name === 'workspaces' || isOf('people', table) || isOf('installation', table),
    );
    expect(without).toEqual(expected);
  });

  test('unique keys within a workspace start with its id', () => {
    const others = tables
      .filter((table) => isOf('workspaceKeys', table) && table.name !== 'workspaces')
      .filter(({ key }) => !key.startsWith('workspace_id'));
    expect(others).toEqual([]);
  });
});

test('a statement of the hot path names the workspace, or is known not to', async () => {
  const folder = await DataFolder.migrated();
  const server = await startEmbeddedServer(folder.path);
  onTestFinished(() => server.release());
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => admin.end());
  await admin`alter system set shared_preload_libraries = 'pg_stat_statements'`;
  await admin`alter system set pg_stat_statements.track = 'all'`;
  await folder.restartServer();
  await until('Postgres is back', () =>
    admin`select 1`.then(
      () => true,
      () => false,
    ),
  );
  await admin`create extension pg_stat_statements`;
  await admin`select pg_stat_statements_reset()`;

  const service = await startTestService(
    { RATE_LIMIT_PER_MINUTE: '1000', JOB_SWEEP_INTERVAL_SECONDS: '1' },
    server.url,
  );
  onTestFinished(() => service.stop());
  const { token } = await createAccount(service.database);
  const call = (...[name, options]: [Parameters<typeof callApi>[1], object?]) =>
    callApi(service.apiUrl, name, { token, ...options });
  const headers = { 'Idempotency-Key': 'a key of its own' };
  const { body } = await call('POST /jobs', { body: { ...PRODUCT, external_ref: 'a' }, headers });
  await call('POST /jobs', { body: { ...PRODUCT, external_ref: 'a', if_changed: true } });
  await call('POST /generate', { body: PRODUCT });
  await call('POST /batches', { body: { requests: [PRODUCT, PRODUCT] } });
  const id = String(body['job_id']);
  await until('the job is complete', async () => {
    const job = await call(`GET /jobs/${id}`);
    return job.body['status'] === 'complete';
  });
  for (const path of ['/jobs', '/listings', '/me', '/brands'] as const) await call(`GET ${path}`);
  const { edit, ask } = await writtenListing(service);
  await edit('title', 'Walnut Organizer');
  await ask('query versions');
  await ask('query version', { version: 2 });
  const file = await BulkClient.signIn(service);
  await file.rows(await file.run(productSheet(2)));

  // The id of a workspace is its own.
  const names = [...TABLES.workspaceKeys, ...TABLES.workspaceColumns].filter(
    (name) => name !== 'workspaces',
  );
  const mentioned = new RegExp(`\\b(?:from|join|update|into)\\s+"?(${names.join('|')})\\b`, 'gi');
  const statements = await admin<{ query: string }[]>`
    select query from pg_stat_statements where query !~* '^\\s*(create|alter|drop|do)'
  `;
  const unnamed = new Set(
    statements
      .filter(({ query }) => !NAMES_WORKSPACE.test(query))
      .map(({ query }) => {
        const used = new Set([...query.matchAll(mentioned)].map(([, name = '']) => name));
        const verb = /\b(select|insert|update|delete)\b/i.exec(query)?.[1]?.toLowerCase();
        return used.size === 0 ? '' : `${verb ?? ''} ${[...used].toSorted().join(', ')}`;
      })
      // Deletions are maintenance, which can run on each shard.
      .filter((one) => one !== '' && !one.startsWith('delete ')),
  );
  expect([...unnamed].filter((one) => !WITHOUT_WORKSPACE.has(one))).toEqual([]);
});
