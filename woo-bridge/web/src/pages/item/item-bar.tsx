import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { formatCount } from '@wareword/shared-schema/format';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { stateOf } from '@wareword/publishing/words';
import { api, refreshRuns } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { useItems } from '../run/use-items.ts';
import { isOpen, type Item } from './item.ts';

/** The next step, always at hand: publish, undo, try again, and on to the next product. */
export function ItemBar({
  item,
  runId,
  unsaved,
}: {
  readonly item: Item;
  readonly runId: RouterInputs['runs']['get']['runId'];
  readonly unsaved: boolean;
}): ReactNode {
  const again = { onSuccess: refreshRuns };
  const publish = useMutation(api.runs.publish.mutationOptions(again));
  const undo = useMutation(api.runs.undo.mutationOptions(again));
  const retry = useMutation(api.runs.retry.mutationOptions(again));
  const one = { runId, items: [item.id] };
  const chosen = item.fields.filter((field) => field.chosen).length;
  const open = isOpen(item);
  const next = useNext(item, runId);
  const error = [publish, undo, retry].find(({ isError }) => isError)?.error;
  return (
    <div className="bar" role="region" aria-label="Next step">
      <ErrorMessage error={error} />
      <Group gap="sm" justify="space-between">
        <Text fw={600} size="sm">
          {unsaved ? 'Save or discard your text first' : stateOf(item)}
        </Text>
        <Group gap="sm">
          {next !== undefined && (
            <Button
              component={Link}
              href={`/runs/${runId}/products/${next.id}`}
              variant="default"
              aria-label={`Next product: ${next.productName}`}
            >
              Next product
            </Button>
          )}
          {item.state === 'failed' && (
            <Button
              variant={open ? 'default' : 'filled'}
              loading={retry.isPending}
              onClick={() => retry.mutate(one)}
            >
              Retry
            </Button>
          )}
          {open && (
            <Button
              loading={publish.isPending}
              disabled={unsaved || chosen === 0}
              onClick={() => publish.mutate(one)}
            >
              {chosen === 0 ? 'No fields selected' : `Publish ${formatCount(chosen, 'field')}`}
            </Button>
          )}
          {item.state === 'published' && (
            <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(one)}>
              Undo
            </Button>
          )}
        </Group>
      </Group>
    </div>
  );
}

/** The product to read after this one. */
function useNext(item: Item, runId: RouterInputs['runs']['get']['runId']) {
  const list = useItems({ runId, states: ['ready', 'conflict'], pollMs: false });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const here = items.findIndex(({ id }) => id === item.id);
  return items[here + 1];
}
