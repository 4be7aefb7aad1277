import type { OrmTransaction } from '../database/index.ts';
import type { TokenId, UserId, WorkspaceId } from '../identifiers.ts';
import { lockOpenWorkspace, lockPasswordVersion, lockPermission } from '../access-locks/index.ts';
import { lockLiveToken } from '../tokens/index.ts';

/** Who changes an endpoint: someone who is signed in, or their API key. */
export type Changer = { readonly userId: UserId } & (
  | { readonly tokenId: TokenId }
  /** The version of the password that they signed in with. */
  | { readonly passwordVersion: number }
);

/**
 * Checks that someone may still change endpoints, which outlast their role, session or key, and
 * locks that permission until the transaction ends.
 * @throws {DomainError} `forbidden`, `not_found`, `unauthenticated`; `conflict` if the workspace is being deleted
 */
export async function lockChanger(
  tx: OrmTransaction,
  workspaceId: WorkspaceId,
  changer: Changer,
): Promise<void> {
  if ('passwordVersion' in changer) {
    await lockPermission(tx, { workspaceId, userId: changer.userId }, 'webhooks');
    await lockPasswordVersion(tx, changer);
  }
  await lockOpenWorkspace(tx, workspaceId);
  if ('tokenId' in changer) await lockLiveToken(tx, changer.tokenId);
}
