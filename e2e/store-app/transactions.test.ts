import { openDatabase } from '@wareword/store-app/database';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../backend/test/database.ts';

test('two transactions of a store app that deadlock both complete', async () => {
  const url = await createTestDatabase();
  const database = openDatabase(url, { connections: 2, applicationName: 'test' });
  const { orm } = database;
  await orm.execute(`create table drawers (id int primary key, visits int not null default 0)`);
  await orm.execute(`insert into drawers values (1), (2)`);
  const both = Promise.withResolvers<undefined>();
  let attempts = 0;
  const visit = (first: number, second: number) =>
    orm.transaction(async (tx) => {
      await tx.execute(`set local deadlock_timeout = '10ms'`);
      await tx.execute(`update drawers set visits = visits + 1 where id = ${first}`);
      attempts += 1;
      if (attempts === 2) both.resolve(undefined);
      await both.promise;
      await tx.execute(`update drawers set visits = visits + 1 where id = ${second}`);
    });
  await Promise.all([visit(1, 2), visit(2, 1)]);
  const visits = await orm.execute(`select visits from drawers order by id`);
  expect([...visits]).toEqual([{ visits: 2 }, { visits: 2 }]);
  expect(attempts).toBeGreaterThan(2);
  await database.close();
});
