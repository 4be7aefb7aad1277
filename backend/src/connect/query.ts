/** Most characters of a query; servers in front pass on little more. */
const MAX_QUERY = 12_000;

/**
 * Every value of each parameter of a query string, percent-decoded as UTF-8, strictly: what is
 * handed back later must be what was meant.
 * @returns undefined where it is too long or not well-formed
 */
export function readQuery(query: string): ReadonlyMap<string, readonly string[]> | undefined {
  if (query.length > MAX_QUERY) return undefined;
  const values = new Map<string, string[]>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/su.exec(pair) ?? [];
    try {
      const key = decode(name);
      values.set(key, [...(values.get(key) ?? []), decode(value)]);
    } catch {
      return undefined;
    }
  }
  return values;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
