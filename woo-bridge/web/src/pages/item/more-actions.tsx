import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import type { ReactNode } from 'react';
import { api, refreshRuns } from '../../api.ts';
import { refreshConnection } from '../../app/store.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import type { Item } from './item.ts';
import { t } from '../../messages/runs.ts';

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
  const canRewrite = ['ready', 'conflict', 'undone', 'skipped'].includes(item.state);
  const out = ['queued', 'ready', 'conflict'].includes(item.state);
  if (!canRewrite && !out) return null;
  return (
    <Stack gap="xs">
      <Group gap="sm">
        {canRewrite && (
          <Button
            variant="default"
            loading={regenerate.isPending}
            onClick={() => regenerate.mutate(one)}
          >
            {t('rewrite')}
          </Button>
        )}
        {out && (
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
      <ErrorMessage error={regenerate.error ?? skip.error} />
    </Stack>
  );
}
