import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Connection } from '../../src/load-context/index.ts';

/** What the plan lacks, and which plan includes it. */
export function PlanNote({ connection }: { readonly connection: Connection }): ReactNode {
  const t = useTranslations('shell');
  const { bulk, bulkPlan, plansUrl } = connection;
  if (bulk !== false) return null;
  return (
    <s-text>
      {t('planAllowsOne', { plan: bulkPlan })}{' '}
      {plansUrl !== null && (
        <s-link href={plansUrl} target="_blank">
          {t('seePlans')}
        </s-link>
      )}
    </s-text>
  );
}
