/** People, their workspaces and plans. */
export { acceptInvitation, readInvitation, type InvitationView } from './accept-invitation.ts';
export { addMember } from './add-member.ts';
export {
  AUTHENTICATION_PATH,
  CLIENT_ADDRESS_HEADER,
  createAuthentication,
  type Authentication,
} from './authentication.ts';
export { createUser } from './create-user.ts';
export { forgetExpired } from './forget-expired.ts';
export { findUser, type UserView } from './find-user.ts';
export { inviteMember } from './invite-member.ts';
export { listKeyOwners } from './list-key-owners.ts';
export { listTeam, type Team } from './list-team.ts';
export { readAccount, type AccountView } from './read-account.ts';
export { readMember, type MemberView } from './read-member.ts';
export { readSnapshot, type Snapshot } from './read-snapshot.ts';
export { removeMember } from './remove-member.ts';
export { revokeInvitation } from './revoke-invitation.ts';
export { setPlan } from './set-plan.ts';
export { switchWorkspace } from './switch-workspace.ts';
export { takeAttempt, type AttemptLimit } from './take-attempt.ts';
