/** Who asks for what: one of many callers of an endpoint. */
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
  /** Each request is the next caller's, whatever the connection. */
  readonly callers: readonly Caller[];
  /** Index of the caller to begin with. */
  readonly from: number;
  /** Whether each request carries its own Idempotency-Key. */
  readonly freshKeys: boolean;
  readonly seconds: number;
  /** Requests a second; absent: as many as are answered. */
  readonly rate?: number;
  /** What every response must be. */
  readonly expect: { readonly status: number; readonly bodyHolds: string };
}

export interface LoadResult {
  /** Correct responses per second. */
  readonly rate: number;
  readonly p99Ms: number;
  /** Index of the caller after the last. */
  readonly next: number;
  /** Answers that were not as expected, by what they were. */
  readonly wrong: Readonly<Record<string, number>>;
}

export const CONNECTIONS = 32;
