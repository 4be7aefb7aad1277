import { afterEach, beforeEach, expect, test } from 'vitest';
import postgres, { type Sql } from 'postgres';
import { sql as query } from 'drizzle-orm';
import { createBatcher, openDatabase, retryOnDeadlock } from '../../src/database/index.ts';
import { createTestDatabase } from '../database.ts';

let sql: Sql;
let databaseUrl: string;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined });
  await sql`create table drawers (id int primary key, visits int not null default 0)`;
  await sql`insert into drawers values (1), (2)`;
});
afterEach(() => sql.end());

/** Locks one drawer, and the other once the concurrent transaction has locked that one. */
function crossing(): (first: number, second: number) => Promise<void> {
  let holding = 0;
  const both = Promise.withResolvers<undefined>();
  return (first, second) =>
    sql.begin(async (tx) => {
      await tx`set local deadlock_timeout = '10ms'`;
      await tx`update drawers set visits = visits + 1 where id = ${first}`;
      holding += 1;
      if (holding === 2) both.resolve(undefined);
      await both.promise;
      await tx`update drawers set visits = visits + 1 where id = ${second}`;
    });
}

test('two deadlocked transactions both complete, each exactly once', async () => {
  const cross = crossing();
  let attempts = 0;
  const visit = (first: number, second: number) =>
    retryOnDeadlock(() => {
      attempts += 1;
      return cross(first, second);
    });
  await Promise.all([visit(1, 2), visit(2, 1)]);
  expect(await sql`select visits from drawers order by id`).toEqual([{ visits: 2 }, { visits: 2 }]);
  expect(attempts).toBeGreaterThan(2);
});

test('a batch of one is retried after a deadlock, too', async () => {
  const cross = crossing();
  const visit = createBatcher(async ([drawer = 0]: readonly number[]) => {
    await cross(drawer, 3 - drawer);
    return ['done'];
  });
  // Either of the two may be rolled back, and more than once.
  const other = retryOnDeadlock(() => cross(2, 1));
  expect(await Promise.all([visit(1), other])).toContain('done');
});

test('a transaction of several statements is retried after a deadlock, too', async () => {
  const database = openDatabase(databaseUrl, { connections: 2 });
  const both = Promise.withResolvers<undefined>();
  let attempts = 0;
  const visit = (first: number, second: number) =>
    database.orm.transaction(async (tx) => {
      await tx.execute(query`set local deadlock_timeout = '10ms'`);
      await tx.execute(query`update drawers set visits = visits + 1 where id = ${first}`);
      attempts += 1;
      if (attempts === 2) both.resolve(undefined);
      await both.promise;
      await tx.execute(query`update drawers set visits = visits + 1 where id = ${second}`);
    });
  await Promise.all([visit(1, 2), visit(2, 1)]);
  expect(await sql`select visits from drawers order by id`).toEqual([{ visits: 2 }, { visits: 2 }]);
  expect(attempts).toBeGreaterThan(2);
  await database.close();
});

test('any other error is thrown immediately', async () => {
  let attempts = 0;
  const insert = retryOnDeadlock(() => {
    attempts += 1;
    return sql`insert into drawers values (1)`;
  });
  await expect(insert).rejects.toMatchObject({ code: '23505' });
  expect(attempts).toBe(1);
});

test('a statement that deadlocks every time eventually fails', async () => {
  let attempts = 0;
  const statement = retryOnDeadlock(() => {
    attempts += 1;
    return sql.unsafe(`do $$ begin raise sqlstate '40P01'; end $$`);
  });
  await expect(statement).rejects.toMatchObject({ code: '40P01' });
  expect(attempts).toBe(5);
});
