import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Problem } from '../../src/load-context/index.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { ConnectButton } from './connect-button.tsx';

/** What connecting means, and the button. */
export function Connect({
  problem,
  again = false,
}: {
  readonly problem: Problem | null;
  readonly again?: boolean;
}): ReactNode {
  const t = useTranslations('connection');
  return (
    <s-section heading={again ? t('connectAgain') : t('connectStore')}>
      <s-stack gap="base" alignItems="start">
        <ProblemBanner problem={problem} />
        <s-paragraph>{again ? t('connectAgainHelp') : t('connectStoreHelp')}</s-paragraph>
        <ConnectButton />
      </s-stack>
    </s-section>
  );
}
