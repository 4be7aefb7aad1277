import { Text } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import { t } from '../../messages/products.ts';

/** What the next click costs. */
export function Cost({ size }: { readonly size: number }): ReactNode {
  const { data } = useConnection();
  const usage = data?.usage;
  if (usage === undefined || usage === null) {
    return <Text size="sm">{t('costOfPlan', { size })}</Text>;
  }
  if (usage.remaining < size) {
    return (
      <Notice title={t('notEnoughListings')}>
        {t('needsMoreThanLeft', { size, remaining: usage.remaining, limit: usage.limit })}{' '}
        {usage.remaining > 0 && `${t('writesSomeNow', { remaining: usage.remaining })} `}
        <PlansLink href={data?.upgradeUrl} />
      </Notice>
    );
  }
  return <Text size="sm">{t('costAndLeft', { size, remaining: usage.remaining })}</Text>;
}
