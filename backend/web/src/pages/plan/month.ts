import { formatMonth } from '../../format.ts';
import { t } from '../../messages/plan.ts';

/** A day's listings by source. */
export interface Day {
  /** In UTC, as `2026-11-21`. */
  readonly day: string;
  readonly dashboard: number;
  readonly keys: number;
  readonly stores: number;
}

/** The sources of listings, each with a color that is distinct in light and dark mode. */
export const SOURCES = [
  { name: 'dashboard', label: () => t('dashboard'), color: 'var(--ww-accent)' },
  { name: 'keys', label: () => t('apiKeys'), color: 'var(--mantine-color-violet-5)' },
  { name: 'stores', label: () => t('stores'), color: 'var(--mantine-color-orange-8)' },
] as const;

export type Source = (typeof SOURCES)[number]['name'];

export function totalOf(days: readonly Day[], source: Source): number {
  return days.reduce((total, day) => total + day[source], 0);
}

/** The calendar month in UTC around `now`, with an entry for each of its days. */
export function monthOf(
  now: Date,
  days: readonly Day[],
): { readonly name: string; readonly days: readonly Day[] } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const next = new Date(Date.UTC(year, month + 1, 1));
  const count = new Date(next.getTime() - 1).getUTCDate();
  const known = new Map(days.map((day) => [day.day, day]));
  return {
    name: formatMonth(now),
    days: Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.UTC(year, month, index + 1)).toISOString().slice(0, 10);
      return known.get(day) ?? { day, dashboard: 0, keys: 0, stores: 0 };
    }),
  };
}
