import { sleepOnTimer, type Sleep } from './client-deadline.ts';
import { API_BASE_PATH } from './service.ts';

export interface WarewordClientOptions {
  /** The service's public address, without a path: `https://www.…`. */
  readonly baseUrl: string;
  /** An API key or a store token. Only `connect.exchange` works without one. */
  readonly token?: string | undefined;
  /** Sent as `User-Agent`, so that the service's operator can identify the client. */
  readonly userAgent?: string | undefined;
  /** Allows a plain-http `baseUrl` on another machine. This exposes the token. */
  readonly allowInsecureHttp?: boolean | undefined;
  /** Maximum retries of a safe request after a transient error; 3 by default. */
  readonly maxRetries?: number | undefined;
  /** How many times a call may wait for the rate limit (`Retry-After`, or 60 s); 2 by default. */
  readonly maxRateLimitWaits?: number | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Replaces the timer, for tests that must not wait. */
  readonly sleep?: Sleep | undefined;
  /** Replaces `Math.random`, which spreads retries. */
  readonly random?: (() => number) | undefined;
}

/** The validated options with defaults. */
export interface ClientSettings {
  readonly apiUrl: string;
  readonly token: string | undefined;
  readonly userAgent: string | undefined;
  readonly maxRetries: number;
  readonly maxRateLimitWaits: number;
  readonly fetch: typeof globalThis.fetch;
  readonly sleep: Sleep;
  readonly random: () => number;
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Characters that a header carries unchanged. */
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/** @throws TypeError if an option is unusable; it never repeats the option's value */
export function readSettings(options: WarewordClientOptions): ClientSettings {
  const { token, userAgent } = options;
  if (token !== undefined && (!PRINTABLE_ASCII.test(token) || token.includes(' '))) {
    throw new TypeError('token must be printable ASCII without spaces');
  }
  if (userAgent !== undefined && !PRINTABLE_ASCII.test(userAgent)) {
    throw new TypeError('userAgent must be printable ASCII');
  }
  return {
    apiUrl: readOrigin(options.baseUrl, options.allowInsecureHttp ?? false) + API_BASE_PATH,
    token,
    userAgent,
    maxRetries: options.maxRetries ?? 3,
    maxRateLimitWaits: options.maxRateLimitWaits ?? 2,
    // Looked up on each call, and called as a global, which browsers require.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    sleep: options.sleep ?? sleepOnTimer,
    random: options.random ?? Math.random,
  };
}

function readOrigin(baseUrl: string, allowInsecureHttp: boolean): string {
  if (!URL.canParse(baseUrl)) throw new TypeError('baseUrl must be an absolute URL');
  const url = new URL(baseUrl);
  if (url.username !== '' || url.password !== '') {
    throw new TypeError('baseUrl must not contain a username or password');
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new TypeError('baseUrl must not have a path: the client adds it');
  }
  const secure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (allowInsecureHttp || LOCAL_HOSTS.has(url.hostname)));
  if (!secure) throw new TypeError('baseUrl must use https, or http on this machine');
  return url.origin;
}
