import { Anchor, Button, Group, Modal, Progress as Bar, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, messageOf } from '../../api.ts';
import { count, progressOf, RUN_STATES, type RunDetails } from '../bulk/words.ts';
import { refreshBulk } from './refresh.ts';

/** How far a run is, and its reins. */
export function Progress({ run }: { readonly run: RunDetails }): ReactNode {
  const settled = { onSettled: refreshBulk };
  const pause = useMutation(api.bulk.pause.mutationOptions(settled));
  const resume = useMutation(api.bulk.resume.mutationOptions(settled));
  const retry = useMutation(api.bulk.retryFailed.mutationOptions(settled));
  const failed = [pause, resume, retry].find(({ isError }) => isError);
  const { id: runId, products, written } = run;
  const canRetry = run.failed > 0 && (run.state === 'running' || run.state === 'done');
  const isOver = run.state === 'done' || run.state === 'cancelled';
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
        {!isOver && `, ${(run.waiting + run.writing).toLocaleString('en')} left`}
        {isOver && run.waiting > 0 && `, ${run.waiting.toLocaleString('en')} not written`}.
      </Text>
      {run.state === 'running' && (
        <Text size="sm" c="dimmed">
          You can leave this page: it goes on by itself.
        </Text>
      )}
      {run.state === 'paused' && <WhyPaused run={run} />}
      {failed !== undefined && (
        <ErrorNotice title="That did not work">{messageOf(failed.error)}</ErrorNotice>
      )}
      <Group>
        {run.state === 'running' && (
          <Button
            variant="default"
            mih={44}
            loading={pause.isPending}
            onClick={() => pause.mutate({ runId })}
          >
            Pause
          </Button>
        )}
        {run.state === 'paused' && (
          <Button mih={44} loading={resume.isPending} onClick={() => resume.mutate({ runId })}>
            Resume
          </Button>
        )}
        {!isOver && <Cancel run={run} />}
        {canRetry && (
          <Button
            variant="default"
            mih={44}
            loading={retry.isPending}
            onClick={() => retry.mutate({ runId })}
          >
            Try {count(run.failed, 'failed product')} again
          </Button>
        )}
      </Group>
      {run.failed > 0 && (
        <Text size="sm" c="dimmed">
          What failed was not charged.
          {canRetry && ' Trying again uses one listing for each that is written.'}
        </Text>
      )}
    </Stack>
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

function WhyPaused({ run }: { readonly run: RunDetails }): ReactNode {
  const plans = (
    <Anchor component={Link} href="/pricing" inherit underline="always">
      See the plans
    </Anchor>
  );
  switch (run.pausedBy) {
    case null:
      return run.writing > 0 ? (
        <Text size="sm">{count(run.writing, 'listing')} under way will still be finished.</Text>
      ) : null;
    case 'usage_limit_reached':
      return (
        <Notice title="Your listings of this month are used up">
          Nothing is lost. Resume when there are more: with a larger plan, or from the first of next
          month. {plans}
        </Notice>
      );
    case 'plan_required':
      return (
        <Notice title="Your plan no longer has bulk">
          What is written can be downloaded. With Pro or Agency you can resume. {plans}
        </Notice>
      );
    case 'member_removed':
      return (
        <Notice title="Whoever began this is not in the team any more">
          It was paused so that no more listings are used without your knowing. Resume it to go on
          in your name, or cancel it. What is written stays.
        </Notice>
      );
    default:
      return (
        <Notice title="The brand cannot be written to">
          It is archived or locked. Make it available on the page{' '}
          <Anchor component={Link} href="/brands" inherit underline="always">
            Brands
          </Anchor>
          , then resume.
        </Notice>
      );
  }
}

function Cancel({ run }: { readonly run: RunDetails }): ReactNode {
  const [asking, ask] = useDisclosure(false);
  const cancel = useMutation(
    api.bulk.cancel.mutationOptions({
      onSuccess: ask.close,
      onSettled: refreshBulk,
    }),
  );
  return (
    <>
      <Button variant="default" mih={44} onClick={ask.open}>
        Cancel
      </Button>
      <Modal opened={asking} onClose={ask.close} title={`Cancel ${run.fileName}?`}>
        <Stack>
          <Text>
            {count(run.waiting, 'product')} will not be written, and cost nothing. What is written
            stays, and can be downloaded. This cannot be undone.
          </Text>
          {cancel.isError && <ErrorNotice>{messageOf(cancel.error)}</ErrorNotice>}
          <Group>
            <Button
              color="red"
              mih={44}
              loading={cancel.isPending}
              onClick={() => cancel.mutate({ runId: run.id })}
            >
              Cancel the rest
            </Button>
            <Button variant="default" mih={44} onClick={ask.close}>
              Go on
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
