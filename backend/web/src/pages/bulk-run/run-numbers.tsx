import { Paper, SimpleGrid, Text } from '@mantine/core';
import { formatNumber } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { numbersOf, type RunDetails } from '../bulk/labels.ts';

/** The numbers of a run: what the file has, and what became of it. */
export function RunNumbers({ run }: { readonly run: RunDetails }): ReactNode {
  const { rows, skipped, written, failed, left, used } = numbersOf(run);
  const shown = [
    { name: 'Rows', value: rows },
    { name: 'Skipped', value: skipped },
    ...(run.state === 'draft'
      ? []
      : [
          { name: 'Written', value: written },
          { name: 'Failed', value: failed },
          { name: run.state === 'canceled' ? 'Not written' : 'Left', value: left },
        ]),
    { name: 'Listings used', value: used },
  ];
  return (
    <Paper p="md" mb="md" component="section" aria-label="Numbers">
      <SimpleGrid
        component="dl"
        cols={{ base: 3, sm: shown.length }}
        spacing="md"
        verticalSpacing="sm"
        m={0}
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
