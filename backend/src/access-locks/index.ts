/**
 * Locks and checks what a user may do until a transaction ends, so that nothing it creates outlasts
 * their role, their password, their account or the workspace.
 */
export { lockPermission, type WorkspaceUser } from './lock-permission.ts';
export {
  lockPasswordVersion,
  PASSWORD_CHANGED,
  type SignedInUser,
} from './lock-password-version.ts';
export {
  ACCOUNT_CLOSING,
  lockEraseAt,
  lockOpenAccount,
  requireOpenAccount,
} from './lock-open-account.ts';
export { lockOpenWorkspace } from './lock-open-workspace.ts';
