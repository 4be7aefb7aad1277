import type { ReactNode } from 'react';
import type { RunView, Usage } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
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
  const format = useFormat();
  const open = run.counts.queued + run.counts.generating;
  const done = run.total - open;
  return (
    <s-section heading="Progress">
      <s-stack gap="small">
        <s-progress
          accessibilityLabel="Listings written"
          max={Math.max(run.total, 1)}
          value={done}
          tone={open === 0 ? 'success' : 'auto'}
        />
        <div role="status">
          <s-text>
            {format.number(done)} of {format.number(run.total)} done. {run.summary}.
          </s-text>
        </div>
        <s-text color="subdued">
          Started <LocalTime at={run.createdAt} />.{' '}
          {run.written === 0
            ? 'No listings used so far.'
            : `${format.count(run.written, 'listing')} used by this run.`}
        </s-text>
        <UsageLine usage={usage} />
        {run.working && (
          <s-text color="subdued">You can leave this page. The run continues.</s-text>
        )}
      </s-stack>
    </s-section>
  );
}
