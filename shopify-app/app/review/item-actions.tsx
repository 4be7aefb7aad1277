import type { ReactNode } from 'react';
import type { Changed, Review, RunActionInput } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import type { useAction } from '../parts/outcome.ts';
import { isOpen } from './item.ts';

type Change = ReturnType<typeof useAction<RunActionInput, Changed>>;

/** The next step, in the page's header: publish, undo, try again, and go to the next product. */
export function ItemActions({
  review,
  chosen,
  unsaved,
  change,
}: {
  readonly review: Review;
  readonly chosen: number;
  readonly unsaved: boolean;
  readonly change: Change;
}): ReactNode {
  const format = useFormat();
  const { item, run, previous, next } = review;
  const items = [item.id];
  const isSent = (action: RunActionInput['action']) => change.sent?.action === action;
  return (
    <>
      {isOpen(review) && (
        <s-button
          slot="primary-action"
          variant="primary"
          loading={isSent('publish')}
          disabled={unsaved || chosen === 0}
          onClick={() => change.send({ action: 'publish', items })}
        >
          {chosen === 0 ? 'No fields selected' : `Publish ${format.count(chosen, 'field')}`}
        </s-button>
      )}
      {item.state === 'failed' && (
        <s-button
          slot={isOpen(review) ? 'secondary-actions' : 'primary-action'}
          variant={isOpen(review) ? 'secondary' : 'primary'}
          loading={isSent('retry')}
          onClick={() => change.send({ action: 'retry', items })}
        >
          Retry
        </s-button>
      )}
      {item.state === 'published' && (
        <s-button
          slot="secondary-actions"
          loading={isSent('undo')}
          onClick={() => change.send({ action: 'undo', items })}
        >
          Undo
        </s-button>
      )}
      {previous !== null && (
        <s-button slot="secondary-actions" href={`/app/runs/${run.id}/${previous}`}>
          Previous
        </s-button>
      )}
      {next !== null && (
        <s-button slot="secondary-actions" href={`/app/runs/${run.id}/${next}`}>
          Next
        </s-button>
      )}
    </>
  );
}

/** Less frequent actions: rewrite or skip. */
export function MoreActions({
  review: { item },
  change,
}: {
  readonly review: Review;
  readonly change: Change;
}): ReactNode {
  const canRewrite = ['ready', 'conflict', 'undone', 'skipped'].includes(item.state);
  const out = ['queued', 'ready', 'conflict'].includes(item.state);
  if (!canRewrite && !out) return null;
  return (
    <s-section heading="Not what you want?">
      <s-stack gap="base" alignItems="start">
        {canRewrite && (
          <s-paragraph>
            Rewriting uses 1 listing and replaces this text, including your edits.
          </s-paragraph>
        )}
        <s-stack direction="inline" gap="small">
          {canRewrite && (
            <s-button
              loading={change.sent?.action === 'rewrite'}
              onClick={() => change.send({ action: 'rewrite', items: [item.id] })}
            >
              Rewrite
            </s-button>
          )}
          {out && (
            <s-button
              variant="tertiary"
              loading={change.sent?.action === 'skip'}
              onClick={() => change.send({ action: 'skip', items: [item.id] })}
            >
              Skip product
            </s-button>
          )}
        </s-stack>
      </s-stack>
    </s-section>
  );
}
