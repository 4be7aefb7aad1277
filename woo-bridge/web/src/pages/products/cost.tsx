import { Text } from '@mantine/core';
import { formatCount, formatNumber } from '@wareword/shared-schema/format';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { PlansLink } from '../../parts/plans-link.tsx';

/** What the next click costs. */
export function Cost({ size }: { readonly size: number }): ReactNode {
  const { data } = useConnection();
  const usage = data?.usage;
  if (usage === undefined || usage === null) {
    return <Text size="sm">Uses {formatCount(size, 'listing')} from your plan.</Text>;
  }
  if (usage.remaining < size) {
    return (
      <Notice title="Not enough listings left this month">
        This needs {formatCount(size, 'listing')}, and you have {formatNumber(usage.remaining)} of{' '}
        {formatNumber(usage.limit)} left.
        {usage.remaining > 0 &&
          ` We'll write ${formatNumber(usage.remaining)} now. Resume the run later for the rest.`}{' '}
        <PlansLink href={data?.upgradeUrl} />
      </Notice>
    );
  }
  return (
    <Text size="sm">
      Uses {formatCount(size, 'listing')}. You have {formatNumber(usage.remaining)} left this month.
    </Text>
  );
}
