import { and, count, eq, isNull } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { newId, type BrandId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';

/**
 * Makes a brand. The first one becomes the active one; one beyond the plan's number is refused
 * (decisions 20).
 * @throws {Refusal} `validation_error`
 */
export function createBrand({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { workspaceId: WorkspaceId; name: string };
}): Promise<BrandId> {
  const name = input.name.trim();
  if (name === '' || name.length > 100) {
    throw new Refusal('validation_error', 'A brand needs a name of 1 to 100 characters.');
  }
  return ctx.orm.transaction(async (tx) => {
    // Two at once see each other here.
    const [workspace] = await tx
      .select({ plan: workspaces.plan, activeBrandId: workspaces.activeBrandId })
      .from(workspaces)
      .where(eq(workspaces.id, input.workspaceId))
      .for('update');
    if (workspace === undefined) throw new Refusal('not_found', 'There is no such workspace.');
    const [existing] = await tx
      .select({ count: count() })
      .from(brands)
      .where(and(eq(brands.workspaceId, input.workspaceId), isNull(brands.archivedAt)));
    const allowed = ctx.plans[workspace.plan].brands;
    if ((existing?.count ?? 0) >= allowed) {
      throw new Refusal(
        'validation_error',
        `The ${workspace.plan} plan has ${allowed === 1 ? 'one brand' : `${allowed} brands`}. Upgrade the plan, or archive a brand first.`,
      );
    }
    const id = newId('brd');
    await tx.insert(brands).values({ id, workspaceId: input.workspaceId, name });
    if (workspace.activeBrandId === null) {
      await tx
        .update(workspaces)
        .set({ activeBrandId: id })
        .where(eq(workspaces.id, input.workspaceId));
    }
    return id;
  });
}
