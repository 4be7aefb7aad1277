import { sleepOnTimer, type Sleep } from './client-deadline.ts';
import { API_BASE_PATH } from './service.ts';

export interface WarewordClientOptions {
  /** The service's public address, without a path: `https://www.…`. */
  readonly baseUrl: string;
  /** An API key or a store connection token. Only `connect.exchange` works without one. */
  readonly token?: string | undefined;
  /** Sent as `User-Agent`, so that the service's owner can tell who calls. */
  readonly userAgent?: string | undefined;
  /** Allows a plain-http `baseUrl` that is not on this machine. It exposes the token. */
  readonly allowInsecureHttp?: boolean | undefined;
  /** Times that a safe request is tried again after a fault; 3 by default. */
  readonly maxRetries?: number | undefined;
  /** Times that a call waits for the rate limit (`Retry-After`, 60 s); 2 by default. */
  readonly maxRateLimitWaits?: number | undefined;
  /** Stands in for the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Stands in for a timer, where a test must not wait. */
  readonly sleep?: Sleep | undefined;
  /** Stands in for `Math.random`, which spreads retries. */
  readonly random?: (() => number) | undefined;
}

/** The options, checked and filled in. */
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

/** What a header carries unchanged. */
const PRINTABLE_ASCII = /^[\x20-\x7e]+$/;

/** @throws TypeError where an option is unusable; it never repeats the option's value. */
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
    // Looked up at each call, and called as the global that it is: browsers insist on that.
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
    sleep: options.sleep ?? sleepOnTimer,
    random: options.random ?? Math.random,
  };
}

function readOrigin(baseUrl: string, allowInsecureHttp: boolean): string {
  if (!URL.canParse(baseUrl)) throw new TypeError('baseUrl must be an absolute URL');
  const url = new URL(baseUrl);
  if (url.username !== '' || url.password !== '') {
    throw new TypeError('baseUrl must not hold a user name or password');
  }
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new TypeError('baseUrl must have no path: the client adds that of the API');
  }
  const secure =
    url.protocol === 'https:' ||
    (url.protocol === 'http:' && (allowInsecureHttp || LOCAL_HOSTS.has(url.hostname)));
  if (!secure) throw new TypeError('baseUrl must be https, or http on this machine');
  return url.origin;
}
