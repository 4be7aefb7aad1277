import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Connection } from '../../src/load-context/index.ts';

/** What the next click costs. */
export function Cost({
  count,
  connection: { usage },
}: {
  readonly count: number;
  readonly connection: Connection;
}): ReactNode {
  const t = useTranslations('write');
  if (usage === null) {
    return <s-paragraph>{t('usesFromPlan', { count })}</s-paragraph>;
  }
  const { remaining, limit } = usage;
  return (
    <s-paragraph>
      {remaining === 0 ? '' : `${t('usesCount', { count: Math.min(count, remaining) })} `}
      {t('listingsLeft', { remaining, limit })}
    </s-paragraph>
  );
}
