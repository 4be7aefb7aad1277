import { Text } from '@mantine/core';
import { Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { useConnection } from '../../app/store.ts';
import { PlansLink } from '../../parts/plans-link.tsx';
import { listings, number, usageOf } from '../../words/usage.ts';

/** What the next click costs. */
export function Cost({ size }: { readonly size: number }): ReactNode {
  const { data } = useConnection();
  const usage = data?.usage;
  if (usage === undefined || usage === null) {
    return <Text size="sm">This uses {listings(size)} of your plan.</Text>;
  }
  if (usage.remaining < size) {
    return (
      <Notice title="Not enough listings are left this month">
        This needs {listings(size)}, and {number(usage.remaining)} of {number(usage.limit)}{' '}
        {usage.remaining === 1 ? 'is' : 'are'} left.
        {usage.remaining > 0 && ' The run writes those, waits, and can be gone on with later.'}{' '}
        <PlansLink href={data?.upgradeUrl} />
      </Notice>
    );
  }
  return (
    <Text size="sm">
      Uses {listings(size)} of the {number(usage.remaining)} that are left ({usageOf(usage)}).
    </Text>
  );
}
