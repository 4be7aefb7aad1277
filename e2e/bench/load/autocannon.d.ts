/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Request {
    method: string;
    path: string;
    headers: Record<string, string>;
    body?: string;
    setupRequest?: (request: Request) => Request;
  }
  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    overallRate?: number;
    ignoreCoordinatedOmission?: boolean;
    requests: Request[];
    verifyBody: (body: string) => boolean;
  }
  interface Result {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    mismatches: number;
    statusCodeStats: Record<string, { count: number }>;
    /** Milliseconds. */
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
