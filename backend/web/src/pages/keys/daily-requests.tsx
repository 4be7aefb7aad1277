import type { ReactNode } from 'react';
import type { Key } from './key.ts';

const HEIGHT = 32;
const BAR_WIDTH = 3;
const STEP = 5;

/** Requests of each day of the month until today, as bars; the sum next to it is the text alternative. */
export function DailyRequests({ days }: { readonly days: Key['usage']['days'] }): ReactNode {
  const requests = new Map(days.map((one) => [Number(one.day.slice(8)), one.requests]));
  const max = Math.max(1, ...requests.values());
  const today = new Date().getUTCDate();
  return (
    <svg
      aria-hidden
      width={today * STEP}
      height={HEIGHT}
      style={{ display: 'block', fill: 'var(--mantine-primary-color-filled)' }}
    >
      {Array.from({ length: today }, (_, index) => {
        const height = Math.max(1, ((requests.get(index + 1) ?? 0) / max) * HEIGHT);
        return (
          <rect
            key={index}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR_WIDTH}
            height={height}
          />
        );
      })}
    </svg>
  );
}
