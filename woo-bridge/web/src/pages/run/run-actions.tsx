import { Button, Group, Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '@wareword/ui';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { unwrittenCount } from '@wareword/publishing/words';
import { api, refreshRuns } from '../../api.ts';
import { ErrorMessage } from '../../parts/error-message.tsx';
import { PublishAll } from './publish-all.tsx';
import type { Run } from './run.ts';
import { t } from '../../messages/runs.ts';

/** What can be done with all products of a run. */
export function RunActions({ run }: { readonly run: Run }): ReactNode {
  const { counts, id: runId } = run;
  const [canceling, setCanceling] = useState(false);
  const [publishing, setPublishing] = useState(false);
  const again = { onSuccess: refreshRuns };
  const pause = useMutation(api.runs.pause.mutationOptions(again));
  const resume = useMutation(api.runs.resume.mutationOptions(again));
  const cancel = useMutation(
    api.runs.cancel.mutationOptions({
      onSuccess: async () => {
        setCanceling(false);
        await refreshRuns();
      },
    }),
  );
  const publish = useMutation(api.runs.publish.mutationOptions(again));
  const undo = useMutation(api.runs.undo.mutationOptions(again));
  const retry = useMutation(api.runs.retry.mutationOptions(again));
  const all = { runId, items: 'all' as const };
  const unwritten = unwrittenCount(run) > 0 || run.gathering;
  const error = [pause, resume, cancel, publish, undo, retry].find(({ isError }) => isError)?.error;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        {counts.ready > 0 && (
          <Button loading={publish.isPending} onClick={() => setPublishing(true)}>
            {t('publishAll', { count: counts.ready })}
          </Button>
        )}
        {run.state === 'active' && unwritten && (
          <Button
            variant="default"
            loading={pause.isPending}
            onClick={() => pause.mutate({ runId })}
          >
            {t('pause')}
          </Button>
        )}
        {run.state === 'paused' && (
          <Button
            variant={counts.ready > 0 ? 'default' : 'filled'}
            loading={resume.isPending}
            onClick={() => resume.mutate({ runId })}
          >
            {t('resume')}
          </Button>
        )}
        {counts.failed > 0 && (
          <Button variant="default" loading={retry.isPending} onClick={() => retry.mutate(all)}>
            {t('retryFailed', { failed: counts.failed })}
          </Button>
        )}
        {counts.published > 0 && (
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(all)}>
            {t('undoPublished', { published: counts.published })}
          </Button>
        )}
        {run.state !== 'canceled' && unwritten && (
          <Button variant="subtle" onClick={() => setCanceling(true)}>
            {t('cancelRun')}
          </Button>
        )}
      </Group>
      {counts.ready > 0 && (
        <Text size="sm" c="dimmed">
          {t('publishHelp')}
        </Text>
      )}
      <ErrorMessage error={error} />
      {publishing && (
        <PublishAll
          run={run}
          onClose={() => setPublishing(false)}
          onConfirm={() => publish.mutate(all)}
        />
      )}
      <ConfirmDialog
        opened={canceling}
        title={t('confirmCancel')}
        action={t('cancelRun')}
        keep={t('keepRunning')}
        destructive
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ runId })}
        onClose={() => setCanceling(false)}
      >
        <Text>{t('confirmCancelHelp', { queued: counts.queued })}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
