import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ticksTo } from './ticks.ts';
import { labeled } from './wording.ts';

const HEIGHT = 224;
/** Room for the numbers of the axis. */
const AXIS_WIDTH = 44;
/** Only every seventh bar has a name, so that neighboring names don't touch on a phone. */
const NAMED_EVERY = 7;

/**
 * Counts as bars in the order of time, each stacked from several series. What it shows is decoration to
 * assistive technology: give the same numbers as text or a table next to it.
 */
export function StackedBars({
  label,
  series,
  bars,
  formatNumber,
}: {
  readonly label: string;
  readonly series: readonly { readonly label: string; readonly color: string }[];
  /** Each with a value for each of the series. */
  readonly bars: readonly { readonly name: string; readonly values: readonly number[] }[];
  readonly formatNumber: (value: number) => string;
}): ReactNode {
  const ticks = ticksTo(Math.max(...bars.map(({ values }) => sum(values))));
  const top = ticks.at(-1) ?? 1;
  const percent = (value: number): string => `${(value / top) * 100}%`;
  return (
    <figure aria-label={label} style={{ margin: 0 }}>
      <div aria-hidden style={{ paddingBlock: '0.75rem 0.25rem', paddingInlineEnd: '1rem' }}>
        <div style={{ position: 'relative', height: HEIGHT, marginInlineStart: AXIS_WIDTH }}>
          {ticks.map((tick) => (
            <div
              key={tick}
              style={{
                position: 'absolute',
                insetInline: 0,
                bottom: percent(tick),
                borderBottom: '1px solid var(--ww-border)',
              }}
            >
              <Text size="sm" c="dimmed" pos="absolute" right="100%" bottom={-11} pr={8}>
                {formatNumber(tick)}
              </Text>
            </div>
          ))}
          <div style={{ position: 'absolute', inset: 0, display: 'flex' }}>
            {bars.map(({ name, values }) => (
              <div
                key={name}
                title={titleOf(name, series, values.map(formatNumber))}
                style={{
                  flex: 1,
                  display: 'flex',
                  flexDirection: 'column-reverse',
                  // Without colors, there would be no bars.
                  forcedColorAdjust: 'none',
                }}
              >
                {series.map((one, index) => (
                  <div
                    key={one.label}
                    style={{
                      height: percent(values[index] ?? 0),
                      marginInline: '12%',
                      background: one.color,
                    }}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <div style={{ display: 'flex', marginInlineStart: AXIS_WIDTH, paddingBlockStart: 4 }}>
          {bars.map(({ name }, index) => (
            <div
              key={name}
              style={{ flex: '1 1 0', width: 0, display: 'flex', justifyContent: 'center' }}
            >
              {index % NAMED_EVERY === 0 && (
                <Text size="sm" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
                  {name}
                </Text>
              )}
            </div>
          ))}
        </div>
      </div>
      <Group component="figcaption" aria-hidden justify="center" gap="md">
        {series.map((one) => (
          <Group key={one.label} gap={6}>
            <span
              style={{
                width: 12,
                height: 12,
                borderRadius: 2,
                background: one.color,
                forcedColorAdjust: 'none',
              }}
            />
            <Text size="sm">{one.label}</Text>
          </Group>
        ))}
      </Group>
    </figure>
  );
}

/** `Nov 21, Dashboard: 3, API keys: 1` */
function titleOf(
  name: string,
  series: readonly { readonly label: string }[],
  values: readonly string[],
): string {
  return [name, ...series.map(({ label }, index) => labeled(label, values[index] ?? ''))].join(
    ', ',
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
