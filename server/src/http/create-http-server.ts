import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { formatHeaderLines, type SecurityHeaders } from '@wareword/security/http';
import { startRequests } from './start-requests.ts';

/** Timeouts for clients, in milliseconds. */
export interface ServerTimeouts {
  /** For receiving the request's headers. */
  readonly headers: number;
  /** For receiving the whole request. */
  readonly request: number;
  /** For a connection on which nothing is sent or received. */
  readonly idle: number;
  /** How often requests are checked for these timeouts. */
  readonly checkInterval: number;
  /** How long a client may take to disconnect after its request was rejected. */
  readonly closing: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = {
  headers: 15_000,
  request: 30_000,
  idle: 120_000,
  checkInterval: 5_000,
  closing: 2_000,
};

/** Why a request is rejected before it reaches the listener. */
export type RejectionReason = 'headers_too_large' | 'request_timeout' | 'malformed_request';

/** The response to a rejected request. */
export interface Rejection {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Longer than the idle timeout of common proxies, so that they close first. */
const KEEP_ALIVE_MS = 75_000;

/**
 * An HTTP server that responds to everything with the app's own messages and headers, including
 * input that is not HTTP.
 * @param options.headers for responses that bypass the listener
 * @param options.refuse the app's response to what never reaches the listener
 */
export function createHttpServer(
  listener: RequestListener,
  options: {
    readonly headers: SecurityHeaders;
    readonly refuse: (reason: RejectionReason) => Rejection;
    readonly timeouts?: ServerTimeouts;
  },
): Server {
  const { timeouts = SERVER_TIMEOUTS } = options;
  const refuse = (socket: Duplex, reason: RejectionReason) =>
    refuseConnection(socket, options.refuse(reason), options.headers, timeouts);
  /** The response that each connection is waiting for. */
  const responses = new WeakMap<Duplex, ServerResponse>();
  const server = createServer(
    {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.checkInterval,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Without this, Node rejects a missing `Host` with its own message. The apps' `requireHost` does it
      // instead.
      requireHostHeader: false,
    },
    startRequests((request, response) => {
      responses.set(request.socket, response);
      listener(request, response);
    }),
  );
  server.setTimeout(timeouts.idle);
  // No limit: their total size is already limited, and Node would silently drop the excess.
  server.maxHeadersCount = 0;
  // Unknown expectations are ignored, as RFC 9110 (10.1.1) allows.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (_request, socket) => {
    refuse(socket, 'malformed_request');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = responses.get(socket);
    // In the middle of a response, a second one would be read as part of it.
    if (response?.headersSent === true && !response.writableFinished) socket.destroy();
    else refuse(socket, reasonOf(error.code));
  });
  return server;
}

function reasonOf(errno: string | undefined): RejectionReason {
  if (errno === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (errno === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return 'malformed_request';
}

function refuseConnection(
  socket: Duplex,
  refusal: Rejection,
  headers: SecurityHeaders,
  timeouts: ServerTimeouts,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = refusal;
  const own = new Map([
    ...Object.entries(refusal.headers),
    ...headers,
    ['Content-Length', String(Buffer.byteLength(body))],
    ['Connection', 'close'],
  ]);
  const statusLine = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n`;
  socket.end(`${statusLine}${formatHeaderLines(own)}\r\n${body}`);
  // Closing immediately could discard the response while the client is still sending.
  const closing = setTimeout(() => socket.destroy(), timeouts.closing);
  socket.once('close', () => clearTimeout(closing));
}
