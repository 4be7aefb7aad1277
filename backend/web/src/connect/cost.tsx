import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Account } from './review.ts';

/** What it costs: nothing now, and a credit a listing later. */
export function Cost({ account }: { readonly account: Account }): ReactNode {
  const { plan, limit, remaining } = account.usage;
  const name = plan.charAt(0).toUpperCase() + plan.slice(1);
  return (
    <section>
      <Title order={2} size="h5" mb={4}>
        What it costs
      </Title>
      <Text size="sm">
        Connecting costs nothing. Each listing that is written for the store uses 1 credit.
      </Text>
      <Text size="sm" mt={4}>
        {name} plan:{' '}
        <b>{`${remaining.toLocaleString('en')} of ${limit.toLocaleString('en')} credits left`}</b>{' '}
        this month.
      </Text>
      {remaining === 0 && (
        <Text size="sm" mt={4}>
          You can connect all the same: the store can write once the next month begins, or on a{' '}
          <Anchor href="/pricing" target="_blank" rel="noopener" inherit>
            larger plan
          </Anchor>
          .
        </Text>
      )}
    </section>
  );
}
