import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api, refreshRuns } from '../../api.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Trouble } from '../../parts/trouble.tsx';
import { listings, number, products } from '../../words/usage.ts';
import { waitingToBeWritten, type Run } from './summary.ts';

/** What can be done with all products of a run. Publishing can be undone, so nothing is asked. */
export function RunActions({ run }: { readonly run: Run }): ReactNode {
  const { counts, id: runId } = run;
  const [stopping, setStopping] = useState(false);
  const again = { onSuccess: refreshRuns };
  const pause = useMutation(api.runs.pause.mutationOptions(again));
  const resume = useMutation(api.runs.resume.mutationOptions(again));
  const cancel = useMutation(
    api.runs.cancel.mutationOptions({
      onSuccess: async () => {
        setStopping(false);
        await refreshRuns();
      },
    }),
  );
  const push = useMutation(api.runs.push.mutationOptions(again));
  const undo = useMutation(api.runs.undo.mutationOptions(again));
  const retry = useMutation(api.runs.retry.mutationOptions(again));
  const all = { runId, items: 'all' as const };
  const unwritten = waitingToBeWritten(run) > 0 || run.collecting;
  const error = [pause, resume, cancel, push, undo, retry].find(({ isError }) => isError)?.error;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        {counts.ready > 0 && (
          <Button mih={44} loading={push.isPending} onClick={() => push.mutate(all)}>
            Publish all {number(counts.ready)} that are ready
          </Button>
        )}
        {run.state === 'active' && unwritten && (
          <Button
            mih={44}
            variant="default"
            loading={pause.isPending}
            onClick={() => pause.mutate({ runId })}
          >
            Pause
          </Button>
        )}
        {run.state === 'paused' && (
          <Button
            mih={44}
            variant={counts.ready > 0 ? 'default' : 'filled'}
            loading={resume.isPending}
            onClick={() => resume.mutate({ runId })}
          >
            Go on
          </Button>
        )}
        {counts.failed > 0 && (
          <Button
            mih={44}
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate(all)}
          >
            Try {number(counts.failed)} failed again
          </Button>
        )}
        {counts.pushed > 0 && (
          <Button
            mih={44}
            variant="default"
            loading={undo.isPending}
            onClick={() => undo.mutate(all)}
          >
            Undo all {number(counts.pushed)} published
          </Button>
        )}
        {run.state !== 'cancelled' && unwritten && (
          <Button mih={44} variant="subtle" onClick={() => setStopping(true)}>
            Stop for good
          </Button>
        )}
      </Group>
      {counts.ready > 0 && (
        <Text size="sm" c="dimmed">
          Publishing writes the chosen fields to the store. It can be undone, product by product or
          all at once.
        </Text>
      )}
      <Trouble error={error} />
      <Confirm
        opened={stopping}
        title="Stop this run for good?"
        action="Stop for good"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate({ runId })}
        onClose={() => setStopping(false)}
      >
        <Text>
          {products(counts.queued)} {counts.queued === 1 ? 'is' : 'are'} left without a listing, and{' '}
          {listings(counts.queued)} not used. What was written stays, to be read and published. A
          stopped run cannot go on; a new one can be started.
        </Text>
      </Confirm>
    </Stack>
  );
}
