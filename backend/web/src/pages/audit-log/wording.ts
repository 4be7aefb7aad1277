import { capitalize } from '@wareword/shared-schema/format';
import { labeled } from '@wareword/ui';
import { isRole, roleName } from '../../names.ts';
import { t } from '../../messages/audit-log.ts';
import type { AuditEvent } from './event.ts';

/** The action of a call, where several calls have the same event. */
const ACTIONS: Readonly<Record<string, () => string>> = {
  '/sign-up/email': () => t('signedUp'),
  '/sign-in/email': () => t('signInPassword'),
  '/two-factor/verify-totp': () => t('twoFactorCode'),
  '/two-factor/verify-backup-code': () => t('recoveryCode'),
  '/oauth2/callback/google': () => t('signInGoogle'),
  '/passkey/verify-authentication': () => t('signInPasskey'),
  'account.endSession': () => t('signedOutOther'),
  'account.endOtherSessions': () => t('signedOutOthers'),
  '/two-factor/enable': () => t('twoFactorStarted'),
  '/two-factor/enabled': () => t('twoFactorOn'),
  '/two-factor/disable': () => t('twoFactorOff'),
  '/two-factor/generate-backup-codes': () => t('codesReplaced'),
  '/passkey/begin': () => t('passkeyStarted'),
  '/passkey/verify-registration': () => t('passkeyAdded'),
  'account.removePasskey': () => t('passkeyRemoved'),
  '/google/link': () => t('googleStarted'),
  '/google/linked': () => t('googleLinked'),
  'account.unlinkGoogle': () => t('googleUnlinked'),
  'settings.changeEmail': () => t('emailRequested'),
  'settings.confirmEmailChange': () => t('emailConfirmed'),
  'settings.deleteAccount': () => t('deletionScheduled'),
  'settings.keepAccount': () => t('deletionCanceled'),
  'team.leave': () => t('leftTeam'),
  'brands.create': () => t('brandAdded'),
  'POST /brands': () => t('brandAdded'),
  'brands.activate': () => t('brandActivated'),
  'POST /brands/{id}/activate': () => t('brandActivated'),
  'brands.archive': () => t('brandArchived'),
  'POST /brands/{id}/archive': () => t('brandArchived'),
  'brands.restore': () => t('brandRestored'),
  'POST /brands/{id}/restore': () => t('brandRestored'),
  'webhooks.create': () => t('webhookAdded'),
  'POST /webhooks': () => t('webhookAdded'),
  'webhooks.rotateSecret': () => t('secretRotated'),
  'POST /webhooks/{id}/rotate-secret': () => t('secretRotated'),
  'webhooks.delete': () => t('webhookDeleted'),
  'DELETE /webhooks/{id}': () => t('webhookDeleted'),
  '/settings/audit-log/export': () => t('logDownloaded'),
};

const EVENTS: Readonly<Record<string, () => string>> = {
  sign_in: () => t('signIn'),
  sign_out: () => t('signedOut'),
  password_reset_request: () => t('resetRequested'),
  password_reset: () => t('passwordReset'),
  password_change: () => t('passwordChanged'),
  two_factor_change: () => t('twoFactorChanged'),
  passkey_change: () => t('passkeysChanged'),
  google_change: () => t('googleChanged'),
  email_change: () => t('emailChanged'),
  email_verification: () => t('emailVerified'),
  account_deletion: () => t('accountDeletion'),
  member_invite: () => t('memberInvited'),
  invitation_revoke: () => t('invitationRevoked'),
  member_add: () => t('memberJoined'),
  member_remove: () => t('memberRemoved'),
  role_change: () => t('roleChanged'),
  key_create: () => t('keyCreated'),
  key_revoke: () => t('keyRevoked'),
  agent_approve: () => t('agentApproved'),
  agent_exchange: () => t('agentConnected'),
  agent_replay: () => t('agentReplayed'),
  connect_approve: () => t('connectionApproved'),
  connect_exchange: () => t('storeConnected'),
  connect_replay: () => t('connectionReplayed'),
  transfer_request: () => t('transferRequested'),
  transfer_answer: () => t('transferAnswered'),
  disconnect: () => t('storeDisconnected'),
  brand_change: () => t('brandChanged'),
  webhook_secret: () => t('webhookChanged'),
  webhook_change: () => t('webhookChanged'),
  plan_change: () => t('planChanged'),
  data_export: () => t('dataDownloaded'),
  authorization: () => t('requestDenied'),
  rate_limit: () => t('tooManyAttempts'),
};

/** What was decided, where it says more than the event. */
const DECISIONS: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  disconnect: { moved: () => t('storeMoved') },
  transfer_answer: {
    approved: () => t('transferApproved'),
    declined: () => t('transferDeclined'),
  },
};

/** The text of an event: the action or the attempt, its target, and the chosen value. */
export function describeEvent(event: AuditEvent): string {
  const { action, detail, outcome, subject } = event;
  const decision = decisionOf(event);
  const choice =
    decision === undefined && outcome === 'success' && detail !== null
      ? choiceName(detail)
      : undefined;
  // The workspace's own plan: its owner's address says nothing more.
  if (event.event === 'admin_command' && action === 'user set-plan' && choice !== undefined) {
    return t('planSetByOperator', { plan: choice });
  }
  const title = decision ?? titleOf(event);
  const what = subject === null ? title : labeled(title, subject);
  return choice === undefined ? what : `${what} (${choice})`;
}

/** Where it came from; undefined if that is no address. */
export function originOf({ address }: AuditEvent): string | undefined {
  if (address === null || address === 'local') return undefined;
  return LOOPBACK.has(address) ? t('thisServer') : address;
}

const LOOPBACK: ReadonlySet<string> = new Set(['::1', '127.0.0.1', '::ffff:127.0.0.1']);

function decisionOf({ event, detail }: AuditEvent): string | undefined {
  return detail === null ? undefined : textOf(DECISIONS[event] ?? {}, detail);
}

function titleOf({ event, action }: AuditEvent): string {
  if (event === 'admin_command') return t('adminCommand', { action: action ?? '' });
  // Only the workspace that someone left: what they did to their own account is another event.
  if (event === 'member_remove' && action === 'settings.deleteAccount') return t('leftTeam');
  // Limits and refusals apply to any call.
  if (event === 'authorization' || event === 'rate_limit') return textOf(EVENTS, event) ?? event;
  return textOf(ACTIONS, action ?? '') ?? textOf(EVENTS, event) ?? event;
}

/** What was chosen, such as a role or a plan. */
function choiceName(choice: string): string {
  return isRole(choice) ? roleName(choice) : capitalize(choice);
}

/** Who did it, as far as that is known. */
export function actorOf({ actor, actorKind }: AuditEvent): string {
  switch (actorKind) {
    case 'person':
      return actor ?? t('deletedAccount');
    case 'key':
      return actor === null ? t('deletedKey') : t('keyNamed', { name: actor });
    case 'stripe':
      return t('payment');
    case 'operator':
      return t('serverAdmin');
    case null:
      return t('unknown');
  }
}

/** How it went wrong, and how many times. */
export function outcomeOf({ outcome, times }: AuditEvent): string | undefined {
  switch (outcome) {
    case 'success':
      return undefined;
    case 'failure':
      return t('failed', { times });
    case 'refused':
      return t('denied', { times });
  }
}

function textOf(texts: Readonly<Record<string, () => string>>, name: string): string | undefined {
  return texts[name]?.();
}

export const KINDS: readonly { readonly value: string; readonly label: () => string }[] = [
  { value: '', label: () => t('all') },
  { value: 'sign_in', label: () => t('kindSignIns') },
  { value: 'account', label: () => t('kindAccount') },
  { value: 'members', label: () => t('kindMembers') },
  { value: 'keys', label: () => t('kindKeys') },
  { value: 'stores', label: () => t('kindStores') },
  { value: 'brands', label: () => t('kindBrands') },
  { value: 'webhooks', label: () => t('kindWebhooks') },
  { value: 'plan', label: () => t('kindPlan') },
  { value: 'data', label: () => t('kindDownloads') },
  { value: 'operator', label: () => t('kindAdministrator') },
  { value: 'refused', label: () => t('kindDenied') },
];
