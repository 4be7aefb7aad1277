import { eq } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { findUser } from './find-user.ts';

/**
 * Makes a user a member of an owner's workspace, in which they work from then on (decisions 19).
 * @returns that workspace
 * @throws {Refusal}
 */
export async function addMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { ownerEmail: string; email: string };
}): Promise<WorkspaceId> {
  const owner = await findUser({ ctx, input: { email: input.ownerEmail } });
  const member = await findUser({ ctx, input: { email: input.email } });
  if (owner.id === member.id) {
    throw new Refusal('validation_error', 'An owner is in their workspace already.');
  }
  await ctx.orm.transaction(async (tx) => {
    const [workspace] = await tx
      .select({ plan: workspaces.plan })
      .from(workspaces)
      .where(eq(workspaces.id, owner.ownWorkspaceId))
      .for('share');
    if (workspace === undefined || !ctx.plans[workspace.plan].agency) {
      throw new Refusal('plan_required', 'Team members are part of the Agency plan.');
    }
    await tx
      .insert(members)
      .values({ workspaceId: owner.ownWorkspaceId, userId: member.id })
      .onConflictDoNothing();
    await tx
      .update(users)
      .set({ currentWorkspaceId: owner.ownWorkspaceId, updatedAt: new Date() })
      .where(eq(users.id, member.id));
  });
  return owner.ownWorkspaceId;
}
