import { Paper, SimpleGrid, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { numbersOf, type RunDetails } from '../bulk/labels.ts';
import { formatNumber } from '../../format.ts';
import { t } from '../../messages/bulk.ts';

/** The numbers of a run: what the file has, and what became of it. */
export function RunNumbers({ run }: { readonly run: RunDetails }): ReactNode {
  const { rows, skipped, written, failed, left, used } = numbersOf(run);
  const shown = [
    { name: t('rows'), value: rows },
    { name: t('skippedRows'), value: skipped },
    ...(run.state === 'draft'
      ? []
      : [
          { name: t('listingsWritten'), value: written },
          { name: t('listingsFailed'), value: failed },
          {
            name: run.state === 'canceled' ? t('listingsNotWritten') : t('remaining'),
            value: left,
          },
        ]),
    { name: t('listingsUsed'), value: used },
  ];
  return (
    <Paper p="md" mb="md" component="section" aria-label={t('runSummary')}>
      {/* The numbers are on one line, even if a name takes two. */}
      <SimpleGrid
        component="dl"
        cols={{ base: 3, sm: shown.length }}
        spacing="md"
        verticalSpacing="sm"
        m={0}
        style={{ alignItems: 'end' }}
      >
        {shown.map(({ name, value }) => (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {name}
            </Text>
            <Text component="dd" m={0} size="lg" fw={600}>
              {formatNumber(value)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
