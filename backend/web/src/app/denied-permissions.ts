import type { Account } from './account.ts';
import { t } from '../messages/shell.ts';

/** The permissions that this role lacks. */
export type DeniedPermissions = Account['deniedPermissions'];

/** Says who can do something; undefined if this role can. */
export function permissionDeniedText(
  deniedPermissions: DeniedPermissions,
  what: keyof DeniedPermissions,
): string | undefined {
  return deniedPermissions[what] === undefined ? undefined : TEXTS[what]();
}

const TEXTS: Readonly<Record<keyof DeniedPermissions, () => string>> = {
  brands: () => t('deniedBrands'),
  stores: () => t('deniedStores'),
  keys: () => t('deniedKeys'),
  webhooks: () => t('deniedWebhooks'),
  auditLog: () => t('deniedAudit'),
  writers: () => t('deniedWriters'),
  admins: () => t('deniedAdmins'),
  plan: () => t('deniedPlan'),
};
