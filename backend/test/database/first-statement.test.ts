import { expect, test } from 'vitest';
import { openDatabase } from '../../src/database/index.ts';
import { createTestDatabase } from '../database.ts';

test('the first statements of a process may have arrays', async () => {
  const database = openDatabase(await createTestDatabase(), { connections: 3 });
  try {
    const { sql } = database;
    const statements = Array.from(
      { length: 3 },
      () => sql`select 'a' = any(${sql.array(['a', 'b'])}) as found`,
    );
    expect((await Promise.all(statements)).flat()).toEqual(Array(3).fill({ found: true }));
  } finally {
    await database.close();
  }
});
