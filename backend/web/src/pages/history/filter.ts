import { PLATFORMS, TONES } from '@wareword/shared-schema';
import type { inferRouterInputs } from '@trpc/server';
import type { DashboardRouter } from '@wareword/backend/src/trpc/index.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { ORIGINS, STATES } from './labels.ts';

type Query = Omit<inferRouterInputs<DashboardRouter>['listings']['search'], 'cursor'>;
export type Order = NonNullable<Query['order']>;

/** The history's filter and order, as stored in the URL, so that it can be bookmarked and shared. */
export interface Filter extends Omit<Query, 'from' | 'until'> {
  /** Days in the user's time zone, such as `2026-11-21`, both inclusive. */
  readonly from?: string;
  readonly until?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const ORDERS = ['newest', 'oldest', 'name', 'name-descending'] as const;

/** The filter in the URL. A change replaces the history entry, so Back leaves the page. */
export function useFilter(): { filter: Filter; setFilter: (filter: Filter) => void } {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => parseFilter((name) => search.get(name)), [search]);
  return {
    filter,
    setFilter: (next) =>
      setSearch(
        Object.entries(next).flatMap(([name, value]: [string, string | undefined]) =>
          value === undefined || value === '' ? [] : [[name, value]],
        ),
        { replace: true },
      ),
  };
}

/** How many parts narrow the history down. */
export function countFilters({ order: _order, ...filter }: Filter): number {
  return Object.keys(filter).length;
}

/** The filter as the dashboard's API expects it, without the order. */
export function queryOf({ from, until, order: _order, ...rest }: Filter): Omit<Query, 'order'> {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: startOf(from, 0) }),
    ...(until === undefined ? {} : { until: startOf(until, 1) }),
  };
}

/** The filter that values from outside make up; invalid ones are left out. */
export function parseFilter(read: (name: keyof Filter) => string | null | undefined): Filter {
  const given = (name: keyof Filter) => read(name) ?? '';
  const text = given('text').slice(0, 200);
  const [from, until] = [given('from'), given('until')];
  return {
    ...(text.trim() === '' ? {} : { text }),
    ...oneOf('platform', PLATFORMS, given('platform')),
    ...oneOf('tone', TONES, given('tone')),
    ...oneOf('origin', ORIGINS, given('origin')),
    ...oneOf('state', STATES, given('state')),
    ...oneOf('order', ORDERS, given('order')),
    ...(given('brandId') === '' ? {} : { brandId: given('brandId') }),
    ...(given('runId') === '' ? {} : { runId: given('runId') }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(until) ? { until } : {}),
  };
}

function oneOf<Name extends string, Value extends string>(
  name: Name,
  values: readonly Value[],
  given: string,
): { [Key in Name]?: Value } {
  const value = values.find((one) => one === given);
  // The compiler does not follow a computed key.
  const part: { [Key in Name]?: Value } = {};
  if (value !== undefined) part[name] = value;
  return part;
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime());
}

function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
