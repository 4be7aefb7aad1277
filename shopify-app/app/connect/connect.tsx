import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '../../src/load-context/index.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';

/** Sends the merchant to Wareword's consent page, which returns them here. */
export function Connect({
  problem,
  again = false,
}: {
  readonly problem: Problem | null;
  readonly again?: boolean;
}): ReactNode {
  const t = useTranslations('connection');
  const shell = useTranslations('shell');
  const start = useAction<null, { readonly url: string }>('/app/connect?index');
  const url = start.value?.url;
  useEffect(() => {
    if (url !== undefined) open(url, '_top');
  }, [url]);
  return (
    <s-section heading={again ? t('connectAgain') : t('connectStore')}>
      <s-stack gap="base" alignItems="start">
        <ProblemBanner problem={start.problem ?? problem} />
        <s-paragraph>{again ? t('connectAgainHelp') : t('connectStoreHelp')}</s-paragraph>
        <s-button
          variant="primary"
          loading={start.pending || url !== undefined}
          onClick={() => start.send(null)}
        >
          {shell('connectToWareword')}
        </s-button>
      </s-stack>
    </s-section>
  );
}
