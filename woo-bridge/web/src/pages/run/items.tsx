import { Anchor, Box, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { EmptyState, labeled, Loading } from '@wareword/ui';
import type { RouterInputs, RouterOutputs } from '@wareword/woo-bridge/trpc';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { isGone, stateOf } from '@wareword/publishing/words';
import { api, refreshRuns } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { describeSkippedField } from '../../words/skipped-fields.ts';
import type { Run } from './run.ts';
import { itemsQuery } from './items-query.ts';
import { t } from '../../messages/runs.ts';
import { problemText } from '../../words/problems.ts';

const POLL_MS = 2_000;

type Item = RouterOutputs['runs']['items']['items'][number];
type States = NonNullable<RouterInputs['runs']['items']['states']>;

const GROUPS: readonly { readonly label: () => string; readonly states: States }[] = [
  { label: () => t('groupReady'), states: ['ready'] },
  { label: () => t('groupPublished'), states: ['published', 'publish_queued', 'publishing'] },
  { label: () => t('groupConflict'), states: ['conflict'] },
  { label: () => t('groupFailed'), states: ['failed'] },
  { label: () => t('groupNotWritten'), states: ['queued', 'generating'] },
  { label: () => t('groupUndone'), states: ['undone', 'undo_queued', 'undoing'] },
  { label: () => t('groupSkipped'), states: ['skipped'] },
];

/** Each product of a run, with what can be done with it next. */
export function Items({ run }: { readonly run: Run }): ReactNode {
  const [group, setGroup] = useState('all');
  const states = GROUPS.find(({ states: [first] }) => first === group)?.states;
  const list = useInfiniteQuery({
    ...itemsQuery({ runId: run.id, ...(states === undefined ? {} : { states }) }),
    refetchInterval: run.working ? POLL_MS : false,
    placeholderData: (before) => before,
  });
  useOnChange(JSON.stringify(run.counts), () => void list.refetch());
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Stack gap="xs" component="section" aria-label={t('productsOfRun')}>
      {run.total > 1 && (
        <NativeSelect
          label={t('show')}
          maw={260}
          value={group}
          data={[
            { value: 'all', label: t('all') },
            ...GROUPS.map(({ label, states: [first = ''] }) => ({ value: first, label: label() })),
          ]}
          onChange={({ currentTarget }) => setGroup(currentTarget.value)}
        />
      )}
      {list.isError && (
        <ErrorMessage
          error={list.error}
          title={t('productsNotLoaded')}
          retry={() => void list.refetch()}
        />
      )}
      {list.isPending && <Loading />}
      {list.data !== undefined && items.length === 0 && (
        <EmptyState title={run.gathering ? t('lookingUpProducts') : t('noneWithStatus')} />
      )}
      <ul className="plain">
        {items.map((item) => (
          <ItemLine key={item.id} item={item} runId={run.id} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Group>
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('showMore')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** A run is polled more often than its products, and once more after it has finished. */
function useOnChange(value: string, onChange: () => void): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    onChange();
  }, [value, onChange]);
}

function ItemLine({ item, runId }: { readonly item: Item; readonly runId: Run['id'] }): ReactNode {
  const again = { onSuccess: refreshRuns };
  const publish = useMutation(api.runs.publish.mutationOptions(again));
  const undo = useMutation(api.runs.undo.mutationOptions(again));
  const retry = useMutation(api.runs.retry.mutationOptions(again));
  const one = { runId, items: [item.id] };
  const actions: Partial<Record<Item['state'], { word: string; click: typeof publish }>> = {
    ready: { word: t('publish'), click: publish },
    published: { word: t('undo'), click: undo },
    failed: { word: t('retry'), click: retry },
  };
  const action = isGone(item) ? undefined : actions[item.state];
  const error = [publish, undo, retry].find(({ isError }) => isError)?.error;
  const name =
    item.productName === '' ? t('productNumber', { productId: item.productId }) : item.productName;
  const failed = item.state === 'failed' || item.state === 'conflict';
  return (
    <Box
      component="li"
      py="xs"
      style={{ borderBottom: '1px solid var(--mantine-color-default-border)' }}
    >
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Box style={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          <Anchor
            component={Link}
            href={`/runs/${runId}/products/${item.id}`}
            fw={500}
            display="block"
            py={10}
          >
            {name}
          </Anchor>
          <Text size="sm" {...(failed ? { c: 'var(--mantine-color-error)' } : {})}>
            {stateOf(item, publishingTexts)}
          </Text>
          {item.reason !== null && (
            <Text size="sm" c="dimmed">
              {item.reason.skippedFields === undefined
                ? problemText(item.reason)
                : t('notChangedFields', {
                    fields: item.reason.skippedFields.map(describeSkippedField).join('; '),
                  })}
            </Text>
          )}
        </Box>
        {action !== undefined && (
          <Button
            px="md"
            variant="default"
            style={{ flex: 'none' }}
            aria-label={labeled(action.word, name)}
            loading={action.click.isPending}
            onClick={() => action.click.mutate(one)}
          >
            {action.word}
          </Button>
        )}
      </Group>
      <ErrorMessage error={error} />
    </Box>
  );
}
