import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../format.ts';

/** The values of one facet, each with the number of listings, if any; at most one is chosen. */
export function Chips<Value extends string>({
  name,
  values,
  labels,
  counts,
  hasMore,
  chosen,
  onChoose,
}: {
  readonly name: string;
  readonly values: readonly Value[];
  readonly labels: (value: Value) => string;
  /** Undefined while they are being counted. */
  readonly counts: Partial<Record<Value, number>> | undefined;
  /** Whether there are more listings than were counted. */
  readonly hasMore: boolean;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
}): ReactNode {
  return (
    <Group gap={6} role="group" aria-label={name}>
      {values.map((value) => (
        <Chip
          key={value}
          label={labels(value)}
          count={counts === undefined ? undefined : (counts[value] ?? 0)}
          hasMore={hasMore}
          isChosen={value === chosen}
          onClick={() => onChoose(value === chosen ? undefined : value)}
        />
      ))}
    </Group>
  );
}

function Chip({
  label,
  count,
  hasMore,
  isChosen,
  onClick,
}: {
  readonly label: string;
  readonly count: number | undefined;
  readonly hasMore: boolean;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}): ReactNode {
  const isEmpty = count === 0;
  return (
    <Button
      size="compact-sm"
      radius="xl"
      px="sm"
      fw={500}
      variant={isChosen ? 'light' : 'default'}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      <Text span inherit {...(isEmpty && !isChosen ? { c: 'dimmed' } : {})}>
        {label}
      </Text>
      {!isEmpty && (
        // Wide enough for most numbers, so that little moves when they arrive.
        <Text span inherit c="dimmed" ms={4} miw="2ch" ta="end">
          {count === undefined ? '' : countText(count, hasMore)}
        </Text>
      )}
    </Button>
  );
}

/** A number that is a minimum says so. */
export function countText(count: number, hasMore: boolean): string {
  return formatNumber(count) + (hasMore ? '+' : '');
}
