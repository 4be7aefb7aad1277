export default {
  makeWriterConsequences:
    'They can still write and edit listings, but they can no longer manage brands, stores, API keys, webhooks or writers. Their API keys and invitations stop working immediately, and webhooks they added are paused. Stores they connected stay connected.',
  makeAdminConsequences:
    "They can manage brands, stores, API keys, webhooks and writers. They can't change the plan or add or remove admins.",
  changeRoleTo: 'Change role to {name}',
  team: 'Team',
  teamNotLoaded: "Couldn't load your team",
  lockedByPlan: 'Teams are available on the Agency plan',
  newInvitation: 'New invitation',
  teammatesEmail: "Teammate's email",
  role: 'Role',
  sendInvitation: 'Send invitation',
  invitationSent:
    'Invitation sent to {email}. It expires in {invitationDays, plural, one {# day} other {# days}}.',
  invitationNotMailed:
    "Invitation for {email} created. Email isn't set up on this server: send the link yourself. It expires in {invitationDays, plural, one {# day} other {# days}}.",
  copyLink: 'Copy link',
  pendingInvitations: 'Pending invitations',
  invitationDetails: '{role} · Invited {invitedAt} · Expires {expiresAt}',
  revokeInvitationNamed: 'Revoke the invitation to {email}',
  revoke: 'Revoke',
  leaveTeam: 'Leave team',
  leaveQuestion: 'Leave this team?',
  leaveConsequences:
    "You'll return to your own workspace. API keys you created here, stores you connected and invitations you sent stop working immediately. Bulk runs you started and webhooks you added are paused. The team keeps your listings.",
  members: 'Members',
  memberDetails: '{role} · Joined {joinedAt}',
  changeRoleToNamed: 'Change role to {name}: {email}',
  removeNamed: 'Remove {email}',
  remove: 'Remove',
  removeQuestion: 'Remove {email}?',
  removeFromTeam: 'Remove from team',
  removeConsequences:
    'They lose access to this workspace. API keys they created, stores they connected and invitations they sent stop working immediately. Bulk runs they started and webhooks they added are paused. You keep their listings.',
  admin: 'Admin',
  writer: 'Writer',
  writerRole: 'writer',
  adminRole: 'admin',
  makeWriter: 'Make {email} a writer?',
  makeAdmin: 'Make {email} an admin?',
  owner: 'Owner',
  whatRolesDo:
    'Teammates share your monthly listings and history. Writers write and edit listings. Admins also manage brands, stores, API keys, webhooks and writers.',
  membersKeepAccess: 'Current members keep access.',
} as const;
