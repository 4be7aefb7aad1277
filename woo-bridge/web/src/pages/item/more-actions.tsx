import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { api, refreshRuns } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { Trouble } from '../../parts/trouble.tsx';
import type { Item } from './item.ts';

/** What is done now and then: another text, or none. */
export function MoreActions({
  item,
  runId,
}: {
  readonly item: Item;
  readonly runId: RouterInputs['runs']['get']['runId'];
}): ReactNode {
  const regenerate = useMutation(
    api.runs.regenerate.mutationOptions({
      onSuccess: async () => {
        void refreshConnection();
        await refreshRuns();
      },
    }),
  );
  const skip = useMutation(api.runs.skip.mutationOptions({ onSuccess: refreshRuns }));
  const one = { runId, items: [item.id] };
  const anew = ['ready', 'conflict', 'undone', 'skipped'].includes(item.state);
  const out = ['queued', 'ready', 'conflict'].includes(item.state);
  if (!anew && !out) return null;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {anew && (
          <Button
            variant="default"
            mih={44}
            loading={regenerate.isPending}
            onClick={() => regenerate.mutate(one)}
          >
            Write another
          </Button>
        )}
        {out && (
          <Button
            variant="subtle"
            mih={44}
            loading={skip.isPending}
            onClick={() => skip.mutate(one)}
          >
            Leave this product out
          </Button>
        )}
      </Group>
      {anew && (
        <Text size="sm" c="dimmed">
          Another text uses 1 listing, and takes the place of this one and of your changes to it.
        </Text>
      )}
      <Trouble error={regenerate.error ?? skip.error} />
    </Stack>
  );
}
