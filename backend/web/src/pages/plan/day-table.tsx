import { Table, Text } from '@mantine/core';
import { formatNumber, formatShortDay } from '@wareword/shared-schema/format';
import type { ReactNode } from 'react';
import { SOURCES, type Day } from './month.ts';

/** The days of the chart as a table. */
export function DayTable({ days }: { readonly days: readonly Day[] }): ReactNode {
  return (
    <details>
      <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>
        <Text span>View as table</Text>
      </summary>
      <Table aria-label="Listings by day">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Day (UTC)</Table.Th>
            {SOURCES.map(({ name, label }) => (
              <Table.Th key={name} scope="col" ta="right">
                {label}
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
