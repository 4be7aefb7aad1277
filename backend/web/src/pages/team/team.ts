import type { inferRouterOutputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { api, queryClient } from '../../api.ts';
import type { Account } from '../../app/account.ts';
import { t } from '../../messages/team.ts';

export type Team = inferRouterOutputs<DashboardRouter>['team']['read'];

export type MemberRole = Team['members'][number]['role'];

export const ROLE_NAMES: Readonly<Record<MemberRole, () => string>> = {
  admin: () => t('admin'),
  writer: () => t('writer'),
};

/** Whether someone without these permissions may invite and remove people with a role. */
export function mayManage(
  role: MemberRole,
  deniedPermissions: Account['deniedPermissions'],
): boolean {
  return deniedPermissions[role === 'admin' ? 'admins' : 'writers'] === undefined;
}

/** Refetches the team after a change. */
export function refreshTeam(): Promise<void> {
  return queryClient.invalidateQueries(api.team.read.queryFilter());
}
