import postgres from 'postgres';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';
import { callApi, PRODUCT } from '../../backend/test/http.ts';
import { hasPgBouncer, hasPreparingPgBouncer, openPgBouncer } from './pgbouncer.ts';
import { Fixture } from './fixture.ts';
import { TcpProxy } from './tcp-proxy.ts';
import { until } from './until.ts';

/** Web and worker processes whose statements go through PgBouncer. */
async function setUpFixture(preparedStatements: 'on' | 'off') {
  const databaseUrl = await createTestDatabase();
  const pooler = await openPgBouncer(databaseUrl);
  const fixture = await Fixture.create(databaseUrl);
  const settings = {
    DATABASE_URL: pooler.urlOf(databaseUrl),
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_PREPARED_STATEMENTS: preparedStatements,
    GENERATOR: 'embedded',
  };
  // Both migrate, over the direct address.
  const [web, worker] = await Promise.all([
    fixture.start('web', settings),
    fixture.start('worker', settings),
  ]);
  return { fixture, pooler, web, worker };
}

describe
  .runIf(hasPgBouncer)
  .each([
    { preparedStatements: 'off' as const },
    ...(hasPreparingPgBouncer ? [{ preparedStatements: 'on' as const }] : []),
  ])('behind PgBouncer, prepared statements $preparedStatements', ({ preparedStatements }) => {
  test('listings, jobs, batches and lists work, whichever session a statement gets', async () => {
    const { fixture, web } = await setUpFixture(preparedStatements);
    const { token } = fixture.account;
    const call = (name: Parameters<typeof callApi>[1], body?: object) =>
      callApi(web.apiUrl, name, { token, ...(body && { body }) });
    const posted = await Promise.all(Array.from({ length: 40 }, () => fixture.post(web)));
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([202]));
    const written = await Promise.all(Array.from({ length: 10 }, () => fixture.generate(web)));
    expect(new Set(written.map(({ status }) => status))).toEqual(new Set([200]));
    const requests = Array.from({ length: 30 }, () => PRODUCT);
    expect((await call('POST /batches', { requests })).status).toBe(202);
    await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
    expect(await fixture.used()).toBe(80);
    expect((await call('GET /listings?limit=50')).body['listings']).toHaveLength(50);
    expect((await call('GET /me')).status).toBe(200);
  });

  test('a pooler that is killed in the middle of transactions loses no job and no credit', async () => {
    const { fixture, pooler, web } = await setUpFixture(preparedStatements);
    const accepted = new Set<string>();
    const load = { on: true };
    const loading = Array.from({ length: 8 }, async () => {
      while (load.on) {
        const response = await fixture.post(web).catch(() => undefined);
        if (response === undefined) continue;
        expect([202, 503]).toContain(response.status);
        if (response.status === 202) accepted.add(String(response.body['job_id']));
      }
    });
    for (let round = 0; round < 2; round++) {
      const before = accepted.size;
      await until('jobs are accepted', () => accepted.size > before + 20);
      await pooler.kill();
      await pooler.start();
    }
    const before = accepted.size;
    await until('jobs are accepted again', () => accepted.size > before + 20);
    load.on = false;
    await Promise.all(loading);
    const jobs = await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1 });
    expect(jobs.length).toBeGreaterThanOrEqual(accepted.size);
    expect(await fixture.used()).toBe(jobs.length);
  });
});

// PgBouncer accepts such a connection, and refuses only the first statement on it.
test.runIf(hasPgBouncer)('a statement fails while a pooler cannot reach its server', async () => {
  const databaseUrl = await createTestDatabase();
  const path = await TcpProxy.open(databaseUrl);
  onTestFinished(() => path.cut());
  const pooler = await openPgBouncer(path.urlOf(databaseUrl));
  const url = pooler.urlOf(databaseUrl);
  const first = postgres(url, { max: 1 });
  onTestFinished(() => first.end({ timeout: 1 }));
  await first`select 1`;
  await path.cut();
  await expect(first`select 1`).rejects.toThrow();
  const second = postgres(url, { max: 1 });
  onTestFinished(() => second.end({ timeout: 1 }));
  await expect(second`select 1`).rejects.toMatchObject({ code: '08P01' });
});
