import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { api, refreshRuns } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import type { Item } from './item.ts';
import { t } from '../../messages/runs.ts';

/** The less common actions: writing another text, or none. */
export function MoreActions({
  item,
  runId,
}: {
  readonly item: Item;
  readonly runId: RouterInputs['runs']['get']['runId'];
}): ReactNode {
  const rewrite = useMutation(
    api.runs.rewrite.mutationOptions({
      onSuccess: async () => {
        void refreshConnection();
        await refreshRuns();
      },
    }),
  );
  const skip = useMutation(api.runs.skip.mutationOptions({ onSuccess: refreshRuns }));
  const one = { runId, items: [item.id] };
  const canRewrite = ['ready', 'conflict', 'undone', 'skipped'].includes(item.state);
  const canSkip = ['queued', 'ready', 'conflict'].includes(item.state);
  if (!canRewrite && !canSkip) return null;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {canRewrite && (
          <Button variant="default" loading={rewrite.isPending} onClick={() => rewrite.mutate(one)}>
            {t('rewrite')}
          </Button>
        )}
        {canSkip && (
          <Button variant="subtle" loading={skip.isPending} onClick={() => skip.mutate(one)}>
            {t('skipProduct')}
          </Button>
        )}
      </Group>
      {canRewrite && (
        <Text size="sm" c="dimmed">
          {t('rewriteHelp')}
        </Text>
      )}
      <ErrorMessage error={rewrite.error ?? skip.error} />
    </Stack>
  );
}
