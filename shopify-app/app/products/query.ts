import type { ProductFilter, ProductQuery, Selection } from '../../src/load-context/index.ts';

/** The sort orders, as in the URL: `title` or `created-desc`. Labels are message keys. */
export const SORTS = [
  { value: 'created-desc', label: 'newestFirst', sort: 'created', descending: true },
  { value: 'created', label: 'oldestFirst', sort: 'created', descending: false },
  { value: 'updated-desc', label: 'recentlyUpdated', sort: 'updated', descending: true },
  { value: 'title', label: 'titleAscending', sort: 'title', descending: false },
  { value: 'title-desc', label: 'titleDescending', sort: 'title', descending: true },
  { value: 'vendor', label: 'vendorAscending', sort: 'vendor', descending: false },
] as const;

const STATUSES = ['active', 'draft', 'archived'] as const;

/** Parses the query of the product list's URL; unknown values are ignored. */
export function readQuery(params: URLSearchParams): ProductQuery {
  const sort = SORTS.find(({ value }) => value === params.get('sort')) ?? SORTS[0];
  const after = params.get('after');
  return {
    ...readFilter(params),
    sort: sort.sort,
    descending: sort.descending,
    after,
    before: after === null ? params.get('before') : null,
  };
}

function readFilter(params: URLSearchParams): ProductFilter {
  return {
    search: params.get('search') ?? '',
    status: STATUSES.find((status) => status === params.get('status')) ?? null,
    vendor: params.get('vendor') ?? '',
  };
}

export function sortOf({ sort, descending }: ProductQuery): string {
  return descending ? `${sort}-desc` : sort;
}

/** The URL of a product list. */
export function productsPath(query: ProductQuery): string {
  const params = filterParams(query);
  if (sortOf(query) !== SORTS[0].value) params.set('sort', sortOf(query));
  if (query.after !== null) params.set('after', query.after);
  if (query.before !== null) params.set('before', query.before);
  return pathOf('/app/products', params);
}

export function isFiltered({ search, status, vendor }: ProductFilter): boolean {
  return search.trim() !== '' || status !== null || vendor !== '';
}

function filterParams({ search, status, vendor }: ProductFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (search.trim() !== '') params.set('search', search.trim());
  if (status !== null) params.set('status', status);
  if (vendor !== '') params.set('vendor', vendor);
  return params;
}

/**
 * The page for writing listings for a selection; Shopify's own pages link to it with `id` and
 * `ids[]`.
 */
export function writePath(selection: Selection): string {
  if ('all' in selection) {
    const params = filterParams(selection.all);
    params.set('all', '1');
    return pathOf('/app/write', params);
  }
  const params = new URLSearchParams(selection.ids.map((id) => ['ids[]', numberOf(id)]));
  return pathOf('/app/write', params);
}

/** The products named in a URL; null if none. */
export function readSelection(params: URLSearchParams): Selection | null {
  if (params.get('all') === '1') return { all: readFilter(params) };
  const ids = [...params.getAll('id'), ...params.getAll('ids[]')];
  return ids.length === 0 ? null : { ids };
}

/** `1` means the same as `gid://shopify/Product/1`, and is much shorter. */
export function numberOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function pathOf(path: string, params: URLSearchParams): string {
  const query = params.toString();
  return query === '' ? path : `${path}?${query}`;
}
