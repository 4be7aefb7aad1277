import { Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { dayOf, SOURCES, type Day } from './month.ts';

/** The days of the chart in words and figures. */
export function DayTable({ days }: { readonly days: readonly Day[] }): ReactNode {
  return (
    <details>
      <summary style={{ cursor: 'pointer', paddingBlock: 12 }}>
        <Text span>Show as a table</Text>
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
                {dayOf(day.day)}
              </Table.Th>
              {SOURCES.map(({ name }) => (
                <Table.Td key={name} ta="right">
                  {day[name].toLocaleString('en')}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </details>
  );
}
