import type { ReactNode } from 'react';
import type { Connection } from '../../src/load-context/index.ts';
import { useFormat } from './format.ts';

/** "97 of 100 listings left. Resets December 1." */
export function UsageLine({ usage }: { readonly usage: Connection['usage'] }): ReactNode {
  const format = useFormat();
  if (usage === null) return null;
  return (
    <s-text color="subdued">
      {format.number(usage.remaining)} of {format.count(usage.limit, 'listing')} left this month.
      Resets {format.day(usage.resetsAt)}.
    </s-text>
  );
}
