import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunPreparation } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { ProblemBanner } from '../parts/problem.tsx';

/** Whether the plan allows this many products in one run. */
export function fitsPlan({ connection, count }: RunPreparation): boolean {
  return connection.bulk !== false || count === 1;
}

/** What blocks or limits a run: the first problem only, shown before the form. */
export function Obstacle({ preparation }: { readonly preparation: RunPreparation }): ReactNode {
  const t = useTranslations('write');
  const shell = useTranslations('shell');
  const format = useFormat();
  const { connection, count } = preparation;
  const { usage, problem, bulkPlan, plansUrl } = connection;
  const plans = plansUrl !== null && (
    <s-button slot="secondary-actions" href={plansUrl} target="_blank">
      {shell('seePlans')}
    </s-button>
  );
  if (problem !== null) {
    const tone = problem.code === 'usage_limit_reached' ? 'warning' : 'critical';
    return <ProblemBanner problem={problem} tone={tone} />;
  }
  if (!fitsPlan(preparation)) {
    return (
      <s-banner tone="warning" heading={t('oneAtATime')}>
        <s-paragraph>{t('oneAtATimeHelp', { count, plan: bulkPlan })}</s-paragraph>
        <s-button slot="secondary-actions" href="/app/products">
          {t('chooseProduct')}
        </s-button>
        {plans}
      </s-banner>
    );
  }
  if (usage === null || usage.remaining >= count) return null;
  return (
    <s-banner tone="warning" heading={t('notEnough')}>
      <s-paragraph>
        {t('notEnoughHelp', {
          count,
          remaining: usage.remaining,
          limit: usage.limit,
          day: format.day(usage.resetsAt),
        })}
      </s-paragraph>
      {plans}
    </s-banner>
  );
}
