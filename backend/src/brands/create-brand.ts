import { eq } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { newId, type BrandId, type WorkspaceId } from '../identifiers.ts';
import { parseBrandName } from './parse-brand-name.ts';
import { enforceBrandLimit } from './enforce-brand-limit.ts';

/**
 * Creates a brand. The first one becomes active; one beyond the plan's limit is rejected (contract
 * §9.6).
 * @throws {DomainError} `invalid`
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
