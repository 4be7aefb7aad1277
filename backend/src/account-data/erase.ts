import { setTimeout as sleep } from 'node:timers/promises';
import { erasePerson } from '../audit-log/index.ts';
import { endPayments, type Payments } from '../billing/index.ts';
import type { Database } from '../database/index.ts';
import { DomainError } from '../errors.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import type { PageLanguage } from '../languages.ts';
import type { Outbox } from '../mail/index.ts';
import { deletionEmails } from './deletion-emails.ts';
import { stopWork } from './stop-work.ts';

/** Rows per statement, so that none holds its locks for long. */
const BATCH_SIZE = 1000;

/** A pause between statements, in milliseconds, so that other statements get their turn. */
const PAUSE_MS = 20;

interface Due {
  readonly id: WorkspaceId;
  readonly ownerId: UserId;
  readonly email: string;
  readonly language: PageLanguage | null;
}

/**
 * Erases the accounts and workspaces that are due, in small batches. If it is interrupted, or
 * payments can't be ended, the next call continues; two concurrent calls do no harm. A failure
 * doesn't hold up the others.
 * @returns how many accounts were erased
 * @throws {AggregateError} once the others are erased
 */
export async function eraseDue({
  ctx,
  signal,
}: {
  ctx: { database: Database; outbox: Outbox; payments: Payments | undefined };
  signal: AbortSignal;
}): Promise<number> {
  const { database, outbox } = ctx;
  const due = await database.sql<Due[]>`
    select w.id, w.owner_id as "ownerId", u.email, u.language
    from workspaces w join users u on u.id = w.owner_id
    where w.erase_at <= now() order by w.erase_at limit 100
  `;
  let erased = 0;
  const errors: unknown[] = [];
  for (const workspace of due) {
    if (signal.aborted) break;
    try {
      if (!(await isStillDue(database, workspace.id))) continue;
      await stopWork({ ctx, input: { workspaceId: workspace.id } });
      if (!(await paymentsEnded(ctx, workspace.id))) continue;
      if (!(await eraseRows(database, workspace.id, signal))) continue;
      if (!(await eraseAccount(database, workspace))) continue;
      erased += 1;
      outbox.send(deletionEmails.erased(workspace));
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Some accounts could not be erased.');
  return erased;
}

/**
 * If a request to keep the account is in progress, waits for it. Once the day has come, such requests
 * are rejected.
 */
async function isStillDue({ sql }: Database, id: WorkspaceId): Promise<boolean> {
  const due = await sql`
    select from workspaces where id = ${id} and erase_at <= now() for no key update
  `;
  return due.count > 0;
}

/** Without the account, no one could end them. @returns false if this has to wait */
async function paymentsEnded(
  { database: { orm }, payments }: { database: Database; payments: Payments | undefined },
  workspaceId: WorkspaceId,
): Promise<boolean> {
  if (payments === undefined) return true;
  try {
    await endPayments({ ctx: { orm, payments }, input: { workspaceId } });
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unavailable') return false;
    throw error;
  }
}

/** Erases what refers to the workspace without a foreign key. @returns whether all of it is gone */
async function eraseRows(
  { sql }: Database,
  id: WorkspaceId,
  signal: AbortSignal,
): Promise<boolean> {
  const batches = [
    () => sql`
      delete from bulk_rows where ctid = any(array(
        select ctid from bulk_rows where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
    () => sql`
      delete from listing_versions where ctid = any(array(
        select ctid from listing_versions where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
    // Each condition has its own index.
    ...[sql`l.deleted_at is null`, sql`l.deleted_at is not null`].map(
      (condition) => () =>
        sql`
        delete from listings where ctid = any(array(
          select l.ctid from listings l
          where l.workspace_id = ${id} and ${condition} limit ${BATCH_SIZE}
        ))`,
    ),
    () => sql`
      delete from batch_items where ctid = any(array(
        select ctid from batch_items where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
    () => sql`
      delete from batches where ctid = any(array(
        select ctid from batches where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
    // A credit and its job in one statement, as always.
    () => sql`
      with gone as (
        delete from jobs where ctid = any(array(
          select ctid from jobs where workspace_id = ${id} limit ${BATCH_SIZE}
        )) returning id
      ),
      paid as (delete from credits using gone where credits.id = gone.id returning credits.*),
      counted as (
        select workspace_id, period, sum(amount)::int as amount from paid
        where state <> 'refunded' group by workspace_id, period
      ),
      restored_counters as (
        update usage_counters c set used = c.used - counted.amount from counted
        where c.workspace_id = counted.workspace_id and c.period = counted.period
      )
      select from gone`,
    () => sql`
      delete from webhook_deliveries where ctid = any(array(
        select ctid from webhook_deliveries where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
    () => sql`
      delete from audit_events where ctid = any(array(
        select ctid from audit_events where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
    () => sql`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys where workspace_id = ${id} limit ${BATCH_SIZE}
      ))`,
  ];
  for (const batch of batches) {
    for (;;) {
      if (signal.aborted) return false;
      const { count } = await batch();
      if (count === 0) break;
      await sleep(PAUSE_MS);
    }
  }
  return true;
}

/** Everything else follows from the workspace and the user by its foreign key. */
async function eraseAccount({ sql }: Database, { id, ownerId, email }: Due): Promise<boolean> {
  return sql.begin(async (tx) => {
    const locked = await tx`
      select id from workspaces where id = ${id} and erase_at <= now() for update
    `;
    if (locked.length === 0) return false;
    await tx`delete from credits where workspace_id = ${id} and state in ('corrected', 'archived')`;
    await tx`delete from usage_counters where workspace_id = ${id}`;
    await tx`delete from usage_months where workspace_id = ${id}`;
    // An earlier address may be another person's by now.
    const former = await tx<{ email: string }[]>`
      select email from former_emails f where user_id = ${ownerId}
        and not exists (select from users where users.email = f.email)
    `;
    const emails = [email, ...former.map((one) => one.email)];
    await tx`delete from deprecation_mails where email = any(${tx.array(emails)})`;
    await tx`delete from invitations where email = any(${tx.array(emails)})`;
    await tx`delete from verifications where value like ${`${ownerId}%`}`;
    await erasePerson({ ctx: { sql: tx }, input: { userId: ownerId, emails } });
    await tx`delete from workspaces where id = ${id}`;
    await tx`delete from users where id = ${ownerId}`;
    return true;
  });
}
