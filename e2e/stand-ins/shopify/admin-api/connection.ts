import { GraphQLError } from 'graphql';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
}

/** The sort key of a list; equal keys are ordered by id. */
export interface Sortable {
  readonly id: number;
  readonly value: string | number;
}

export interface Connection<Item> {
  readonly edges: readonly { readonly cursor: string; readonly node: Item }[];
  readonly nodes: readonly Item[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const MAX_PAGE = 250;

/**
 * A page of sorted items.
 * @throws {GraphQLError} if neither `first` nor `last` is a valid size
 */
export function pageOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Sortable,
  { first, last, after, before }: PageArguments,
  reverse = false,
): Connection<Item> {
  const size = first ?? last;
  if (size === null || size === undefined) {
    throw new GraphQLError('you must provide one of first or last', {
      extensions: { code: 'BAD_REQUEST' },
    });
  }
  if (size < 0 || size > MAX_PAGE) {
    throw new GraphQLError(`The requested page size ${size} exceeds ${MAX_PAGE}`, {
      extensions: { code: 'BAD_REQUEST' },
    });
  }
  const order = (one: Sortable, other: Sortable) =>
    (compare(one, other) || one.id - other.id) * (reverse ? -1 : 1);
  let from = 0;
  let to = items.length;
  if (after) {
    const cursor = decode(after);
    const next = items.findIndex((item) => order(keyOf(item), cursor) > 0);
    from = next === -1 ? items.length : next;
  }
  if (before) {
    const cursor = decode(before);
    const end = items.findIndex((item) => order(keyOf(item), cursor) >= 0);
    to = end === -1 ? items.length : end;
  }
  if (first !== null && first !== undefined) to = Math.min(to, from + first);
  else from = Math.max(from, to - size);
  const nodes = items.slice(from, to);
  const edges = nodes.map((node) => ({ cursor: encode(keyOf(node)), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: to < items.length,
      hasPreviousPage: from > 0,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

export function compare(one: Sortable, other: Sortable): number {
  return one.value === other.value ? 0 : one.value < other.value ? -1 : 1;
}

function encode({ id, value }: Sortable): string {
  const text = JSON.stringify({ last_id: id, last_value: value });
  return Buffer.from(text).toString('base64');
}

function decode(cursor: string): Sortable {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8'));
    const { last_id: id, last_value: value } = read as Record<string, unknown>;
    if (typeof id === 'number' && (typeof value === 'string' || typeof value === 'number')) {
      return { id, value };
    }
  } catch {
    // Returned below.
  }
  throw new GraphQLError('Invalid cursor for current pagination sort.', {
    extensions: { code: 'BAD_REQUEST' },
  });
}
