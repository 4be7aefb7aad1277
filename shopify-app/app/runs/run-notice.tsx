import type { ReactNode } from 'react';
import type { RunView } from '../../src/load-context/index.ts';
import { ProblemBanner } from '../parts/problem.tsx';

/** Why a run is paused, and what to do about it. */
export function RunNotice({ run }: { readonly run: RunView }): ReactNode {
  if (run.state !== 'paused') return null;
  if (run.reason !== null) return <ProblemBanner problem={run.reason} />;
  return (
    <s-banner tone="info" heading="Paused">
      Listings already in progress will still be added. Resume whenever you like.
    </s-banner>
  );
}
