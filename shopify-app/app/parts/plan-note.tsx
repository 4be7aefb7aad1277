import type { ReactNode } from 'react';
import type { Connection } from '../../src/load-context/index.ts';

/** What the plan lacks, and which plan includes it. */
export function PlanNote({ connection }: { readonly connection: Connection }): ReactNode {
  const { bulk, bulkPlan, plansUrl } = connection;
  if (bulk !== false) return null;
  return (
    <s-text>
      Your plan allows one listing at a time. To write several at once, you need the {bulkPlan}{' '}
      plan.{' '}
      {plansUrl !== null && (
        <s-link href={plansUrl} target="_blank">
          See plans
        </s-link>
      )}
    </s-text>
  );
}
