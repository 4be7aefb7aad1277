/** Maximum length of a redirect URI, in characters. */
const MAX_LENGTH = 2_000;

/** Schemes that a browser runs, opens or shows itself; no app has them. */
const FORBIDDEN_SCHEMES: ReadonlySet<string> = new Set([
  ...['about:', 'blob:', 'data:', 'file:', 'filesystem:', 'ftp:', 'javascript:', 'mailto:'],
  ...['tel:', 'vbscript:', 'view-source:', 'ws:', 'wss:'],
]);

/** Control characters, whitespace, and the backslash, which browsers treat as a slash. */
const FORBIDDEN_CHARACTER = /[\u0000-\u0020\u007f-\u00a0\\]/;

/**
 * Whether a client may have codes sent there: an https address, an app's own scheme, or a port of the
 * person's own computer (RFC 8252, 7).
 */
export function isValidRedirectUri(uri: string): boolean {
  if (uri.length > MAX_LENGTH || FORBIDDEN_CHARACTER.test(uri)) return false;
  // A browser reads "https:host" as a path of the site that it is on.
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(uri)) return false;
  const url = URL.parse(uri);
  if (url === null || uri.includes('#') || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return url.hostname !== '';
  if (url.protocol === 'http:') return isLoopback(url);
  return !FORBIDDEN_SCHEMES.has(url.protocol);
}

/** Whether it names this computer: whatever listens there has been started by its user. */
export function isLoopback({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Exactly one that was registered, but for the port of a loopback address (RFC 8252, 7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (!isValidRedirectUri(uri)) return false;
  if (registered.includes(uri)) return true;
  const url = new URL(uri);
  if (url.protocol !== 'http:') return false;
  const portless = withoutPort(url);
  return registered.some((one) => {
    const known = new URL(one);
    return known.protocol === 'http:' && isLoopback(known) && withoutPort(known) === portless;
  });
}

function withoutPort(url: URL): string {
  const bare = new URL(url);
  bare.port = '';
  return bare.href;
}
