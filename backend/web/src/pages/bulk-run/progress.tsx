import { Anchor, Button, Group, Progress as Bar, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { formatCount, formatNumber, formatRenewal } from '@wareword/shared-schema/format';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, client, messageOf } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { numbersOf, progressOf, RUN_STATES, type RunDetails } from '../bulk/labels.ts';
import { refreshBulk } from './refresh.ts';

/** How far a run is, and its controls. */
export function Progress({ run }: { readonly run: RunDetails }): ReactNode {
  const settled = { onSettled: refreshBulk };
  const pause = useMutation(api.bulk.pause.mutationOptions(settled));
  const resume = useMutation(api.bulk.resume.mutationOptions(settled));
  const retry = useMutation(api.bulk.retryFailed.mutationOptions(settled));
  const failed = [pause, resume, retry].find(({ isError }) => isError);
  const { id: runId } = run;
  const { products, written, left } = numbersOf(run);
  const canRetry = run.failed > 0 && (run.state === 'running' || run.state === 'done');
  const isOver = run.state === 'done' || run.state === 'canceled';
  return (
    <Stack component="section" gap="sm" aria-labelledby="progress">
      <Title order={2} size="h4" id="progress">
        {RUN_STATES[run.state]}
      </Title>
      <Bar.Root size="lg">
        <Bar.Section value={share(written, products)} aria-label="Written" />
        <Bar.Section value={share(run.failed, products)} color="red" aria-label="Failed" />
      </Bar.Root>
      <Text role="status">
        {progressOf(run)}
        {left > 0 && `, ${formatNumber(left)} ${isOver ? 'not written' : 'left'}`}.
      </Text>
      {run.state === 'running' && (
        <Text size="sm" c="dimmed">
          You can leave this page; writing continues.
        </Text>
      )}
      {run.state === 'paused' && <PauseNotice run={run} />}
      {failed !== undefined && (
        <ErrorNotice title="Something went wrong">{messageOf(failed.error)}</ErrorNotice>
      )}
      <Group>
        {run.state === 'running' && (
          <Button
            variant="default"
            loading={pause.isPending}
            onClick={() => pause.mutate({ runId })}
          >
            Pause
          </Button>
        )}
        {run.state === 'paused' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate({ runId })}>
            Resume
          </Button>
        )}
        {!isOver && <Cancel run={run} />}
        {canRetry && (
          <Button
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate({ runId })}
          >
            Retry {formatCount(run.failed, 'failed product')}
          </Button>
        )}
      </Group>
      {run.failed > 0 && (
        <Text size="sm" c="dimmed">
          You weren't charged for failed products.
          {canRetry && ' Each one that succeeds on retry uses one listing.'}
        </Text>
      )}
    </Stack>
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

function PauseNotice({ run }: { readonly run: RunDetails }): ReactNode {
  const pricing = (text: string) => (
    <Anchor component={Link} href="/pricing" inherit underline="always">
      {text}
    </Anchor>
  );
  switch (run.pausedBy) {
    case null:
      return run.writing > 0 ? (
        <Text size="sm">Finishing {formatCount(run.writing, 'listing')} already in progress.</Text>
      ) : null;
    case 'credits':
      return (
        <Notice title="You've used all your listings this month">
          Your allowance resets on {formatRenewal(new Date())}. To continue sooner,{' '}
          {pricing('upgrade now')}, then resume here.
        </Notice>
      );
    case 'plan_required':
      return (
        <Notice title="Your plan no longer includes bulk writing">
          You can still download the listings written so far. {pricing('Upgrade')} to Pro or Agency
          to resume.
        </Notice>
      );
    case 'member_removed':
      return (
        <Notice title="The person who started this run has left the team">
          We paused it so it doesn't use your listings without your knowledge. Resume it under your
          name, or cancel it. You keep what's already written.
        </Notice>
      );
    case 'brand':
      return (
        <Notice title="This brand is archived or locked">
          Restore or unlock it on the{' '}
          <Anchor component={Link} href="/brands" inherit underline="always">
            Brands
          </Anchor>{' '}
          page, then resume.
        </Notice>
      );
  }
}

function Cancel({ run }: { readonly run: RunDetails }): ReactNode {
  const [isConfirming, confirmation] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={confirmation.open}>
        Cancel
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={`Cancel ${run.fileName}?`}
          button="Cancel run"
          keep="Keep writing"
          act={() => client.bulk.cancel.mutate({ runId: run.id }).finally(refreshBulk)}
          onClose={confirmation.close}
        >
          The remaining {formatCount(run.waiting, 'product')} won't be written or charged. You keep
          what's already written and can download it. This can't be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
