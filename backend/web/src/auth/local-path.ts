const ELSEWHERE = 'https://elsewhere.invalid';

/** Most characters of an address that is gone on to. */
const MAX_LENGTH = 14_000;

/**
 * The page within the dashboard that `text` names, or undefined. An address that leads anywhere
 * else is none: whoever made the link decides what it says.
 */
export function localPath(text: string | null): string | undefined {
  if (text === null || text.length > MAX_LENGTH) return undefined;
  // One slash, and nothing that a browser would read as a second or would skip over.
  if (!/^\/(?![/\\]|%2f|%5c)[^\\\u0000-\u0020\u007f]*$/i.test(text)) return undefined;
  const url = URL.parse(text, ELSEWHERE);
  if (url?.origin !== ELSEWHERE) return undefined;
  const path = url.pathname + url.search + url.hash;
  // `/.//host` has become `//host` by now.
  return path.startsWith('//') ? undefined : path;
}

/** The page that the visitor was on their way to, as the address at hand names it. */
export function nextPath(): string {
  return localPath(new URLSearchParams(window.location.search).get('next')) ?? '/';
}

/** An address that leads on to `next` in the end. */
export function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeStrictly(next)}`;
}

/** As `encodeURIComponent`, and what that leaves alone too: some readers of addresses are strict. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
