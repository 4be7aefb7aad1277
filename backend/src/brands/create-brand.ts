import { formatCount } from '@wareword/shared-schema/format';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import { newId, type BrandId, type WorkspaceId } from '../identifiers.ts';
import { parseBrandName } from './parse-brand-name.ts';
import { enforceBrandLimit } from './enforce-brand-limit.ts';

/** Archived brands a workspace may have: they are kept, because listings name them. */
const MAX_ARCHIVED = 1000;

/**
 * Creates a brand. The first one becomes active; one beyond the plan's limit is rejected (contract
 * §9.6).
 * @throws {DomainError} `invalid`, `limit_exceeded`
 */
export function createBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { workspaceId: WorkspaceId; name: string };
}): Promise<BrandId> {
  const name = parseBrandName(input.name);
  return ctx.orm.transaction(async (tx) => {
    const { activeBrandId } = await enforceBrandLimit(tx, ctx.plans, input.workspaceId);
    const archived = and(eq(brands.workspaceId, input.workspaceId), isNotNull(brands.archivedAt));
    if ((await tx.$count(brands, archived)) >= MAX_ARCHIVED) {
      throw limitExceeded(
        `You have ${formatCount(MAX_ARCHIVED, 'archived brand')}. Restore one and rename it instead.`,
      );
    }
    const id = newId('brd');
    await tx.insert(brands).values({ id, workspaceId: input.workspaceId, name });
    if (activeBrandId === null) {
      await tx
        .update(workspaces)
        .set({ activeBrandId: id })
        .where(eq(workspaces.id, input.workspaceId));
    }
    return id;
  });
}
