import { formatCount } from '@wareword/shared-schema/format';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { limitExceeded } from '../errors.ts';
import { newId, type BrandId, type WorkspaceId } from '../identifiers.ts';
import { changeStyle, type StyleChanges } from './change-style.ts';
import { parseBrandName } from './parse-brand-name.ts';
import { enforceBrandLimit } from './enforce-brand-limit.ts';
import { requireFreeName } from './require-free-name.ts';

/** Maximum archived brands of a workspace. They are kept because listings refer to them. */
const MAX_ARCHIVED = 1000;

/**
 * Creates a brand. The first one becomes active; one beyond the plan's limit is rejected (contract
 * §9.6), and so is a name that another one has.
 * @throws {DomainError} `invalid`, `limit_exceeded`, `conflict`
 */
export function createBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: StyleChanges & { workspaceId: WorkspaceId; name: string };
}): Promise<BrandId> {
  const name = parseBrandName(input.name);
  const style = changeStyle(input);
  return ctx.orm.transaction(async (tx) => {
    const { activeBrandId } = await enforceBrandLimit(tx, ctx.plans, input.workspaceId);
    await requireFreeName(tx, { workspaceId: input.workspaceId, name });
    const archived = and(eq(brands.workspaceId, input.workspaceId), isNotNull(brands.archivedAt));
    if ((await tx.$count(brands, archived)) >= MAX_ARCHIVED) {
      throw limitExceeded(
        `You have ${formatCount(MAX_ARCHIVED, 'archived brand')}. Restore one and rename it instead.`,
        'brands',
      );
    }
    const id = newId('brd');
    await tx.insert(brands).values({ id, workspaceId: input.workspaceId, name, style });
    if (activeBrandId === null) {
      await tx
        .update(workspaces)
        .set({ activeBrandId: id })
        .where(eq(workspaces.id, input.workspaceId));
    }
    return id;
  });
}
