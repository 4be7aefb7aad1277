import { eq } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { brands, workspaces, type Orm } from '../database/index.ts';
import { newId, type BrandId, type WorkspaceId } from '../identifiers.ts';
import { readName } from './name.ts';
import { requireRoom } from './room.ts';

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
  const name = readName(input.name);
  return ctx.orm.transaction(async (tx) => {
    const { activeBrandId } = await requireRoom(tx, ctx.plans, input.workspaceId);
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
