import { eq } from 'drizzle-orm';
import { takeAttempt } from '../accounts/index.ts';
import { users, workspaces, type Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { Mail, Outbox } from '../mail/index.ts';
import { Refusal } from '../refusal.ts';

/** Mails of this kind to one owner: accounts that take a store from each other fill no inbox. */
const MAILS = { most: 10, seconds: 86_400 };

/** A store that was connected to another workspace, whose connection ended by that (decisions 26). */
export interface TakenStore {
  readonly siteUrl: string;
  readonly formerWorkspaceId: WorkspaceId;
  readonly at: Date;
}

/**
 * Mails the owner of the workspace that a store was connected to until now. Nobody waits for it, and
 * it fails nothing: the store is connected already.
 */
export function tellFormerOwner({
  ctx,
  input,
}: {
  ctx: { database: Database; outbox: Outbox; publicUrl: URL };
  input: TakenStore;
}): void {
  const { database, outbox, publicUrl } = ctx;
  outbox.post(async () => {
    const [owner] = await database.orm
      .select({ id: users.id, email: users.email })
      .from(workspaces)
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(eq(workspaces.id, input.formerWorkspaceId));
    if (owner === undefined) return undefined;
    try {
      await takeAttempt({ ctx, input: { at: 'store-taken-mail', of: owner.id, limit: MAILS } });
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
    return storeTaken(owner.email, input, new URL('/stores', publicUrl).href);
  });
}

/** Names the store alone: who has it now is not for the reader to know. */
function storeTaken(email: string, { siteUrl, at }: TakenStore, stores: string): Mail {
  return {
    to: email,
    subject: 'Your store was connected to another Wareword account',
    text: `Your store ${siteUrl} was connected to another account at Wareword on ${momentOf(at)}. A store has one connection at a time, so the one to your account ended then. The store cannot use your credits any more. What it wrote until then stays in your history.

If that was you, or somebody who works on the store with you, there is nothing to do.

If not, somebody else can act for this store:
1. Change the passwords of the store's administrators, and take away those whom you do not know.
2. Connect the store again, on the page of its Wareword plugin or app. That ends the other connection.

The stores that are connected to your account:
${stores}
`,
  };
}

function momentOf(at: Date): string {
  const moment = at.toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${moment} UTC`;
}
