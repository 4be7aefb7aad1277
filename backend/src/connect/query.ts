/** Maximum length of a query in characters; reverse proxies accept little more. */
const MAX_QUERY_LENGTH = 12_000;

/** Maximum number of parameters: ours, plus those a store's own links may add. */
const MAX_PARAMETERS = 50;

/**
 * All values of each parameter of a query string, strictly percent-decoded as UTF-8, because what
 * is returned later must be exactly what was sent.
 * @returns undefined if it is too long, has too many parameters, or is malformed
 */
export function readQuery(query: string): ReadonlyMap<string, readonly string[]> | undefined {
  if (query.length > MAX_QUERY_LENGTH) return undefined;
  const pairs = query.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) return undefined;
  const values = new Map<string, string[]>();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = decode(equals < 0 ? pair : pair.slice(0, equals));
    const value = decode(equals < 0 ? '' : pair.slice(equals + 1));
    if (name === undefined || value === undefined) return undefined;
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
