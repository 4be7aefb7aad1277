import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { SOURCES, type Day } from './month.ts';
import { formatNumber, formatShortDay } from '../../format.ts';
import { t } from '../../messages/plan.ts';

/** The days of the chart as a table. */
export function DayTable({ days }: { readonly days: readonly Day[] }): ReactNode {
  return (
    <details>
      <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>
        <Text span>{t('viewAsTable')}</Text>
      </summary>
      <Table aria-label={t('listingsByDay')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('dayUtc')}</Table.Th>
            {SOURCES.map(({ name, label }) => (
              <Table.Th key={name} scope="col" ta="right">
                {label()}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((day) => (
            <Table.Tr key={day.day}>
              <Table.Th scope="row" fw={400}>
                {formatShortDay(day.day)}
              </Table.Th>
              {SOURCES.map(({ name }) => (
                <Table.Td key={name} ta="right">
                  {formatNumber(day[name])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
