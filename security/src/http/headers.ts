/** Long enough for browsers' preload lists. */
const TWO_YEARS_SECONDS = 63_072_000;

export interface SecurityHeaderOptions {
  /** Whether browsers reach the app over https; only then may they be told to enforce it. */
  readonly https: boolean;
  /**
   * Whether every subdomain of the app's host belongs to the operator and serves https too. Never
   * set it for an app that is mounted on someone else's domain.
   */
  readonly includeSubDomains: boolean;
}

/** Header names and values; Node does not accept a ReadonlyMap. */
export type SecurityHeaders = Map<string, string>;

/** By default, a response loads and runs nothing and can't be framed. Pages set their own policy instead. */
const POLICY = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The headers of every response: pages, JSON, files, errors and probes. */
export function securityHeaders(options: SecurityHeaderOptions): SecurityHeaders {
  const headers = new Map([
    ['X-Content-Type-Options', 'nosniff'],
    ['Content-Security-Policy', POLICY],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'no-referrer'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
  if (options.https) {
    const subdomains = options.includeSubDomains ? '; includeSubDomains' : '';
    headers.set('Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}${subdomains}`);
  }
  return headers;
}

/** Formats headers for a response that is written to a socket directly. */
export function formatHeaderLines(headers: SecurityHeaders): string {
  return [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
}
