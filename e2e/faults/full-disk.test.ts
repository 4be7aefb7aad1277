import { expect, test } from 'vitest';
import { Fixture } from './fixture.ts';
import { until } from './until.ts';

/** Postgres's error for a file that it cannot extend. */
const DISK_FULL = '53100';

test("while the database's disk is full, nothing is charged, and then everything recovers", async () => {
  const fixture = await Fixture.create();
  const service = await fixture.start('all', { GENERATOR: 'embedded', LOG_LEVEL: 'silent' });
  const { sql } = fixture.database;
  await sql.unsafe(`create function fill_disk() returns trigger language plpgsql as $$ begin
    raise exception 'could not extend file' using errcode = '${DISK_FULL}'; end $$`);
  const fill = (table: string) =>
    sql.unsafe(`create trigger fill_disk before insert on ${table} execute function fill_disk()`);
  const free = (table: string) => sql.unsafe(`drop trigger fill_disk on ${table}`);

  await fill('jobs');
  for (const response of [await fixture.post(service), await fixture.generate(service)]) {
    expect(response).toMatchObject({
      status: 503,
      body: { error: { code: 'service_unavailable' } },
    });
    expect(response.headers.get('retry-after')).toBe('2');
  }
  expect(await fixture.used()).toBe(0);
  await free('jobs');

  // A job that is accepted, whose listing has no room.
  await fill('listings');
  expect((await fixture.post(service)).status).toBe(202);
  await until('the worker has it', async () => (await fixture.jobs())[0]?.status === 'processing');
  await free('listings');
  await fixture.allJobs({ status: 'complete', credit: 'spent', listings: 1, attempts: 1 });
  expect(await fixture.used()).toBe(1);
});
