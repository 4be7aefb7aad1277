import { Box, Checkbox, Group, NativeSelect, Skeleton, Text } from '@mantine/core';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { Rows } from '../row.tsx';
import { NameAndTitle } from './entry-parts.tsx';
import { backgroundOf, type EntriesProps } from './entry-table.tsx';
import type { Order } from './filter.ts';
import { ORIGIN_NAMES, type Entry } from './labels.ts';
import { formatDateTime } from '../../format.ts';
import { gradeOf } from '../../grades.ts';
import { inSentence } from '../../names.ts';
import { t } from '../../messages/history.ts';

/** The height of a name with its details, as most rows have. */
const LOADING_HEIGHT = 70;
const LOADING_ROWS = 6;

const ORDER_NAMES: Readonly<Record<Order, () => string>> = {
  newest: () => t('newestFirst'),
  oldest: () => t('oldestFirst'),
  name: () => t('productAscending'),
  'name-descending': () => t('productDescending'),
};

/** The history on a phone. */
export function EntryList({ entries, order, onSort, selection }: EntriesProps): ReactNode {
  const rows = entries ?? Array.from({ length: LOADING_ROWS }, () => undefined);
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Checkbox
          label={t('selectAll')}
          styles={{ body: { alignItems: 'center' }, label: { paddingBlock: 12 } }}
          disabled={entries === undefined}
          checked={selection.includesAll(entries)}
          indeterminate={selection.includesSome(entries)}
          onChange={() => selection.toggleAll(entries ?? [])}
        />
        <NativeSelect
          aria-label={t('sortBy')}
          value={order}
          data={Object.entries(ORDER_NAMES).map(([value, label]) => ({ value, label: label() }))}
          onChange={({ currentTarget: { value } }) => {
            if (isOrder(value)) onSort(value);
          }}
        />
      </Group>
      <Rows name={t('listings')} busy={entries === undefined}>
        {rows.map((entry, place) => (
          <Box
            key={entry?.id ?? place}
            component="li"
            py={8}
            bg={backgroundOf(entry, selection)}
            style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
          >
            {entry === undefined ? (
              <Skeleton height={LOADING_HEIGHT} />
            ) : (
              <OneEntry entry={entry} selection={selection} />
            )}
          </Box>
        ))}
      </Rows>
    </>
  );
}

function OneEntry({
  entry,
  selection,
}: {
  readonly entry: Entry;
  readonly selection: EntriesProps['selection'];
}): ReactNode {
  const { id, productName, platform, brandName, origin, score, createdAt } = entry;
  return (
    <Group gap={4} wrap="nowrap" align="flex-start">
      <Group component="label" w={44} h={44} mt={-8} style={{ cursor: 'pointer' }}>
        <Checkbox
          aria-label={t('selectNamed', { productName })}
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
        />
      </Group>
      <Box miw={0} flex={1}>
        <NameAndTitle entry={entry} />
        {/* What matters least is cut off first. */}
        <Text size="sm" c="dimmed" lineClamp={2}>
          {PLATFORM_NAMES[platform]}
          {' · '}
          {t('scoreNamed', { points: score, grade: inSentence(gradeOf(score).word()) })}
          {' · '}
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          {[ORIGIN_NAMES[origin](), ...(brandName === null ? [] : [brandName])].map(
            (part) => ` · ${part}`,
          )}
        </Text>
      </Box>
    </Group>
  );
}

function isOrder(text: string): text is Order {
  return Object.hasOwn(ORDER_NAMES, text);
}
