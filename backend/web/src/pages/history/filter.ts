import { PLATFORMS, TONES, type Platform, type Tone } from '@wareword/shared-schema';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** The history's filter, as stored in the URL, so that it can be bookmarked and shared. */
export interface Filter {
  readonly text?: string;
  readonly platform?: Platform;
  readonly tone?: Tone;
  readonly brandId?: string;
  /** Days in the user's time zone, such as `2026-11-21`, both inclusive. */
  readonly from?: string;
  readonly until?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

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

export function isFiltered(filter: Filter): boolean {
  return Object.keys(filter).length > 0;
}

/** The filter as the dashboard's API expects it. */
export function queryOf({ from, until, ...rest }: Filter): Omit<Filter, 'from' | 'until'> & {
  from?: string;
  until?: string;
} {
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
  const platform = PLATFORMS.find((one) => one === given('platform'));
  const tone = TONES.find((one) => one === given('tone'));
  const brandId = given('brandId');
  const [from, until] = [given('from'), given('until')];
  return {
    ...(text.trim() === '' ? {} : { text }),
    ...(platform === undefined ? {} : { platform }),
    ...(tone === undefined ? {} : { tone }),
    ...(brandId === '' ? {} : { brandId }),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(until) ? { until } : {}),
  };
}

function isDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(new Date(`${text}T00:00`).getTime());
}

function startOf(day: string, later: number): string {
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  return date.toISOString();
}
