/** People, their workspaces and plans. */
export { addMember } from './add-member.ts';
export { createUser } from './create-user.ts';
export { findUser, type UserView } from './find-user.ts';
export { listKeyOwners } from './list-key-owners.ts';
export { readSnapshot, type Snapshot } from './read-snapshot.ts';
export { setPlan } from './set-plan.ts';
