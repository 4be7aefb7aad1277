import { expect, it } from 'vitest';
import { openDatabase } from '../../src/database/index.ts';
import { createTestDatabase } from '../database.ts';
import { dumpSchema } from './dump-schema.ts';

// After a schema change, `pnpm exec vitest run backend/test/database -u` rewrites the file.
it('schema.sql matches the migrations', async () => {
  const database = openDatabase(await createTestDatabase(), { connections: 1 });
  try {
    await expect(await dumpSchema(database.sql)).toMatchFileSnapshot(
      '../../src/database/schema.sql',
    );
  } finally {
    await database.close();
  }
});
