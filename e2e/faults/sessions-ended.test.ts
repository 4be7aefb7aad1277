import postgres from 'postgres';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';
import { callApi } from '../../backend/test/http.ts';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

/** Ends every session at once, like a planned restart or a failover. */
async function endSessions(admin: postgres.Sql): Promise<void> {
  await admin`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
  `;
}

test('a statement on a session that was ended fails, and so does the next one', async () => {
  const url = await createTestDatabase();
  const [sql, admin] = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
  onTestFinished(async () => {
    await Promise.all([sql.end({ timeout: 1 }), admin.end()]);
  });
  // Each session is ended at a different moment.
  for (let round = 0; round < 20; round++) {
    const session = await sql.reserve();
    await session`select 1`;
    await endSessions(admin);
    for (let count = 0; count < 3; count++) {
      await expect(session`select ${'some parameter'}`).rejects.toThrow();
    }
    session.release();
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  }
});

test.each([
  ['fails', `select 1 / (3 - i) as x from generate_series(1, 5) i`],
  [
    'ends its session',
    // More than the server buffers before it sends.
    `select repeat('x', 10000) as x, case i when 3 then pg_terminate_backend(pg_backend_pid()) end
     from generate_series(1, 5) i`,
  ],
])('a statement that %s after its first rows leaves none to the next', async (_what, statement) => {
  const sql = postgres(await createTestDatabase(), { max: 1, fetch_types: false });
  onTestFinished(() => sql.end());
  for (let round = 0; round < 3; round++) {
    await expect(sql.unsafe(statement)).rejects.toThrow();
    expect(await sql`select ${round}::int as round`).toEqual([{ round }]);
  }
});

// contract §13.6
test('the service keeps working while the sessions of its transactions are killed repeatedly', async () => {
  const databaseUrl = await createTestDatabase();
  const admin = postgres(databaseUrl, { max: 1 });
  onTestFinished(() => admin.end());
  const fixture = await Fixture.create(databaseUrl);
  const service = await fixture.start('all', { GENERATOR: 'embedded', LOG_LEVEL: 'silent' });
  const { token } = fixture.account;
  const ask = (call: `${'POST' | 'PATCH'} /${string}`, body: object) =>
    callApi(service.apiUrl, call, { token, body });
  const brand = await ask('POST /brands', { name: 'Northwood' });
  const path = `PATCH /brands/${String(brand.body['brand_id'])}` as const;
  const statuses = new Set<number>();
  let running = true;
  const change = async (caller: number): Promise<void> => {
    for (let count = 0; running; count++) {
      const { status } = await ask(path, { voice: `Voice ${caller}-${count}.` });
      statuses.add(status);
    }
  };
  const callers = [1, 2, 3, 4].map(change);
  for (let round = 0; round < 8; round++) {
    await endSessions(admin);
    await until(
      'brands change again',
      async () => (await ask(path, { audience: `${round}` })).status === 200,
    );
  }
  running = false;
  await Promise.all(callers);
  expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
});
