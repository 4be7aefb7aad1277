import { useRevalidator } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Problem } from '../../src/load-context/index.ts';
import { ProblemBanner } from './problem.tsx';

/**
 * Shown instead of content that failed to load. If a link fixes the problem, there is no button to try again.
 */
export function PageProblem({ problem }: { readonly problem: Problem }): ReactNode {
  const { revalidate } = useRevalidator();
  const retry = problem.link === null ? { retry: () => revalidate() } : {};
  return (
    <s-section>
      <ProblemBanner problem={problem} {...retry} />
    </s-section>
  );
}
