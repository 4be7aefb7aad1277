import type { ReactNode } from 'react';
import type { Changed, RunActionInput, RunView } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { PUBLISH_DIALOG, PublishDialog } from './publish-dialog.tsx';

const CANCEL_DIALOG = 'cancel-dialog';

/** What can be done with all products of a run. */
export function RunActions({ run }: { readonly run: RunView }): ReactNode {
  const { counts, state } = run;
  const format = useFormat();
  const change = useAction<RunActionInput, Changed>(`/app/runs/${run.id}?index`);
  const unwritten = counts.queued + counts.generating > 0 || run.collecting;
  const isSent = (action: RunActionInput['action']) => change.sent?.action === action;
  return (
    <>
      {counts.ready > 0 && (
        <s-button
          slot="primary-action"
          variant="primary"
          loading={isSent('publish')}
          commandFor={PUBLISH_DIALOG}
          command="--show"
        >
          Publish {format.count(counts.ready, 'listing')}
        </s-button>
      )}
      {state === 'active' && unwritten && (
        <s-button
          slot="secondary-actions"
          loading={isSent('pause')}
          onClick={() => change.send({ action: 'pause' })}
        >
          Pause
        </s-button>
      )}
      {state === 'paused' && (
        <s-button
          slot={counts.ready > 0 ? 'secondary-actions' : 'primary-action'}
          variant={counts.ready > 0 ? 'secondary' : 'primary'}
          loading={isSent('resume')}
          onClick={() => change.send({ action: 'resume' })}
        >
          Resume
        </s-button>
      )}
      {counts.failed > 0 && (
        <s-button
          slot="secondary-actions"
          loading={isSent('retry')}
          onClick={() => change.send({ action: 'retry', items: 'all' })}
        >
          Retry {format.number(counts.failed)} failed
        </s-button>
      )}
      {counts.published > 0 && (
        <s-button
          slot="secondary-actions"
          loading={isSent('undo')}
          onClick={() => change.send({ action: 'undo', items: 'all' })}
        >
          Undo {format.number(counts.published)} published
        </s-button>
      )}
      {state !== 'canceled' && unwritten && (
        <s-button
          slot="secondary-actions"
          loading={isSent('cancel')}
          commandFor={CANCEL_DIALOG}
          command="--show"
        >
          Cancel run
        </s-button>
      )}
      <ProblemBanner problem={change.problem} />
      <PublishDialog run={run} onConfirm={() => change.send({ action: 'publish', items: 'all' })} />
      <s-modal id={CANCEL_DIALOG} heading="Cancel this run?">
        <s-paragraph>
          {format.count(counts.queued, 'product')} won't get a listing, and you won't be charged for{' '}
          {counts.queued === 1 ? 'it' : 'them'}. Finished listings stay here to review and publish.
          A canceled run can't be resumed, but you can start a new one.
        </s-paragraph>
        <s-button
          slot="primary-action"
          variant="primary"
          tone="critical"
          commandFor={CANCEL_DIALOG}
          command="--hide"
          onClick={() => change.send({ action: 'cancel' })}
        >
          Cancel run
        </s-button>
        <s-button slot="secondary-actions" commandFor={CANCEL_DIALOG} command="--hide">
          Keep running
        </s-button>
      </s-modal>
    </>
  );
}
