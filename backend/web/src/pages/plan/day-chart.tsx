import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { ReactNode } from 'react';
import { SOURCES, type Day } from './month.ts';
import { formatShortDay } from '../../format.ts';

/** The month as bars; the table below shows the same as text. */
export default function DayChart({ days }: { readonly days: readonly Day[] }): ReactNode {
  return (
    <div aria-hidden>
      <BarChart
        h={260}
        type="stacked"
        withLegend
        data={days.map(({ day, ...counts }) => ({ day: formatShortDay(day), ...counts }))}
        dataKey="day"
        series={SOURCES.map((source) => ({ ...source, label: source.label() }))}
        yAxisProps={{ allowDecimals: false, width: 44 }}
        barChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
