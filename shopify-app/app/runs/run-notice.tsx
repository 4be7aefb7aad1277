import type { ReactNode } from 'react';
import type { RunView } from '../../src/load-context/index.ts';
import { LocalTime } from '../parts/local-time.tsx';
import { ProblemBanner } from '../parts/problem.tsx';

const WAITING = {
  rate: 'Waiting for the rate limit',
  service: 'Waiting for Wareword',
  store: 'Waiting for Shopify',
} as const;

/** Why a run is paused or waits, and what to do about it. */
export function RunNotice({ run }: { readonly run: RunView }): ReactNode {
  if (run.state === 'paused') {
    if (run.reason !== null) return <ProblemBanner problem={run.reason} />;
    return (
      <s-banner tone="info" heading="Paused">
        Listings already in progress will still be added. Resume whenever you like.
      </s-banner>
    );
  }
  if (run.waiting === null) return null;
  return (
    <s-banner tone="info" heading={WAITING[run.waiting.for]}>
      {run.waiting.message} The run continues automatically. Next attempt:{' '}
      <LocalTime at={run.waiting.until} />.
    </s-banner>
  );
}
