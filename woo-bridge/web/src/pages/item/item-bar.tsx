import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, refreshRuns } from '../../api.ts';
import { Trouble } from '../../parts/trouble.tsx';
import { stateOf } from '../../words/states.ts';
import { plural } from '../../words/usage.ts';
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
  const push = useMutation(api.runs.push.mutationOptions(again));
  const undo = useMutation(api.runs.undo.mutationOptions(again));
  const retry = useMutation(api.runs.retry.mutationOptions(again));
  const one = { runId, items: [item.id] };
  const chosen = item.fields.filter((field) => field.chosen).length;
  const open = isOpen(item);
  const next = useNext(item, runId);
  const error = [push, undo, retry].find(({ isError }) => isError)?.error;
  return (
    <div className="bar" role="region" aria-label="Next step">
      <Trouble error={error} />
      <Group gap="sm" justify="space-between">
        <Text fw={600} size="sm">
          {unsaved ? 'Keep or discard your text first' : stateOf(item)}
        </Text>
        <Group gap="sm">
          {next !== undefined && (
            <Button
              component={Link}
              href={`/runs/${runId}/products/${next.id}`}
              variant="default"
              mih={44}
              aria-label={`Next product: ${next.productName}`}
            >
              Next product
            </Button>
          )}
          {item.state === 'failed' && (
            <Button
              variant={open ? 'default' : 'filled'}
              mih={44}
              loading={retry.isPending}
              onClick={() => retry.mutate(one)}
            >
              Try again
            </Button>
          )}
          {open && (
            <Button
              mih={44}
              loading={push.isPending}
              disabled={unsaved || chosen === 0}
              onClick={() => push.mutate(one)}
            >
              {chosen === 0 ? 'No field is chosen' : `Publish ${plural(chosen, 'field')}`}
            </Button>
          )}
          {item.state === 'pushed' && (
            <Button
              mih={44}
              variant="default"
              loading={undo.isPending}
              onClick={() => undo.mutate(one)}
            >
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
