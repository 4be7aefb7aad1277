import { eq } from 'drizzle-orm';
import { enforceAttemptLimit } from '../rate-limits/index.ts';
import { users, workspaces } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { DomainError } from '../errors.ts';
import type { ConnectContext } from './context.ts';
import { transferEmails } from './transfer-emails.ts';

/**
 * Maximum emails of this kind to one owner, so that accounts that keep taking a store from each
 * other do not flood an inbox.
 */
const MAIL_LIMIT = { max: 10, seconds: 86_400 };

/** A store that was just taken over from another workspace (contract §11.10). */
export interface TakenStore {
  readonly siteUrl: string;
  readonly formerWorkspaceId: WorkspaceId;
  readonly at: Date;
}

/**
 * Emails the owner of the workspace that a store was connected to until now. It runs in the
 * background and cannot fail the request, because the store is already connected.
 */
export function notifyFormerOwner({
  ctx,
  input,
}: {
  ctx: Pick<ConnectContext, 'database' | 'outbox' | 'publicUrl'>;
  input: TakenStore;
}): void {
  const { database, outbox, publicUrl } = ctx;
  outbox.send(async () => {
    const [owner] = await database.orm
      .select({ id: users.id, email: users.email })
      .from(workspaces)
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(eq(workspaces.id, input.formerWorkspaceId));
    if (owner === undefined) return undefined;
    try {
      await enforceAttemptLimit({
        ctx,
        input: { action: 'store-taken-mail', subject: owner.id, limit: MAIL_LIMIT },
      });
    } catch (error) {
      if (error instanceof DomainError) return undefined;
      throw error;
    }
    const stores = new URL('/stores', publicUrl).href;
    return transferEmails.completed(owner.email, { ...input, stores });
  });
}
