/** Users, workspaces and plans. */
export { acceptInvitation, readInvitation, type InvitationView } from './accept-invitation.ts';
export { addMember } from './add-member.ts';
export { changeRole } from './change-role.ts';
export {
  AUTHENTICATION_PATH,
  CLIENT_ADDRESS_HEADER,
  createAuthentication,
  type Authentication,
} from './authentication.ts';
export { cancelEmailChange, readPendingEmail, requestEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { confirmEmailChange, readEmailChange } from './confirm-email-change.ts';
export { endAllSessions, endOtherSessions, endSession } from './end-sessions.ts';
export { confirmPassword } from './confirm-password.ts';
export { createUser } from './create-user.ts';
export { deleteExpired } from './delete-expired.ts';
export { deleteUnconfirmed } from './delete-unconfirmed.ts';
export { findUser, type UserView } from './find-user.ts';
export type { GoogleSettings } from './google-sign-in.ts';
export { inviteMember } from './invite-member.ts';
export {
  CONFIRMATION_HOURS,
  EMAIL_CHANGE_HOURS,
  INVITATION_DAYS,
  RESET_HOURS,
} from './link-lifetimes.ts';
export { KeptGrantIds, listAccess, type Access } from './list-access.ts';
export { listKeyOwners } from './list-key-owners.ts';
export { listSessions, type SessionView } from './list-sessions.ts';
export { listTeam, MAX_TEAM_SIZE, type Team } from './list-team.ts';
export { PASSWORD_LENGTH } from './password.ts';
export { setPasswordHashCost } from './password-hash.ts';
export { withPasswordQueue } from './password-queue.ts';
export {
  chooseLanguage,
  chooseNotifications,
  MAX_NAME_LENGTH,
  readProfile,
  rename,
} from './profile.ts';
export { readAccount, type AccountView } from './read-account.ts';
export { readLanguageOf } from './read-language-of.ts';
export { readSession, type MemberView } from './read-session.ts';
export { readSnapshot, type Snapshot } from './read-snapshot.ts';
export { leaveWorkspaces, removeMember, type OnMemberRemoved } from './remove-member.ts';
export { revokeInvitation } from './revoke-invitation.ts';
export { IDLE_DAYS, SESSION_DAYS } from './session-lifetime.ts';
export {
  readSignInMethods,
  removeGoogle,
  removePasskey,
  removeTwoFactor,
} from './sign-in-methods.ts';
export { isGoogleLink } from './google-link.ts';
export { setPlan } from './set-plan.ts';
export { switchWorkspace } from './switch-workspace.ts';
