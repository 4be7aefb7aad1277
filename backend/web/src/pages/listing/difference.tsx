import { Paper, SimpleGrid, Text } from '@mantine/core';
import { diffWordsWithSpace, type Change } from 'diff';
import { useMemo, type ReactNode } from 'react';
import { t } from '../../messages/listing.ts';

/** Beyond this, nearly every word would be marked, and finding that out takes a long time. */
const MAX_CHANGES = 500;

/**
 * Two texts side by side. What only the first has is struck through, what only the second has is
 * underlined, and both have a color.
 */
export function Difference({
  before,
  after,
  names,
}: {
  readonly before: string;
  readonly after: string;
  /** The headings of the two texts. */
  readonly names: readonly [string, string];
}): ReactNode {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { maxEditLength: MAX_CHANGES }) ?? [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ],
    [before, after],
  );
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <Side name={names[0]} parts={parts.filter(({ added }) => !added)} />
      <Side name={names[1]} parts={parts.filter(({ removed }) => !removed)} />
    </SimpleGrid>
  );
}

function Side({
  name,
  parts,
}: {
  readonly name: string;
  readonly parts: readonly Pick<Change, 'value' | 'added' | 'removed'>[];
}): ReactNode {
  return (
    <Paper p="sm" role="group" aria-label={name}>
      <Text size="sm" fw={600} mb={4}>
        {name}
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {parts.length === 0 && t('empty')}
        {parts.map(({ value, added, removed }, index) => {
          if (removed) {
            return (
              <del key={index} style={{ color: 'var(--ww-error)' }}>
                {value}
              </del>
            );
          }
          if (added) {
            return (
              <ins key={index} style={{ color: 'var(--ww-success)' }}>
                {value}
              </ins>
            );
          }
          return <span key={index}>{value}</span>;
        })}
      </Text>
    </Paper>
  );
}
