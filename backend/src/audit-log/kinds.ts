import type { SecurityEventName } from '@wareword/security/events';
import type { AUDIT_KINDS } from '../database/index.ts';

export type AuditKind = (typeof AUDIT_KINDS)[number];

/**
 * The security events that workspaces see, and their kind. The others are about no workspace,
 * such as an unknown key, or about the service itself.
 */
const KINDS: Readonly<Partial<Record<SecurityEventName, AuditKind>>> = {
  'security.sign_in': 'sign_in',
  'security.sign_out': 'sign_in',
  'security.password_reset_request': 'account',
  'security.password_reset': 'account',
  'security.password_change': 'account',
  'security.two_factor_change': 'account',
  'security.passkey_change': 'account',
  'security.google_change': 'account',
  'security.email_change': 'account',
  'security.email_verification': 'account',
  'security.account_deletion': 'account',
  'security.member_invite': 'members',
  'security.invitation_revoke': 'members',
  'security.member_add': 'members',
  'security.member_remove': 'members',
  'security.role_change': 'members',
  'security.key_create': 'keys',
  'security.key_revoke': 'keys',
  'security.agent_approve': 'keys',
  'security.agent_exchange': 'keys',
  'security.agent_replay': 'keys',
  'security.connect_approve': 'stores',
  'security.connect_exchange': 'stores',
  'security.connect_replay': 'stores',
  'security.transfer_request': 'stores',
  'security.transfer_answer': 'stores',
  'security.disconnect': 'stores',
  'security.brand_change': 'brands',
  'security.webhook_secret': 'webhooks',
  'security.webhook_change': 'webhooks',
  'security.plan_change': 'plan',
  'security.data_export': 'data',
  'security.admin_command': 'operator',
  'security.authorization': 'refused',
  'security.rate_limit': 'refused',
};

export function auditKindOf(event: SecurityEventName): AuditKind | undefined {
  return KINDS[event];
}

/** About a person rather than a workspace: seen in every workspace that they belong to. */
const PERSONAL: ReadonlySet<AuditKind> = new Set(['sign_in', 'account']);

export function isPersonal(kind: AuditKind): boolean {
  return PERSONAL.has(kind);
}
