/** One of many callers of an endpoint: who sends what. */
export interface Caller {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A stretch of requests to one server, over {@link CONNECTIONS}. */
export interface Load {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  /** Requests are sent in the name of each caller in turn, on any connection. */
  readonly callers: readonly Caller[];
  /** Index of the caller to begin with. */
  readonly from: number;
  /** Whether each request carries its own Idempotency-Key. */
  readonly freshKeys: boolean;
  readonly seconds: number;
  /** Requests per second; by default, as many as the server can answer. */
  readonly rate?: number;
  /** The status and content that every response must have. */
  readonly expect: { readonly status: number; readonly bodyHolds: string };
}

export interface LoadResult {
  /** Correct responses per second. */
  readonly rate: number;
  readonly p99Ms: number;
  /** Index of the caller after the last. */
  readonly next: number;
  /** How many unexpected responses there were, by description. */
  readonly wrong: Readonly<Record<string, number>>;
}

export const CONNECTIONS = 32;
