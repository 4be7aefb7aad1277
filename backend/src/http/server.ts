import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorCode } from '@wareword/shared-schema';
import { errorEnvelope } from './errors.ts';

/** How long a request may take to arrive, in milliseconds. */
const ARRIVAL = { headers: 15_000, whole: 30_000, checkEvery: 5_000 } as const;

/** Longer than the idle time of the usual proxies, so that they close first. */
const KEEP_ALIVE_MS = 75_000;

/** An HTTP server whose every answer is an envelope, also to what is not HTTP. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: ARRIVAL.headers,
      requestTimeout: ARRIVAL.whole,
      connectionsCheckingInterval: ARRIVAL.checkEvery,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    listener,
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuseConnection(socket, codeFor(error.code));
  });
  return server;
}

function codeFor(errno: string | undefined): ErrorCode {
  if (errno === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  if (errno === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout';
  return 'malformed_request';
}

function refuseConnection(socket: Duplex, code: ErrorCode): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, meaning } = ERROR_CODES[code];
  const body = JSON.stringify(errorEnvelope(code, meaning));
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\n` +
      `Connection: close\r\n\r\n${body}`,
  );
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

/** Stops accepting, and resolves when every request under way has been answered. */
export async function close(server: Server): Promise<void> {
  server.on('request', (_request, response) => response.setHeader('Connection', 'close'));
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
}
