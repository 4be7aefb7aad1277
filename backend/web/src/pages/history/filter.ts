import { PLATFORMS, TONES, type Platform, type Tone } from '@wareword/shared-schema';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';

/** What the history is narrowed to, as it stands in the address: it can be kept and sent. */
export interface Filter {
  readonly text?: string;
  readonly platform?: Platform;
  readonly tone?: Tone;
  readonly brandId?: string;
  /** Days in the reader's own time zone, as `2026-11-21`, both included. */
  readonly from?: string;
  readonly until?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The filter of the address. A change stands in for the last one: back leaves the page. */
export function useFilter(): { filter: Filter; setFilter: (filter: Filter) => void } {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => read(search), [search]);
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

/** The filter as the dashboard's API takes it. */
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

function read(search: URLSearchParams): Filter {
  const given = (name: string) => search.get(name) ?? '';
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
