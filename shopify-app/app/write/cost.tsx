import type { ReactNode } from 'react';
import type { Connection } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';

/** What the next click costs. */
export function Cost({
  count,
  connection: { usage },
}: {
  readonly count: number;
  readonly connection: Connection;
}): ReactNode {
  const format = useFormat();
  if (usage === null) {
    return <s-paragraph>Uses {format.count(count, 'listing')} from your plan.</s-paragraph>;
  }
  const uses = format.count(Math.min(count, usage.remaining), 'listing');
  const left = `${format.number(usage.remaining)} of ${format.number(usage.limit)}`;
  return (
    <s-paragraph>
      {usage.remaining === 0 ? '' : `Uses ${uses}. `}You have {left} left this month. A listing that
      fails isn't charged.
    </s-paragraph>
  );
}
