import { and, eq } from 'drizzle-orm';
import type { Plans } from '../config.ts';
import { invitations, members, users, workspaces, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { MemberRole } from '../roles.ts';
import { conflict, forbidden } from '../errors.ts';
import { lockOpenAccount, lockOpenWorkspace } from '../access-locks/index.ts';
import { findUser } from './find-user.ts';
import { enforceTeamSize } from './list-team.ts';
import { lockOpenInvitations, revokeInvitations } from './open-invitations.ts';

/**
 * Adds a user to an owner's workspace and switches them to it (contract §10.4), which ends their pending
 * invitation to it.
 * @returns the owner's workspace
 * @throws {DomainError}
 */
export async function addMember({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { ownerEmail: string; email: string; role: MemberRole };
}): Promise<WorkspaceId> {
  const owner = await findUser({ ctx, input: { email: input.ownerEmail } });
  const member = await findUser({ ctx, input: { email: input.email } });
  if (owner.id === member.id) {
    throw conflict('The owner is already in their own workspace.');
  }
  await ctx.orm.transaction(async (tx) => {
    await lockOpenAccount(tx, member.id);
    await lockOpenWorkspace(tx, owner.ownWorkspaceId);
    const [workspace] = await tx
      .select({ plan: workspaces.plan })
      .from(workspaces)
      .where(eq(workspaces.id, owner.ownWorkspaceId));
    if (workspace === undefined || !ctx.plans[workspace.plan].team) {
      throw forbidden(
        "Teams are available on the Agency plan. Change the owner's plan first.",
        'plan_required',
      );
    }
    const [already] = await tx
      .select({ userId: members.userId })
      .from(members)
      .where(and(eq(members.workspaceId, owner.ownWorkspaceId), eq(members.userId, member.id)));
    const toThem = eq(invitations.email, member.email);
    const open = await lockOpenInvitations(tx, owner.ownWorkspaceId, toThem);
    if (already === undefined) await enforceTeamSize(tx, owner.ownWorkspaceId, open.length);
    await revokeInvitations(tx, open);
    await tx
      .insert(members)
      .values({ workspaceId: owner.ownWorkspaceId, userId: member.id, role: input.role })
      .onConflictDoNothing();
    await tx
      .update(users)
      .set({ currentWorkspaceId: owner.ownWorkspaceId, updatedAt: new Date() })
      .where(eq(users.id, member.id));
  });
  return owner.ownWorkspaceId;
}
