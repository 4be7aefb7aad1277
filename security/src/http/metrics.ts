import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SecurityHeaders } from './headers.ts';

/** Who may read `/metrics`, and on which address. */
export interface MetricsSettings {
  /** A separate port for metrics; the app's own port then has no `/metrics`. */
  readonly port: number | undefined;
  /** The bearer token callers must send; none is required if absent. */
  readonly token: string | undefined;
  /** Whether `/metrics` is served on the app's own port. */
  readonly onAppPort: boolean;
}

/**
 * In production metrics are only served if configured: without a port or a token there is no
 * `/metrics`.
 */
export function metricsSettings(options: {
  readonly production: boolean;
  readonly port: number | undefined;
  readonly token: string | undefined;
}): MetricsSettings {
  const { production, port, token } = options;
  return { port, token, onAppPort: port === undefined && (token !== undefined || !production) };
}

/** The parts of prom-client's registry that are used here. */
export interface MetricsRegistry {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** Sends the metrics, or 401 without the right token. */
export async function sendMetrics(
  request: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  options: { readonly registry: MetricsRegistry; readonly token: string | undefined },
): Promise<void> {
  const { registry, token } = options;
  response.setHeader('Cache-Control', 'no-store');
  if (token !== undefined && !isBearer(request.headers.authorization, token)) {
    response.setHeader('WWW-Authenticate', 'Bearer');
    send(response, 401, 'text/plain; charset=utf-8', 'Send METRICS_TOKEN as a bearer token.\n');
    return;
  }
  send(response, 200, registry.contentType, await registry.metrics());
}

/** A server that only serves metrics, for a port that only monitoring can reach. */
export function createMetricsServer(options: {
  readonly registry: MetricsRegistry;
  readonly token: string | undefined;
  readonly headers: SecurityHeaders;
}): Server {
  return createServer((request, response) => {
    response.setHeaders(options.headers);
    if (request.method !== 'GET' || request.url !== '/metrics') {
      send(response, 404, 'text/plain; charset=utf-8', 'Only GET /metrics is served here.\n');
      return;
    }
    sendMetrics(request, response, options).catch(() => response.destroy());
  });
}

/** Takes constant time, whatever was sent. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
