import type { Account } from './account.ts';
import { t } from '../messages/shell.ts';

/** What a role may not do in this workspace. */
export type Refusals = Account['refusals'];

/** Who can do what this role may not; undefined if it may. */
export function refusalText(refusals: Refusals, what: keyof Refusals): string | undefined {
  return refusals[what] === undefined ? undefined : TEXTS[what]();
}

const TEXTS: Readonly<Record<keyof Refusals, () => string>> = {
  brands: () => t('refusedBrands'),
  stores: () => t('refusedStores'),
  keys: () => t('refusedKeys'),
  webhooks: () => t('refusedWebhooks'),
  audit: () => t('refusedAudit'),
  writers: () => t('refusedWriters'),
  admins: () => t('refusedAdmins'),
  plan: () => t('refusedPlan'),
};
