import type { AuditEvent } from './event.ts';

/** What a call did, for those that their event does not tell apart. */
const ACTIONS: Readonly<Record<string, string>> = {
  '/sign-in/email': 'Sign-in with password',
  '/two-factor/verify-totp': 'Two-factor code',
  '/two-factor/verify-backup-code': 'Recovery code',
  '/oauth2/callback/google': 'Sign-in with Google',
  '/passkey/verify-authentication': 'Sign-in with a passkey',
  'account.endSession': 'Signed out another browser',
  'account.endOtherSessions': 'Signed out all other browsers',
  '/two-factor/enable': 'Two-factor setup started',
  '/two-factor/disable': 'Two-factor sign-in turned off',
  '/two-factor/generate-backup-codes': 'Recovery codes replaced',
  '/passkey/begin': 'Passkey setup started',
  '/passkey/verify-registration': 'Passkey added',
  'account.removePasskey': 'Passkey removed',
  '/google/link': 'Google linking started',
  '/google/linked': 'Google linked',
  'account.unlinkGoogle': 'Google unlinked',
  'settings.changeEmail': 'Email change requested',
  'settings.confirmEmailChange': 'Email change confirmed',
  'settings.deleteAccount': 'Account deletion scheduled',
  'settings.keepAccount': 'Account deletion canceled',
  'team.leave': 'Left the team',
  'brands.create': 'Brand added',
  'POST /brands': 'Brand added',
  'brands.activate': 'Brand made active',
  'POST /brands/{id}/activate': 'Brand made active',
  'brands.archive': 'Brand archived',
  'POST /brands/{id}/archive': 'Brand archived',
  'brands.restore': 'Brand restored',
  'POST /brands/{id}/restore': 'Brand restored',
  'webhooks.create': 'Webhook added',
  'POST /webhooks': 'Webhook added',
  'webhooks.rotateSecret': 'Webhook secret rotated',
  'POST /webhooks/{id}/rotate-secret': 'Webhook secret rotated',
  'webhooks.delete': 'Webhook deleted',
  'DELETE /webhooks/{id}': 'Webhook deleted',
  '/settings/audit-log/export': 'Audit log downloaded',
};

const EVENTS: Readonly<Record<string, string>> = {
  sign_in: 'Sign-in',
  sign_out: 'Signed out',
  password_reset_request: 'Password reset requested',
  password_reset: 'Password reset',
  password_change: 'Password changed',
  two_factor_change: 'Two-factor sign-in changed',
  passkey_change: 'Passkeys changed',
  google_change: 'Google changed',
  email_change: 'Email changed',
  email_verification: 'Email confirmed',
  account_deletion: 'Account deletion',
  member_invite: 'Member invited',
  invitation_revoke: 'Invitation revoked',
  member_add: 'Member joined',
  member_remove: 'Member removed',
  role_change: 'Role changed',
  key_create: 'API key created',
  key_revoke: 'API key revoked',
  agent_approve: 'Agent approved',
  agent_exchange: 'Agent connected',
  agent_replay: 'Agent code used twice',
  connect_approve: 'Store connection approved',
  connect_exchange: 'Store connected',
  connect_replay: 'Connection code used twice',
  transfer_request: 'Store transfer requested',
  transfer_answer: 'Store transfer approved or declined',
  disconnect: 'Store disconnected',
  brand_change: 'Brand changed',
  webhook_secret: 'Webhook changed',
  webhook_change: 'Webhook changed',
  plan_change: 'Plan changed',
  data_export: 'Data downloaded',
  authorization: 'Request denied',
  rate_limit: 'Too many attempts',
};

/** What happened, or was tried. */
export function titleOf({ event, action, detail }: AuditEvent): string {
  if (event === 'admin_command') return `Admin command: ${action ?? ''}`;
  if (event === 'disconnect' && detail === 'moved') return 'Store moved to another account';
  // Only the workspace that someone left: what they did to their own account is another event.
  if (event === 'member_remove' && action === 'settings.deleteAccount') return 'Left the team';
  // Limits and refusals apply to any call.
  if (event === 'authorization' || event === 'rate_limit') return EVENTS[event] ?? event;
  return ACTIONS[action ?? ''] ?? EVENTS[event] ?? event;
}

/** Who did it, as far as that is known. */
export function actorOf({ actor, actorKind }: AuditEvent): string {
  switch (actorKind) {
    case 'person':
      return actor ?? 'Deleted account';
    case 'key':
      return actor === null ? 'Deleted API key' : `API key ${actor}`;
    case 'stripe':
      return 'Payment';
    case 'operator':
      return 'Administrator of this server';
    case null:
      return 'Unknown';
  }
}

export const OUTCOMES = { success: 'Succeeded', failure: 'Failed', refused: 'Refused' } as const;

export const KINDS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'All' },
  { value: 'sign_in', label: 'Sign-ins' },
  { value: 'account', label: 'Password, email and two-factor' },
  { value: 'members', label: 'Members' },
  { value: 'keys', label: 'API keys and agents' },
  { value: 'stores', label: 'Stores' },
  { value: 'brands', label: 'Brands' },
  { value: 'webhooks', label: 'Webhooks' },
  { value: 'plan', label: 'Plan' },
  { value: 'data', label: 'Downloads' },
  { value: 'operator', label: 'Administrator' },
  { value: 'refused', label: 'Denied requests' },
];
