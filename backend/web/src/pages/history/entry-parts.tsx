import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ORIGIN_NAMES, STATE_NAMES, statesOf, type Entry } from './labels.ts';
import { t } from '../../messages/history.ts';

/** A listing's product, its title if that says more, and what happened to it. */
export function NameAndTitle({ entry }: { readonly entry: Entry }): ReactNode {
  const { id, productName, title } = entry;
  const states = statesOf(entry);
  const hasMore = states.length > 0 || title !== productName;
  return (
    <>
      <Anchor
        component={Link}
        href={`/listings/${id}`}
        fw={600}
        lh={1.3}
        display="block"
        py={12}
        my={-10}
        title={productName}
      >
        <Text span inherit lineClamp={hasMore ? 1 : 2} style={{ overflowWrap: 'anywhere' }}>
          {productName}
        </Text>
      </Anchor>
      {/* The name has its line to itself: beside a state, little of it would be left. */}
      {hasMore && (
        <Group gap={6} wrap="nowrap">
          {states.map((state) => (
            <Badge
              key={state}
              variant="default"
              size="sm"
              flex="none"
              {...(state === 'broken' ? { styles: { label: { color: 'var(--ww-error)' } } } : {})}
            >
              {STATE_NAMES[state]()}
            </Badge>
          ))}
          {title !== productName && (
            <Text size="sm" c="dimmed" truncate title={title}>
              {title}
            </Text>
          )}
        </Group>
      )}
    </>
  );
}

/** What asked for a listing: for a file, a link to the others of the same run. */
export function Origin({ entry }: { readonly entry: Entry }): ReactNode {
  const { origin, originName, runId } = entry;
  const name = originName?.replace(/^https?:\/\//u, '');
  return (
    <>
      <Text size="sm">{ORIGIN_NAMES[origin]()}</Text>
      {runId === null && name !== undefined && (
        <Text size="sm" c="dimmed" truncate title={name}>
          {name}
        </Text>
      )}
      {runId !== null && (
        <Anchor
          component={Link}
          href={`/history?runId=${runId}`}
          size="sm"
          display="block"
          truncate
          title={t('allListingsOf', { name: name ?? t('unnamedRun') })}
        >
          {name ?? t('currentRun')}
        </Anchor>
      )}
    </>
  );
}
