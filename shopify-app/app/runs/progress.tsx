import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunView, Usage } from '../../src/load-context/index.ts';
import { LocalTime } from '../parts/local-time.tsx';
import { UsageLine } from '../parts/usage.tsx';

/** The run's progress and cost so far. */
export function Progress({
  run,
  usage,
}: {
  readonly run: RunView;
  readonly usage: Usage | null;
}): ReactNode {
  const t = useTranslations('runs');
  const shell = useTranslations('shell');
  const open = run.counts.queued + run.counts.generating;
  const done = run.total - open;
  return (
    <s-section heading={shell('progress')}>
      <s-stack gap="small">
        <s-progress
          accessibilityLabel={t('listingsWritten')}
          max={Math.max(run.total, 1)}
          value={done}
          tone={open === 0 ? 'success' : 'auto'}
        />
        {/* Each on its own line, which stays one line on a phone while the numbers change. */}
        <div role="status">
          <s-paragraph>{t('done', { done, total: run.total })}</s-paragraph>
          <s-paragraph>{run.summary}.</s-paragraph>
        </div>
        <s-text color="subdued">
          {t.rich('startedAt', { at: () => <LocalTime at={run.createdAt} /> })}{' '}
          {run.written === 0 ? t('noneUsed') : t('usedByRun', { count: run.written })}
        </s-text>
        <UsageLine usage={usage} />
        <s-text color="subdued">
          <Hint run={run} />
        </s-text>
      </s-stack>
    </s-section>
  );
}

const WAITING = {
  rate: 'waitingForRate',
  service: 'waitingForService',
  store: 'waitingForStore',
} as const;

/** One line in every state: a wait that comes and goes must not move the products below it. */
function Hint({ run }: { readonly run: RunView }): ReactNode {
  const t = useTranslations('runs');
  if (run.waiting !== null) {
    const { until } = run.waiting;
    return t.rich(WAITING[run.waiting.for], { at: () => <LocalTime at={until} /> });
  }
  if (run.working) return t('canLeave');
  const { ready, conflict, published } = run.counts;
  if (ready + conflict > 0) return t('reviewBelow');
  return published > 0 ? t('canUndo') : t('finished');
}
