import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Changed, RunActionInput, RunView } from '../../src/load-context/index.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { PUBLISH_DIALOG, PublishDialog } from './publish-dialog.tsx';

const CANCEL_DIALOG = 'cancel-dialog';

/** What can be done with all products of a run. */
export function RunActions({ run }: { readonly run: RunView }): ReactNode {
  const { counts, state } = run;
  const t = useTranslations('runs');
  const change = useAction<RunActionInput, Changed>(`/app/runs/${run.id}?index`);
  const unwritten = counts.queued + counts.generating > 0 || run.gathering;
  const publishing = counts.publish_queued + counts.publishing;
  const undoing = counts.undo_queued + counts.undoing;
  const canPublish = counts.ready + publishing > 0;
  const isSent = (action: RunActionInput['action']) => change.sent?.action === action;
  return (
    <>
      {canPublish && (
        <s-button
          slot="primary-action"
          variant="primary"
          loading={isSent('publish') || counts.ready === 0}
          commandFor={PUBLISH_DIALOG}
          command="--show"
        >
          {t('publishCount', { count: counts.ready || publishing })}
        </s-button>
      )}
      {state === 'active' && unwritten && (
        <s-button
          slot="secondary-actions"
          loading={isSent('pause')}
          onClick={() => change.send({ action: 'pause' })}
        >
          {t('pause')}
        </s-button>
      )}
      {state === 'paused' && (
        <s-button
          slot={canPublish ? 'secondary-actions' : 'primary-action'}
          variant={canPublish ? 'secondary' : 'primary'}
          loading={isSent('resume')}
          onClick={() => change.send({ action: 'resume' })}
        >
          {t('resume')}
        </s-button>
      )}
      {counts.failed > 0 && (
        <s-button
          slot="secondary-actions"
          loading={isSent('retry')}
          onClick={() => change.send({ action: 'retry', items: 'all' })}
        >
          {t('retryFailed', { count: counts.failed })}
        </s-button>
      )}
      {counts.published + undoing > 0 && (
        <s-button
          slot="secondary-actions"
          loading={isSent('undo') || counts.published === 0}
          onClick={() => change.send({ action: 'undo', items: 'all' })}
        >
          {t('undoPublished', { count: counts.published || undoing })}
        </s-button>
      )}
      {state !== 'canceled' && unwritten && (
        <s-button
          slot="secondary-actions"
          loading={isSent('cancel')}
          commandFor={CANCEL_DIALOG}
          command="--show"
        >
          {t('cancelRun')}
        </s-button>
      )}
      <ProblemBanner problem={change.problem} />
      <PublishDialog run={run} onConfirm={() => change.send({ action: 'publish', items: 'all' })} />
      <s-modal id={CANCEL_DIALOG} heading={t('confirmCancel')}>
        <s-paragraph>{t('confirmCancelHelp', { count: counts.queued })}</s-paragraph>
        <s-button
          slot="primary-action"
          variant="primary"
          tone="critical"
          commandFor={CANCEL_DIALOG}
          command="--hide"
          onClick={() => change.send({ action: 'cancel' })}
        >
          {t('cancelRun')}
        </s-button>
        <s-button slot="secondary-actions" commandFor={CANCEL_DIALOG} command="--hide">
          {t('keepRunning')}
        </s-button>
      </s-modal>
    </>
  );
}
