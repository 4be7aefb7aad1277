import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { webhookEndpoints, type OrmTransaction } from '../database/index.ts';
import { parseId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { failUnsent } from './fail-unsent.ts';

/**
 * Pauses the endpoints whose URL someone set, and drops their pending deliveries, so that no one
 * keeps receiving listings after their access has ended. Owners and admins can resume them.
 * @param input.workspaceId only in this workspace
 * @param input.keep ids of endpoints that stay enabled
 */
export async function pauseEndpointsOf({
  ctx,
  input,
}: {
  ctx: { orm: OrmTransaction };
  input: { userId: UserId; workspaceId?: WorkspaceId; keep?: readonly string[] };
}): Promise<void> {
  const { orm } = ctx;
  const { userId, workspaceId, keep = [] } = input;
  const kept = keep.flatMap((id) => parseId('whk', id) ?? []);
  const paused = await orm
    .update(webhookEndpoints)
    .set({ disabledAt: sql`now()`, disabledReason: 'paused' })
    .where(
      and(
        eq(webhookEndpoints.userId, userId),
        isNull(webhookEndpoints.disabledAt),
        workspaceId === undefined ? undefined : eq(webhookEndpoints.workspaceId, workspaceId),
        kept.length === 0 ? undefined : notInArray(webhookEndpoints.id, kept),
      ),
    )
    .returning({ id: webhookEndpoints.id });
  if (paused.length === 0) return;
  await failUnsent(
    orm,
    paused.map(({ id }) => id),
  );
}
