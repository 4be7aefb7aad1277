/** All security events that an app records, with their meaning. */
export const SECURITY_EVENTS = {
  'security.sign_in': 'Someone tried to sign in.',
  'security.sign_up': 'Someone tried to sign up.',
  'security.sign_out': 'Someone signed out, here or in another browser.',
  'security.password_reset_request': 'Someone requested a password reset link.',
  'security.password_reset': 'A password was reset, or the reset was refused.',
  'security.password_change':
    'Someone changed their password while signed in, or the change was refused.',
  'security.two_factor_change':
    'Two-factor sign-in was turned on or off, its recovery codes were replaced, or that was refused.',
  'security.passkey_change': 'A passkey was added or removed, or that was refused.',
  'security.google_change':
    'A Google account was linked or unlinked, or that was started or refused.',
  'security.email_change': 'Someone asked to change an email address, or confirmed it.',
  'security.account_deletion': 'Someone scheduled or canceled the deletion of their account.',
  'security.data_export': 'Someone downloaded all data of a workspace.',
  'security.email_verification': 'An email address was confirmed, or the confirmation was refused.',
  'security.key_create': 'An API key was created.',
  'security.key_revoke': 'An API key was revoked.',
  'security.webhook_secret': 'A webhook endpoint was added, or its secret was rotated.',
  'security.webhook_change': 'A webhook endpoint was changed or deleted.',
  'security.brand_change': 'A brand was added, changed, activated, archived or restored.',
  'security.token_use': 'A token was refused: unknown, revoked or malformed.',
  'security.authorization':
    "A request was denied: it needs a session, or the resource doesn't exist or belongs to someone else.",
  'security.origin': 'A request from another website was refused.',
  'security.rate_limit': 'Too many attempts from one address or on one account were refused.',
  'security.connect_approve': 'A store connection was approved.',
  'security.connect_cancel': 'A store connection was denied.',
  'security.connect_exchange': 'A one-time code was exchanged for a store token, or refused.',
  'security.connect_replay': 'A one-time code was used a second time.',
  'security.agent_approve': 'An agent was approved.',
  'security.agent_exchange': "An agent's one-time code was exchanged for a token, or refused.",
  'security.agent_replay': "An agent's one-time code was used a second time.",
  'security.transfer_request':
    'Someone asked to move a store that is connected to another account.',
  'security.transfer_answer': 'The owner of a store approved or declined a request to move it.',
  'security.disconnect': 'A store was disconnected.',
  'security.member_invite': 'Someone was invited to a workspace.',
  'security.invitation_revoke': 'An invitation was revoked.',
  'security.member_add': 'Someone joined a workspace.',
  'security.member_remove': 'Someone was removed from a workspace or left it.',
  'security.role_change': "Someone's role in a workspace was changed.",
  'security.plan_change': 'The plan of a workspace was changed.',
  'security.admin_command': 'The operator ran a command.',
  'security.decryption': 'A stored secret could not be decrypted.',
  'security.webhook': 'A webhook was refused because its signature is invalid.',
  'security.store_access': 'A browser was given or refused access to a store.',
  'security.store_remove': 'A store and its keys were removed.',
} as const;

export type SecurityEventName = keyof typeof SECURITY_EVENTS;
