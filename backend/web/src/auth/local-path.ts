const PLACEHOLDER_ORIGIN = 'https://elsewhere.invalid';

/** Maximum length of a path to continue to, in characters. */
const MAX_LENGTH = 14_000;

/**
 * The dashboard path in `text`, or undefined. A URL of any other site is rejected, because anyone can
 * make such a link.
 */
export function localPath(text: string | null): string | undefined {
  if (text === null || text.length > MAX_LENGTH) return undefined;
  // A single slash, not followed by anything a browser would read as another slash or skip.
  if (/^\/(?:[/\\]|%2f|%5c)/i.test(text)) return undefined;
  if (!/^\/[^\\\u0000-\u0020\u007f]*$/.test(text)) return undefined;
  const url = URL.parse(text, PLACEHOLDER_ORIGIN);
  if (url?.origin !== PLACEHOLDER_ORIGIN) return undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` has been normalized to `//host` here.
  return path.startsWith('//') ? undefined : path;
}

/** The page to continue to, from the query of the current URL. */
export function nextPath(query: string): string {
  return localPath(new URLSearchParams(query).get('next')) ?? '/';
}

/** A path that eventually leads on to `next`. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeStrictly(next)}`;
}

/**
 * Like `encodeURIComponent`, but also encodes the characters it leaves alone, because some parsers
 * of links are strict.
 */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
