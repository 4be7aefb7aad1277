import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';

/** Sends the merchant to Wareword's consent page from wherever it is, which returns them here. */
export function ConnectButton(): ReactNode {
  const shell = useTranslations('shell');
  const start = useAction<null, { readonly url: string }>('/app/connect?index');
  const url = start.value?.url;
  useEffect(() => {
    if (url !== undefined) open(url, '_top');
  }, [url]);
  return (
    <>
      <ProblemBanner problem={start.problem} />
      <s-button
        variant="primary"
        loading={start.pending || url !== undefined}
        onClick={() => start.send(null)}
      >
        {shell('connectToWareword')}
      </s-button>
    </>
  );
}
