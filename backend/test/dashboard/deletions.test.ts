import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired, deleteUnconfirmed } from '../../src/accounts/index.ts';
import { members, sessions, users, workspaces } from '../../src/database/index.ts';
import { newId, type UserId } from '../../src/identifiers.ts';
import { cleanUpJobs } from '../../src/jobs/index.ts';
import { createAccount } from '../accounts.ts';
import { useService } from '../service.ts';

const DAY_MS = 86_400_000;

// Addresses have to be confirmed where emails are sent.
const service = useService({
  SMTP_URL: 'smtp://127.0.0.1:1',
  UNCONFIRMED_ACCOUNT_DAYS: '7',
  JOB_SWEEP_INTERVAL_SECONDS: '1',
});

async function signUp({ daysAgo = 8, confirmed = false } = {}): Promise<UserId> {
  const { orm } = service().database;
  const [id, workspaceId] = [newId('usr'), newId('wks')];
  await orm.insert(users).values({
    id,
    email: `${randomUUID()}@shop.example`,
    name: 'Test',
    emailVerified: confirmed,
    currentWorkspaceId: workspaceId,
    createdAt: new Date(Date.now() - daysAgo * DAY_MS),
  });
  await orm.insert(workspaces).values({ id: workspaceId, ownerId: id, plan: 'free' });
  return id;
}

async function exists(userId: UserId): Promise<boolean> {
  const { sql } = service().database;
  const [found] = await sql<[{ users: number; workspaces: number }]>`
    select (select count(*)::int from users where id = ${userId}) as users,
      (select count(*)::int from workspaces where owner_id = ${userId}) as workspaces
  `;
  expect(found.users).toBe(found.workspaces);
  return found.users === 1;
}

describe('an account that was never confirmed', () => {
  it('is deleted by the worker after its days', async () => {
    const [old, young, confirmed] = [
      await signUp(),
      await signUp({ daysAgo: 6 }),
      await signUp({ confirmed: true }),
    ];
    await expect.poll(() => exists(old)).toBe(false);
    expect(await exists(young)).toBe(true);
    expect(await exists(confirmed)).toBe(true);
  });

  it('is kept if anything belongs to it, or somebody is signed in to it', async () => {
    const { database } = service();
    const { orm, sql } = database;
    const withKey = await createAccount(database);
    await sql`update users set created_at = now() - interval '8 days' where id = ${withKey.userId}`;

    const [signedIn, inTeam, withJob] = [newId('usr'), newId('usr'), newId('usr')];
    const kept = [signedIn, inTeam, withJob];
    // In one transaction, because the worker deletes meanwhile.
    await orm.transaction(async (tx) => {
      for (const id of kept) {
        const createdAt = new Date(Date.now() - 8 * DAY_MS);
        const email = `${randomUUID()}@shop.example`;
        await tx.insert(users).values({ id, email, name: 'Test', createdAt });
        await tx.insert(workspaces).values({ id: newId('wks'), ownerId: id, plan: 'free' });
      }
      await tx.insert(sessions).values({
        id: newId('ses'),
        token: randomUUID(),
        userId: signedIn,
        expiresAt: new Date(Date.now() + DAY_MS),
      });
      await tx.insert(members).values({ workspaceId: withKey.workspaceId, userId: inTeam });
      await tx.execute(`
        insert into brands (id, workspace_id, name)
        select 'brd_kept', id, 'Kept' from workspaces where owner_id = '${withJob}'
      `);
    });
    await deleteUnconfirmed({ ctx: { database }, input: { olderThanMs: 7 * DAY_MS } });
    for (const id of [...kept, withKey.userId]) expect(await exists(id)).toBe(true);
  });
});

describe('counters of attempts that have ended are deleted in batches', () => {
  const ROWS = 25_000;
  const counters = (kind: string, age: string) => service().database.sql`
    insert into rate_windows (key, passes)
    select ${kind} || ':' || at, array[now() - ${age}::interval]
    from generate_series(1, ${ROWS}) at
  `;
  const left = async (kind: string) => {
    const [row] = await service().database.sql<[{ left: number }]>`
      select count(*)::int as left from rate_windows where key like ${`${kind}:%`}
    `;
    return row.left;
  };

  beforeAll(async () => {
    await service().database.sql.unsafe(`
      create table deletions (size int);
      create function note_deletion() returns trigger language plpgsql as $$
      begin
        insert into deletions select count(*) from gone;
        return null;
      end $$;
      create trigger note_deletion after delete on rate_windows
        referencing old table as gone for each statement execute function note_deletion();
    `);
  });

  it.each([
    ['try', '2 days'],
    ['ip', '10 minutes'],
  ])('of kind %s', async (kind, age) => {
    const { database } = service();
    await counters(kind, age);
    await database.sql`insert into rate_windows values (${`${kind}:current`}, array[now()], null)`;
    const settings = { expiryMs: DAY_MS, idempotencyTtlMs: DAY_MS } as Parameters<
      typeof cleanUpJobs
    >[0]['ctx']['settings'];
    await expect
      .poll(async () => {
        await deleteExpired({ ctx: { database } });
        await cleanUpJobs({ ctx: { database, settings } });
        return left(kind);
      })
      .toBe(1);
    const [largest] = await database.sql<[{ size: number }]>`
      select max(size) as size from deletions
    `;
    expect(largest.size).toBe(1000);
  });
});
