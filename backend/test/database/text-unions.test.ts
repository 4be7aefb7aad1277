import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../src/database/index.ts';
import { listKeys, listStores } from '../../src/tokens/index.ts';
import { createAccount, type TestAccount } from '../accounts.ts';
import { createTestDatabase } from '../database.ts';

let database: Database;
let account: TestAccount;
beforeEach(async () => {
  database = openDatabase(await createTestDatabase(), { connections: 2 });
  account = await createAccount(database);
});
afterEach(() => database.close());

test('a store with an unknown platform is an error, not a row on a page', async () => {
  await database.sql`
    insert into tokens (id, hash, prefix, scope, name, workspace_id, user_id, site_url, platform)
    select 'tok_1', ''::bytea, 'ww_plg_', 'plugin', 'shop', ${account.workspaceId}, ${account.userId},
      'https://shop.example', 'magento'
  `;
  await expect(listStores({ ctx: database, input: account })).rejects.toThrow(/invalid_value/);
  expect((await listKeys({ ctx: database, input: account })).keys).toHaveLength(1);
});
