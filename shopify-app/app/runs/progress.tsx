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
        {/* Each on its own line, which stays one line on a phone while the numbers change. */}
        <div role="status">
          <s-paragraph>
            {format.number(done)} of {format.number(run.total)} done.
          </s-paragraph>
          <s-paragraph>{run.summary}.</s-paragraph>
        </div>
        <s-text color="subdued">
          Started <LocalTime at={run.createdAt} />.{' '}
          {run.written === 0
            ? 'No listings used so far.'
            : `${format.count(run.written, 'listing')} used by this run.`}
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
  rate: 'Waiting for the rate limit',
  service: 'Waiting for Wareword',
  store: 'Waiting for Shopify',
} as const;

/** One line in every state: a wait that comes and goes must not move the products below it. */
function Hint({ run }: { readonly run: RunView }): ReactNode {
  if (run.waiting !== null) {
    return (
      <>
        {WAITING[run.waiting.for]}. The run continues automatically at{' '}
        <LocalTime at={run.waiting.until} />.
      </>
    );
  }
  if (run.working) return 'You can leave this page. The run continues.';
  const { ready, conflict, published } = run.counts;
  if (ready + conflict > 0) return 'Review the listings below, then publish them.';
  return published > 0 ? 'You can undo what you published.' : 'This run is finished.';
}
