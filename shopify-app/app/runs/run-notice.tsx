import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunView } from '../../src/load-context/index.ts';
import { ProblemBanner } from '../parts/problem.tsx';

/** Why a run is paused, and what to do about it. */
export function RunNotice({ run }: { readonly run: RunView }): ReactNode {
  const t = useTranslations('runs');
  const shell = useTranslations('shell');
  if (run.state !== 'paused') return null;
  if (run.reason !== null) return <ProblemBanner problem={run.reason} />;
  return (
    <s-banner tone="info" heading={shell('runPaused')}>
      {t('pausedHelp')}
    </s-banner>
  );
}
