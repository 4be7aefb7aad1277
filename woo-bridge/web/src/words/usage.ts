/** "3 of 100 listings used this month". */
export function usageOf({
  used,
  limit,
}: {
  readonly used: number;
  readonly limit: number;
}): string {
  return `${number(used)} of ${number(limit)} listings used this month`;
}

/** "1 listing", "1,200 listings". */
export function listings(count: number): string {
  return plural(count, 'listing');
}

export function products(count: number): string {
  return plural(count, 'product');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

export function number(count: number): string {
  return count.toLocaleString('en');
}
