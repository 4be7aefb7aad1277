import type { RouterInputs } from '@wareword/woo-bridge/trpc';
import { useLocation, useSearch } from 'wouter';

type Query = RouterInputs['products']['list'];
export type Status = NonNullable<Query['status']>;

export const STATUSES = [
  'any',
  'publish',
  'draft',
  'pending',
  'private',
  'future',
  'trash',
] as const satisfies readonly Status[];

/** Which products are shown. It is part of the URL, so that Back restores it. */
export interface Filter {
  readonly search?: string;
  readonly status?: Status;
  readonly category?: number;
  readonly page: number;
}

const PER_PAGE = 20;
const MAX_PAGE = 100_000;

export function useFilter(): { filter: Filter; setFilter: (filter: Filter) => void } {
  const search = useSearch();
  const [, navigate] = useLocation();
  return {
    filter: filterOf(new URLSearchParams(search)),
    setFilter: (filter) => {
      const query = toQueryString(filter);
      navigate(query === '' ? '/products' : `/products?${query}`, { replace: true });
    },
  };
}

export function isFiltered({ search, status, category }: Filter): boolean {
  return search !== undefined || status !== undefined || category !== undefined;
}

export function queryOf(filter: Filter): Query {
  return { ...filter, perPage: PER_PAGE };
}

/** The filter that an address's query describes. */
export function filterOf(query: URLSearchParams): Filter {
  const search = query.get('search')?.trim() ?? '';
  const status = STATUSES.find((one) => one === query.get('status') && one !== 'any');
  const category = wholeNumber(query.get('category'), Number.MAX_SAFE_INTEGER);
  return {
    ...(search === '' ? {} : { search: search.slice(0, 200) }),
    ...(status === undefined ? {} : { status }),
    ...(category === undefined ? {} : { category }),
    page: wholeNumber(query.get('page'), MAX_PAGE) ?? 1,
  };
}

function toQueryString({ search, status, category, page }: Filter): string {
  const query = new URLSearchParams();
  if (search !== undefined && search.trim() !== '') query.set('search', search.trim());
  if (status !== undefined && status !== 'any') query.set('status', status);
  if (category !== undefined) query.set('category', String(category));
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

function wholeNumber(text: string | null, max: number): number | undefined {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const number = Number(text);
  return number <= max ? number : undefined;
}
