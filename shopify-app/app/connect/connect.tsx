import { useEffect, type ReactNode } from 'react';
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
  const start = useAction<null, { readonly url: string }>('/app/connect?index');
  const url = start.value?.url;
  useEffect(() => {
    if (url !== undefined) open(url, '_top');
  }, [url]);
  return (
    <s-section heading={again ? 'Connect again' : 'Connect your store'}>
      <s-stack gap="base" alignItems="start">
        <ProblemBanner problem={start.problem ?? problem} />
        <s-paragraph>
          {again
            ? 'Approve this store in Wareword again. Your runs are saved.'
            : "Sign in to Wareword, then approve this store. You'll come back here afterward. You can disconnect at any time."}
        </s-paragraph>
        <s-button
          variant="primary"
          loading={start.pending || url !== undefined}
          onClick={() => start.send(null)}
        >
          Connect to Wareword
        </s-button>
      </s-stack>
    </s-section>
  );
}
