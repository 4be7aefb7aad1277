import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember, listTeam, removeMember } from '../../src/accounts/index.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase, type Database } from '../../src/database/index.ts';
import { createAccount } from '../accounts.ts';
import { createTestDatabase } from '../database.ts';

let database: Database;
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), { connections: 2 });
});
afterAll(() => database.close());

test('a member is removed only if their runs can be paused', async () => {
  const { orm } = database;
  const owner = await createAccount(database);
  const member = await createAccount(database);
  await addMember({
    ctx: { orm, plans: readConfig({}).plans },
    input: { ownerEmail: owner.email, email: member.email, role: 'admin' },
  });
  const input = { workspaceId: owner.workspaceId, userId: member.userId };
  const removal = removeMember({
    ctx: { orm, onMemberRemoved: () => Promise.reject(new Error('The runs go on.')) },
    input: { ...input, removedBy: owner.userId },
  });
  await expect(removal).rejects.toThrow('The runs go on.');
  const { members } = await listTeam({ ctx: { orm }, input });
  expect(members.map(({ userId }) => userId)).toEqual([member.userId]);
});
