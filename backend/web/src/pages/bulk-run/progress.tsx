import { Anchor, Button, Group, Progress as Bar, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { ErrorNotice, Notice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { api, client, messageOf } from '../../api.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { numbersOf, progressOf, RUN_STATES, type RunDetails } from '../bulk/labels.ts';
import { refreshBulk } from './refresh.ts';
import { formatRenewal } from '../../format.ts';
import { t } from '../../messages/bulk.ts';

/** How far a run is, and its controls. */
export function Progress({ run }: { readonly run: RunDetails }): ReactNode {
  const settled = { onSettled: refreshBulk };
  const pause = useMutation(api.bulk.pause.mutationOptions(settled));
  const resume = useMutation(api.bulk.resume.mutationOptions(settled));
  const retry = useMutation(api.bulk.retryFailed.mutationOptions(settled));
  const failed = [
    { title: t('notPaused'), ...pause },
    { title: t('notResumed'), ...resume },
    { title: t('notRetried'), ...retry },
  ].find(({ isError }) => isError);
  const { id: runId } = run;
  const { products, written, left } = numbersOf(run);
  const canRetry = run.failed > 0 && (run.state === 'running' || run.state === 'done');
  const isOver = run.state === 'done' || run.state === 'canceled';
  return (
    <Stack component="section" gap="sm" aria-labelledby="progress">
      <Title order={2} size="h4" id="progress">
        {RUN_STATES[run.state]()}
      </Title>
      <Bar.Root size="lg">
        <Bar.Section value={share(written, products)} aria-label={t('written')} />
        <Bar.Section value={share(run.failed, products)} color="red" aria-label={t('failed')} />
      </Bar.Root>
      <Text role="status">
        {progressOf(run)}
        {left > 0 && `, ${t(isOver ? 'notWrittenOf' : 'leftCount', { left })}`}.
      </Text>
      {run.state === 'running' && (
        <Text size="sm" c="dimmed">
          {t('leavePageHelp')}
        </Text>
      )}
      {run.state === 'paused' && <PauseNotice run={run} />}
      {failed !== undefined && (
        <ErrorNotice title={failed.title}>{messageOf(failed.error)}</ErrorNotice>
      )}
      <Group>
        {run.state === 'running' && (
          <Button
            variant="default"
            loading={pause.isPending}
            onClick={() => pause.mutate({ runId })}
          >
            {t('pause')}
          </Button>
        )}
        {run.state === 'paused' && (
          <Button loading={resume.isPending} onClick={() => resume.mutate({ runId })}>
            {t('resume')}
          </Button>
        )}
        {!isOver && <Cancel run={run} />}
        {canRetry && (
          <Button
            variant="default"
            loading={retry.isPending}
            onClick={() => retry.mutate({ runId })}
          >
            {t('retryFailed', { failed: run.failed })}
          </Button>
        )}
      </Group>
      {run.failed > 0 && (
        <Text size="sm" c="dimmed">
          {canRetry ? t('notChargedRetry') : t('notCharged')}
        </Text>
      )}
    </Stack>
  );
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}

function PauseNotice({ run }: { readonly run: RunDetails }): ReactNode {
  const pricing = (text: ReactNode) => (
    <Anchor component={Link} href="/pricing" inherit underline="always">
      {text}
    </Anchor>
  );
  switch (run.pauseReason) {
    case null:
      return run.writing > 0 ? (
        <Text size="sm">{t('pausing', { writing: run.writing })}</Text>
      ) : null;
    case 'credits':
      return (
        <Notice title={t('noListingsLeft')}>
          {t.rich('allowanceResets', { date: formatRenewal(new Date()), link: pricing })}
        </Notice>
      );
    case 'plan_required':
      return (
        <Notice title={t('pausedByPlan')}>{t.rich('upgradeToResume', { link: pricing })}</Notice>
      );
    case 'member_removed':
      return <Notice title={t('starterLeft')}>{t('starterLeftHelp')}</Notice>;
    case 'brand':
      return (
        <Notice title={t('brandUnavailable')}>
          {t.rich('brandUnavailableHelp', {
            link: (chunks) => (
              <Anchor component={Link} href="/brands" inherit underline="always">
                {chunks}
              </Anchor>
            ),
          })}
        </Notice>
      );
  }
}

function Cancel({ run }: { readonly run: RunDetails }): ReactNode {
  const [isConfirming, confirmation] = useDisclosure(false);
  return (
    <>
      <Button variant="default" onClick={confirmation.open}>
        {t('cancel')}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={t('cancelQuestion', { fileName: run.fileName })}
          button={t('cancelRun')}
          keep={t('keepWriting')}
          act={async () => {
            try {
              await client.bulk.cancel.mutate({ runId: run.id });
            } finally {
              await refreshBulk();
            }
          }}
          onClose={confirmation.close}
        >
          {t('cancelConsequences', { waiting: run.waiting })}
        </ConfirmDialog>
      )}
    </>
  );
}
