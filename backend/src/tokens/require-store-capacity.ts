import { formatCount } from '@wareword/shared-schema/format';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { tokens, type OrmTransaction } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Maximum connected stores per workspace: ten for each brand of the largest plan. */
export const MAX_STORES = 500;

/**
 * Refuses another store of a workspace that has as many as it may (contract §11.12). Connecting a
 * store again replaces its connection, so that is always possible.
 * @throws {DomainError} `limit_exceeded`
 */
export async function requireStoreCapacity(
  tx: OrmTransaction,
  { workspaceId, siteUrl }: { readonly workspaceId: WorkspaceId; readonly siteUrl: string },
): Promise<void> {
  const others = and(
    eq(tokens.workspaceId, workspaceId),
    eq(tokens.scope, 'plugin'),
    isNull(tokens.revokedAt),
    ne(tokens.siteUrl, siteUrl),
  );
  if ((await tx.$count(tokens, others)) < MAX_STORES) return;
  throw limitExceeded(
    `This workspace has reached its limit of ${formatCount(MAX_STORES, 'connected store')}. Disconnect one you no longer use, then try again.`,
  );
}
