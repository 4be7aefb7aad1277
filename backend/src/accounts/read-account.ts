import { and, eq, isNull } from 'drizzle-orm';
import type { UsageWithRemaining } from '@wareword/shared-schema';
import type { Plan, PlanName, Plans } from '../config.ts';
import { presentUsage, readUsed } from '../credits/index.ts';
import { members, users, workspaces, type Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { deniedPermissionsOf, type DeniedPermissions, type Role } from '../roles.ts';
import type { MemberView } from './read-session.ts';

/** The account as shown in the dashboard. */
export interface AccountView {
  readonly email: string;
  readonly workspaceId: WorkspaceId;
  readonly plan: PlanName;
  /** The plan's limits and features. */
  readonly allows: Plan;
  readonly isOwner: boolean;
  readonly role: Role;
  /** Permissions that their role lacks in this workspace, each with a sentence about who has it. */
  readonly deniedPermissions: DeniedPermissions;
  /** When the account will be erased, in ISO 8601; null unless its owner asked for that. */
  readonly eraseAt: string | null;
  readonly usage: UsageWithRemaining;
  /** Workspaces the user can switch to; their own comes first. */
  readonly workspaces: readonly { readonly id: WorkspaceId; readonly ownerEmail: string }[];
}

export async function readAccount({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: MemberView;
}): Promise<AccountView> {
  const { orm, plans } = ctx;
  const { userId, email, workspaceId, plan, role, eraseAt } = input;
  const [used, own, joined] = await Promise.all([
    readUsed({ ctx: { orm }, input: { workspaceId } }),
    orm.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, userId)),
    orm
      .select({ id: workspaces.id, ownerEmail: users.email })
      .from(members)
      .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
      .innerJoin(users, eq(users.id, workspaces.ownerId))
      .where(and(eq(members.userId, userId), isNull(workspaces.eraseAt)))
      .orderBy(members.createdAt),
  ]);
  return {
    email,
    workspaceId,
    plan,
    allows: plans[plan],
    role,
    deniedPermissions: deniedPermissionsOf(role),
    isOwner: role === 'owner',
    eraseAt: eraseAt?.toISOString() ?? null,
    usage: presentUsage(plans, plan, used),
    workspaces: [...own.map(({ id }) => ({ id, ownerEmail: email })), ...joined],
  };
}
