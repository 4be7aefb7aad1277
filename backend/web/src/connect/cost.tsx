import { Anchor, Text, Title } from '@mantine/core';
import { capitalize } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import type { Account } from './review.ts';
import { t } from '../messages/connect.ts';

/** What it costs: nothing now, and one of the month's listings each time. */
export function Cost({ account }: { readonly account: Account }): ReactNode {
  const { remaining } = account.usage;
  return (
    <section>
      <Title order={2} size="h5" mb={4}>
        {t('cost')}
      </Title>
      <Text size="sm">{t('costHelp')}</Text>
      <PlanLeft account={account} />
      {remaining === 0 && (
        <Text size="sm" mt={4}>
          {t.rich('noListingsLeftHelp', {
            link: (chunks) => (
              <Anchor href="/pricing" target="_blank" rel="noopener" inherit>
                {chunks}
              </Anchor>
            ),
          })}
        </Text>
      )}
    </section>
  );
}

/** What is left of the plan's listings this month. */
export function PlanLeft({ account }: { readonly account: Account }): ReactNode {
  const { plan, limit, remaining } = account.usage;
  return (
    <Text size="sm" mt={4}>
      {t.rich('listingsLeftOfPlan', {
        plan: capitalize(plan),
        listings: t('listingsLeft', { remaining, limit }),
        b: (chunks) => <b>{chunks}</b>,
      })}
    </Text>
  );
}
