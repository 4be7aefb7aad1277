/** Listings of a day, by what asked for them. */
export interface Day {
  /** In UTC, as `2026-11-21`. */
  readonly day: string;
  readonly dashboard: number;
  readonly keys: number;
  readonly stores: number;
}

/** Where listings are asked for, each with a colour that is told apart in light and dark. */
export const SOURCES = [
  { name: 'dashboard', label: 'Dashboard', color: 'indigo.6' },
  { name: 'keys', label: 'API keys', color: 'teal.6' },
  { name: 'stores', label: 'Stores', color: 'orange.6' },
] as const;

export type Source = (typeof SOURCES)[number]['name'];

export function totalOf(days: readonly Day[], source: Source): number {
  return days.reduce((total, day) => total + day[source], 0);
}

/** The calendar month in UTC around `now`, with a place for each of its days. */
export function monthOf(
  now: Date,
  days: readonly Day[],
): { readonly name: string; readonly renewal: string; readonly days: readonly Day[] } {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const next = new Date(Date.UTC(year, month + 1, 1));
  const count = new Date(next.getTime() - 1).getUTCDate();
  const known = new Map(days.map((day) => [day.day, day]));
  return {
    name: write(now, { month: 'long', year: 'numeric' }),
    renewal: write(next, { day: 'numeric', month: 'long' }),
    days: Array.from({ length: count }, (_, index) => {
      const day = new Date(Date.UTC(year, month, index + 1)).toISOString().slice(0, 10);
      return known.get(day) ?? { day, dashboard: 0, keys: 0, stores: 0 };
    }),
  };
}

/** A day as its reader writes it. */
export function dayOf(day: string): string {
  return write(new Date(day), { day: 'numeric', month: 'short' });
}

function write(date: Date, options: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString(undefined, { ...options, timeZone: 'UTC' });
}
