import { hash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import { users, workspaces } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { DomainError } from '../errors.ts';
import type { ConnectContext } from './context.ts';
import { recordTransfer, REQUEST_MS, type Claim, type OtherConnection } from './transfer.ts';
import { transferEmails } from './transfer-emails.ts';

const DAY_SECONDS = 86_400;
/** Transfer emails to one owner, about one store, and for one workspace. */
const OWNER_MAIL_LIMIT = { max: 5, seconds: DAY_SECONDS };
const STORE_MAIL_LIMIT = { max: 3, seconds: DAY_SECONDS };
const WORKSPACE_MAIL_LIMIT = { max: 10, seconds: DAY_SECONDS };

/**
 * Emails the owner of the workspace that a store is connected to, asking whether someone else may
 * connect it. They are asked once: repeating an open or declined request sends nothing.
 * @returns whether they were just asked
 */
export async function requestTransfer({
  ctx,
  input,
}: {
  ctx: ConnectContext;
  input: Claim & {
    readonly otherConnection: OtherConnection;
    /** The person asking, and their email address, which is shown to the owner. */
    readonly userId: UserId;
    readonly email: string;
  };
}): Promise<boolean> {
  const { siteUrl, workspaceId, otherConnection, userId } = input;
  if (otherConnection.request !== 'none') return false;
  const [owner] = await ctx.database.orm
    .select({ id: users.id, email: users.email })
    .from(workspaces)
    .innerJoin(users, eq(users.id, workspaces.ownerId))
    .where(eq(workspaces.id, otherConnection.workspaceId));
  if (owner === undefined) return false;
  try {
    for (const [subject, limit] of [
      [workspaceId, WORKSPACE_MAIL_LIMIT],
      [siteUrl, STORE_MAIL_LIMIT],
      [owner.id, OWNER_MAIL_LIMIT],
    ] as const) {
      await enforceAttemptLimit({ ctx, input: { action: 'transfer-mail', subject, limit } });
    }
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
  const token = randomBytes(32).toString('base64url');
  const noted = await recordTransfer({
    ctx: ctx.database,
    input: {
      siteUrl,
      workspaceId,
      userId,
      formerTokenId: otherConnection.tokenId,
      note: { requestHash: hashTransferToken(token), requestedAt: new Date() },
      validUntil: new Date(Date.now() + REQUEST_MS),
      unlessRequested: true,
    },
  });
  if (!noted) return false;
  const link = (path: string) => new URL(path, ctx.publicUrl).href;
  ctx.outbox.send(
    transferEmails.request(owner.email, {
      siteUrl,
      requestedBy: input.email,
      answer: link(`/transfers/${token}`),
      stores: link('/stores'),
    }),
  );
  return true;
}

/** The stored hash of the token in a request's link. */
export function hashTransferToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
