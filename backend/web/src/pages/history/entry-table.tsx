import { Checkbox, Skeleton, Table, Text, UnstyledButton } from '@mantine/core';
import { PLATFORM_NAMES } from '@wareword/shared-schema';
import type { ReactNode } from 'react';
import { NameAndTitle, Origin } from './entry-parts.tsx';
import type { Order } from './filter.ts';
import type { Entry } from './labels.ts';
import type { Selection } from './use-selection.ts';
import { formatDateTime, formatNumber } from '../../format.ts';
import { gradeOf } from '../../grades.ts';
import { t } from '../../messages/history.ts';

/** Every row is as high as this, so that nothing moves when others take their place. */
const ROW_HEIGHT = 64;
const LOADING_ROWS = 10;

export interface EntriesProps {
  /** Undefined while the first page is loading. */
  readonly entries: readonly Entry[] | undefined;
  readonly order: Order;
  readonly onSort: (order: Order) => void;
  readonly selection: Selection;
}

/** The history on a screen that is wide enough for columns. */
export function EntryTable({ entries, order, onSort, selection }: EntriesProps): ReactNode {
  const rows = entries ?? Array.from({ length: LOADING_ROWS }, () => undefined);
  return (
    <Table
      layout="fixed"
      highlightOnHover
      aria-label={t('listings')}
      aria-busy={entries === undefined}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={44}>
            <Checkbox
              aria-label={t('selectAllShown')}
              disabled={entries === undefined}
              checked={selection.includesAll(entries)}
              indeterminate={selection.includesSome(entries)}
              onChange={() => selection.toggleAll(entries ?? [])}
            />
          </Table.Th>
          <Heading name={t('product')} sorts={['name', 'name-descending']} {...{ order, onSort }} />
          <Table.Th w={120}>{t('platform')}</Table.Th>
          <Table.Th w={130} visibleFrom="lg">
            {t('brand')}
          </Table.Th>
          <Table.Th w={130}>{t('source')}</Table.Th>
          <Table.Th w={100} visibleFrom="lg">
            {t('score')}
          </Table.Th>
          <Heading
            name={t('written')}
            width={175}
            sorts={['newest', 'oldest']}
            {...{ order, onSort }}
          />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((entry, place) => (
          // Keyed by position, so that a row whose listing changes doesn't move.
          <Table.Tr key={place} h={ROW_HEIGHT} bg={backgroundOf(entry, selection)}>
            {entry === undefined ? (
              <Table.Td colSpan={7}>
                <Skeleton height={20} />
              </Table.Td>
            ) : (
              <Cells entry={entry} selection={selection} />
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** The background of a row. */
export function backgroundOf(entry: Entry | undefined, selection: Selection): string {
  return entry !== undefined && selection.has(entry.id) ? 'var(--ww-accent-tint)' : 'transparent';
}

function Cells({
  entry,
  selection,
}: {
  readonly entry: Entry;
  readonly selection: Selection;
}): ReactNode {
  const { id, productName, platform, brandName, score, createdAt } = entry;
  return (
    <>
      <Table.Td>
        <Checkbox
          aria-label={t('selectNamed', { productName })}
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
        />
      </Table.Td>
      <Table.Td>
        <NameAndTitle entry={entry} />
      </Table.Td>
      <Table.Td>{PLATFORM_NAMES[platform]}</Table.Td>
      <Table.Td visibleFrom="lg">
        <Text size="sm" truncate title={brandName ?? undefined}>
          {brandName ?? '–'}
        </Text>
      </Table.Td>
      <Table.Td>
        <Origin entry={entry} />
      </Table.Td>
      <Table.Td visibleFrom="lg">
        {formatNumber(score)}
        <Text size="sm" c={gradeOf(score).color}>
          {gradeOf(score).word()}
        </Text>
      </Table.Td>
      <Table.Td>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </Table.Td>
    </>
  );
}

/** A heading that sorts: by its first order, and by the other one when it is clicked again. */
function Heading({
  name,
  width,
  sorts: [first, second],
  order,
  onSort,
}: {
  readonly name: string;
  readonly width?: number;
  readonly sorts: readonly [Order, Order];
  readonly order: Order;
  readonly onSort: (order: Order) => void;
}): ReactNode {
  const isUp = order === 'oldest' || order === 'name';
  const isSorted = order === first || order === second;
  return (
    <Table.Th
      {...(width === undefined ? {} : { w: width })}
      aria-sort={isSorted ? (isUp ? 'ascending' : 'descending') : 'none'}
    >
      <UnstyledButton
        fz="inherit"
        fw="inherit"
        mih={44}
        onClick={() => onSort(order === first ? second : first)}
      >
        {name}
        <Text span inherit aria-hidden c={isSorted ? 'bright' : 'dimmed'} ms={4}>
          {isSorted ? (isUp ? '↑' : '↓') : '↕'}
        </Text>
      </UnstyledButton>
    </Table.Th>
  );
}
