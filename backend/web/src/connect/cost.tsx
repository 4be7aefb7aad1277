import { Anchor, Text, Title } from '@mantine/core';
import { capitalize, formatCount, formatNumber } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import type { Account } from './review.ts';

/** What it costs: nothing now, and one of the month's listings each time. */
export function Cost({ account }: { readonly account: Account }): ReactNode {
  const { plan, limit, remaining } = account.usage;
  return (
    <section>
      <Title order={2} size="h5" mb={4}>
        Cost
      </Title>
      <Text size="sm">
        Connecting is free. Each listing written for the store uses one of your monthly listings.
      </Text>
      <Text size="sm" mt={4}>
        {capitalize(plan)} plan:{' '}
        <b>{`${formatNumber(remaining)} of ${formatCount(limit, 'listing')} left`}</b> this month.
      </Text>
      {remaining === 0 && (
        <Text size="sm" mt={4}>
          You can still connect the store. It can write listings again next month, or when you{' '}
          <Anchor href="/pricing" target="_blank" rel="noopener" inherit>
            upgrade
          </Anchor>
          .
        </Text>
      )}
    </section>
  );
}
