import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Changed, Review, RunActionInput } from '../../src/load-context/index.ts';
import type { useAction } from '../parts/outcome.ts';
import { isOpen } from './item.ts';

type Change = ReturnType<typeof useAction<RunActionInput, Changed>>;

/** The next step, in the page's header: publish, undo, try again, and go to the next product. */
export function ItemActions({
  review,
  chosen,
  isSaved,
  change,
}: {
  readonly review: Review;
  readonly chosen: number;
  /** Whether what is shown is saved: only that would be published. */
  readonly isSaved: boolean;
  readonly change: Change;
}): ReactNode {
  const t = useTranslations('review');
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
          disabled={!isSaved || chosen === 0}
          onClick={() => change.send({ action: 'publish', items })}
        >
          {chosen === 0 ? t('noFieldsSelected') : t('publishFields', { count: chosen })}
        </s-button>
      )}
      {item.state === 'failed' && !item.gone && (
        <s-button
          slot={isOpen(review) ? 'secondary-actions' : 'primary-action'}
          variant={isOpen(review) ? 'secondary' : 'primary'}
          loading={isSent('retry')}
          onClick={() => change.send({ action: 'retry', items })}
        >
          {t('retry')}
        </s-button>
      )}
      {item.state === 'published' && (
        <s-button
          slot="secondary-actions"
          loading={isSent('undo')}
          onClick={() => change.send({ action: 'undo', items })}
        >
          {t('undo')}
        </s-button>
      )}
      {previous !== null && (
        <s-button slot="secondary-actions" href={`/app/runs/${run.id}/${previous}`}>
          {t('previous')}
        </s-button>
      )}
      {next !== null && (
        <s-button slot="secondary-actions" href={`/app/runs/${run.id}/${next}`}>
          {t('next')}
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
  const t = useTranslations('review');
  const canRewrite = ['ready', 'conflict', 'undone', 'skipped'].includes(item.state);
  const canSkip = ['queued', 'ready', 'conflict'].includes(item.state);
  if (!canRewrite && !canSkip) return null;
  return (
    <s-section heading={t('notWhatYouWant')}>
      <s-stack gap="base" alignItems="start">
        {canRewrite && <s-paragraph>{t('rewriteHelp')}</s-paragraph>}
        <s-stack direction="inline" gap="small">
          {canRewrite && (
            <s-button
              loading={change.sent?.action === 'rewrite'}
              onClick={() => change.send({ action: 'rewrite', items: [item.id] })}
            >
              {t('rewrite')}
            </s-button>
          )}
          {canSkip && (
            <s-button
              variant="tertiary"
              loading={change.sent?.action === 'skip'}
              onClick={() => change.send({ action: 'skip', items: [item.id] })}
            >
              {t('skipProduct')}
            </s-button>
          )}
        </s-stack>
      </s-stack>
    </s-section>
  );
}
