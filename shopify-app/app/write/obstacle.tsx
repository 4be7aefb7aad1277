import type { ReactNode } from 'react';
import type { RunPreparation } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
import { ProblemBanner } from '../parts/problem.tsx';

/** Whether the plan allows this many products in one run. */
export function fitsPlan({ connection, count }: RunPreparation): boolean {
  return connection.bulk !== false || count === 1;
}

/** What blocks or limits a run: the first problem only, shown before the form. */
export function Obstacle({ preparation }: { readonly preparation: RunPreparation }): ReactNode {
  const format = useFormat();
  const { connection, count } = preparation;
  const { usage, problem, bulkPlan, plansUrl } = connection;
  const plans = plansUrl !== null && (
    <s-button slot="secondary-actions" href={plansUrl} target="_blank">
      See plans
    </s-button>
  );
  if (problem !== null) {
    const tone = problem.code === 'usage_limit_reached' ? 'warning' : 'critical';
    return <ProblemBanner problem={problem} tone={tone} />;
  }
  if (!fitsPlan(preparation)) {
    return (
      <s-banner tone="warning" heading="Your plan allows one listing at a time">
        <s-paragraph>
          You selected {format.count(count, 'product')}. Select one. To write several at once, you
          need the {bulkPlan} plan.
        </s-paragraph>
        <s-button slot="secondary-actions" href="/app/products">
          Choose a product
        </s-button>
        {plans}
      </s-banner>
    );
  }
  if (usage === null || usage.remaining >= count) return null;
  return (
    <s-banner tone="warning" heading="Not enough listings left this month">
      <s-paragraph>
        This needs {format.count(count, 'listing')}, and you have {format.number(usage.remaining)}{' '}
        of {format.number(usage.limit)} left. We'll write {format.number(usage.remaining)} now.
        Resume the run later for the rest. Your allowance resets on {format.day(usage.resetsAt)}{' '}
        (UTC).
      </s-paragraph>
      {plans}
    </s-banner>
  );
}
