import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isGone, stateOf } from '@wareword/publishing/words';
import { api, client, refreshRuns } from '../../api.ts';
import { publishingTexts } from '../../words/publishing-texts.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { isOpen, type Item } from './item.ts';
import type { useChosenFields } from './use-chosen-fields.ts';
import { useKeys } from './use-keys.ts';
import { t } from '../../messages/runs.ts';

/** The next step, always at hand: publish, undo, try again, and on to the next product. */
export function ItemBar({
  item,
  runId,
  selection,
  unsaved,
}: {
  readonly item: Item;
  readonly runId: RouterInputs['runs']['get']['runId'];
  readonly selection: ReturnType<typeof useChosenFields>;
  readonly unsaved: boolean;
}): ReactNode {
  const again = { onSuccess: refreshRuns };
  const publish = useMutation({
    ...again,
    mutationFn: async (input: RouterInputs['runs']['publish']) => {
      // The server publishes the fields that it knows to be selected.
      await selection.saved();
      return client.runs.publish.mutate(input);
    },
  });
  const undo = useMutation(api.runs.undo.mutationOptions(again));
  const retry = useMutation(api.runs.retry.mutationOptions(again));
  const one = { runId, items: [item.id] };
  const chosen = selection.chosen.length;
  const open = isOpen(item);
  const previous = linkTo(item.previous, runId);
  const next = linkTo(item.next, runId);
  useKeys(previous?.path, next?.path);
  const error = [publish, undo, retry].find(({ isError }) => isError)?.error;
  return (
    <div className="bar" role="region" aria-label={t('nextStep')}>
      <ErrorMessage error={error} />
      <Group gap="sm" justify="space-between">
        <Text fw={600} size="sm">
          {unsaved ? t('unsavedText') : stateOf(item, publishingTexts)}
        </Text>
        <Group gap="sm">
          {previous !== undefined && (
            <Button
              component={Link}
              href={previous.path}
              variant="default"
              visibleFrom="sm"
              aria-keyshortcuts="K"
              aria-label={t('previousNamed', { name: previous.name })}
            >
              {t('previous')}
            </Button>
          )}
          {next !== undefined && (
            <Button
              component={Link}
              href={next.path}
              variant="default"
              aria-keyshortcuts="J"
              aria-label={t('nextNamed', { name: next.name })}
            >
              {t('nextProduct')}
              <Text span inherit visibleFrom="sm">
                &nbsp;(J)
              </Text>
            </Button>
          )}
          {item.state === 'failed' && !isGone(item) && (
            <Button
              variant={open ? 'default' : 'filled'}
              loading={retry.isPending}
              onClick={() => retry.mutate(one)}
            >
              {t('retry')}
            </Button>
          )}
          {open && (
            <Button
              loading={publish.isPending}
              disabled={unsaved || chosen === 0}
              onClick={() => publish.mutate(one)}
            >
              {chosen === 0 ? t('noFieldsSelected') : t('publishFields', { count: chosen })}
            </Button>
          )}
          {item.state === 'published' && (
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(one)}>
              {t('undo')}
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}

function linkTo(
  other: Item['next'],
  runId: RouterInputs['runs']['get']['runId'],
): { path: string; name: string } | undefined {
  return other === null
    ? undefined
    : { path: `/runs/${runId}/products/${other.id}`, name: other.productName };
}
