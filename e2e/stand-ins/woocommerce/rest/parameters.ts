import { RestError } from './rest-error.ts';

/** Reads a query by the rules of one route, and collects every invalid parameter. */
export class QueryReader {
  readonly #query: URLSearchParams;
  readonly #problems: Record<string, string> = {};

  constructor(query: URLSearchParams) {
    this.#query = query;
  }

  text(name: string): string | undefined {
    const value = this.#query.get(name);
    return value === null || value === '' ? undefined : value;
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], fallback: Value): Value {
    const given = this.text(name);
    if (given === undefined) return fallback;
    const known = values.find((value) => value === given);
    if (known === undefined) this.#refuse(name, `${name} is not one of ${values.join(', ')}.`);
    return known ?? fallback;
  }

  integer(name: string, bounds: { fallback: number; min: number; max?: number }): number {
    const given = this.text(name);
    if (given === undefined) return bounds.fallback;
    const value = Number(given);
    if (!Number.isInteger(value)) {
      this.#refuse(name, `${name} is not of type integer.`);
    } else if (value < bounds.min || value > (bounds.max ?? Infinity)) {
      const range = `between ${bounds.min} (inclusive) and ${bounds.max ?? 'any'} (inclusive)`;
      this.#refuse(name, `${name} must be ${range}`);
    }
    return value;
  }

  /** Ids, comma-separated or as `name[]`. */
  ids(name: string): readonly number[] | undefined {
    const given = [...this.#query.entries()]
      .filter(([key]) => key === name || key.startsWith(`${name}[`))
      .flatMap(([, value]) => value.split(','))
      .filter((value) => value.trim() !== '');
    if (given.length === 0) return undefined;
    const ids = given.map(Number);
    if (ids.some((id) => !Number.isInteger(id))) {
      this.#refuse(name, `${name}[0] is not of type integer.`);
    }
    return ids;
  }

  /** A date in milliseconds since 1970, given in the shop's time zone or, on request, in GMT. */
  date(name: string, offsetMs: number): number | undefined {
    const given = this.text(name);
    if (given === undefined) return undefined;
    const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(given);
    const time = Date.parse(zoned ? given : `${given}Z`);
    if (Number.isNaN(time)) this.#refuse(name, `Invalid date.`);
    return zoned ? time : time - offsetMs;
  }

  /** @throws {RestError} if any parameter read so far is invalid */
  done(): void {
    if (Object.keys(this.#problems).length > 0) throw RestError.invalidParams(this.#problems);
  }

  #refuse(name: string, message: string): void {
    this.#problems[name] = message;
  }
}

export interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly pages: number;
}

/** One page of a list, or as many items from an offset on; empty past its end. */
export function pageOf<Item>(
  all: readonly Item[],
  page: number,
  perPage: number,
  offset?: number,
): Page<Item> {
  const start = offset ?? (page - 1) * perPage;
  return {
    items: all.slice(start, start + perPage),
    total: all.length,
    pages: Math.ceil(all.length / perPage),
  };
}

/** `X-WP-Total`, `X-WP-TotalPages` and `Link`. */
export function pagingHeaders(
  page: Page<unknown>,
  number: number,
  address: URL,
): Record<string, string> {
  const link = (to: number, rel: string) => {
    const url = new URL(address);
    url.searchParams.set('page', String(to));
    return `<${url.href}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (number > 1) links.push(link(Math.min(number - 1, Math.max(page.pages, 1)), 'prev'));
  if (number < page.pages) links.push(link(number + 1, 'next'));
  return {
    'X-WP-Total': String(page.total),
    'X-WP-TotalPages': String(page.pages),
    ...(links.length === 0 ? {} : { Link: links.join(', ') }),
  };
}

/** Keeps only the members that `_fields` names; all of them if it is absent. */
export function onlyFields(
  item: Record<string, unknown>,
  fields: string | undefined,
): Record<string, unknown> {
  if (fields === undefined) return item;
  const wanted = new Set(fields.split(',').map((field) => field.trim().split('.')[0]));
  return Object.fromEntries(Object.entries(item).filter(([name]) => wanted.has(name)));
}
