import type { ReactNode } from 'react';
import { LockedFeature } from '../../billing/locked-feature.tsx';
import { t } from '../../messages/bulk.ts';

/** What bulk offers, for plans without it. */
export function BulkLocked(): ReactNode {
  return <LockedFeature title={t('lockedByPlan')}>{t('lockedByPlanHelp')}</LockedFeature>;
}
