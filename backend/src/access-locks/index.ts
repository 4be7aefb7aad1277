/**
 * Checks what a user may do, and locks it until the transaction ends (role, password, account,
 * workspace), so that nothing the transaction creates outlasts it.
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
