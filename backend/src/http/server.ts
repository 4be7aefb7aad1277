import { randomUUID } from 'node:crypto';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorCode } from '@wareword/shared-schema';
import { errorEnvelope } from './errors.ts';

/** How patient the server is with those who call it, in milliseconds. */
export interface Patience {
  /** A request's headers arrive within this time. */
  readonly headers: number;
  /** A request arrives as a whole within this time. */
  readonly whole: number;
  /** Late requests are looked for this often. */
  readonly checkEvery: number;
  /** A caller whose connection was refused hangs up within this time. */
  readonly farewell: number;
}

export const PATIENCE: Patience = {
  headers: 15_000,
  whole: 30_000,
  checkEvery: 5_000,
  farewell: 2_000,
};

/** Longer than the idle time of the usual proxies, so that they close first. */
const KEEP_ALIVE_MS = 75_000;

/** An HTTP server whose every answer is an envelope, also to what is not HTTP. */
export function createHttpServer(listener: RequestListener, patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.whole,
      connectionsCheckingInterval: patience.checkEvery,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node would refuse it without an envelope; see `requireHost`.
      requireHostHeader: false,
    },
    listener,
  );
  // Their bytes are bounded already, and Node would drop the surplus without a word.
  server.maxHeadersCount = 0;
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answers.set(request.socket, response);
  });
  // An expectation that we do not know is ignored, as RFC 9110 (10.1.1) allows.
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
  server.on('connect', (_request, socket) => {
    refuseConnection(socket, 'malformed_request', patience);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    // In the middle of an answer another one would be taken for a part of it.
    if (answer?.headersSent === true && !answer.writableFinished) socket.destroy();
    else refuseConnection(socket, codeFor(error.code), patience);
  });
  return server;
}

function codeFor(errno: string | undefined): ErrorCode {
  if (errno === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (errno === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return 'malformed_request';
}

function refuseConnection(socket: Duplex, code: ErrorCode, patience: Patience): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, meaning } = ERROR_CODES[code];
  const body = JSON.stringify(errorEnvelope(code, meaning));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n` +
      `X-Request-Id: ${randomUUID()}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Closing at once could take the answer away from a caller who still sends.
  const closing = setTimeout(() => socket.destroy(), patience.farewell);
  socket.once('close', () => clearTimeout(closing));
}

/** @returns the port, which the system chooses where it was 0 */
export async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

const CLOSE_IDLE_EVERY_MS = 100;

/** Stops accepting, and resolves when every request under way has been answered. */
export async function close(server: Server): Promise<void> {
  // Before the app, which may have answered when it returns.
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  // A connection whose answer was under way is idle only now and then, and would be kept.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(idle);
}
