import { makeLinkToken } from '../../../backend/src/accounts/link-token.ts';
import type { UserId, WorkspaceId } from '../../../backend/src/identifiers.ts';
import { withConnection, vacuumAndCheckpoint } from '../database.ts';
import { pageQuestions, type Question } from '../product/dashboard-queries.ts';
import { seedAccounts } from './accounts.ts';
import { seedActivity, seedEmailChanges, seedVersions } from './activity.ts';
import { seedPeople, seedRuns, seedTransfers, type Owner } from './busy-workspace.ts';
import { seedHistory } from './history.ts';

/** Listings of the measured workspace; the others have as many in total. */
const LISTINGS = 100_000;
const NEIGHBORS = 4;

/** How many of them were written after the last vacuum. */
const JUST_WRITTEN = 3000;

/** Other accounts. */
const OTHERS = 2000;

/**
 * Fills a database for the one account that is in it, and leaves it as a while of running does.
 * @returns what its pages ask
 */
export async function seedDashboard(url: string): Promise<Question[]> {
  return withConnection(url, async (sql) => {
    await sql`update workspaces set plan = 'agency'`;
    const [own] = await sql<[{ workspaceId: WorkspaceId; userId: UserId }]>`
      select id as "workspaceId", owner_id as "userId" from workspaces
    `;
    await seedAccounts(sql, OTHERS);
    const neighbors = await sql<Owner[]>`
      select id as "workspaceId", owner_id as "userId" from workspaces
      where id <> ${own.workspaceId} limit ${NEIGHBORS}
    `;
    const invitation = makeLinkToken();
    await seedPeople(sql, own, invitation);
    for (const neighbor of neighbors) await seedPeople(sql, neighbor, makeLinkToken());
    const transfer = 'a transfer that the bench reads';
    await seedTransfers(sql, own, neighbors, transfer);
    for (const owner of [own, ...neighbors]) await seedActivity(sql, owner);
    const emailChange = 'an email change that the bench reads';
    await seedEmailChanges(sql, own, emailChange);
    const long = { days: 364, from: 1 };
    await seedHistory(sql, neighbors, { count: LISTINGS / NEIGHBORS, ...long });
    await seedHistory(sql, [own], { count: LISTINGS - JUST_WRITTEN, ...long });
    await seedVersions(sql, own);
    for (const owner of [own, ...neighbors]) await seedRuns(sql, owner);
    await vacuumAndCheckpoint(url);
    await seedHistory(sql, [own], { count: JUST_WRITTEN, days: 1, from: 0 });
    return pageQuestions(sql, own.workspaceId, { invitation, transfer, emailChange });
  });
}
