import { createServer, type RequestListener, type Server } from 'node:http';

/** Longer than the idle time of the usual proxies, so that they close first. */
const KEEP_ALIVE_MS = 75_000;

export function createHttpServer(listener: RequestListener): Server {
  return createServer(
    { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: KEEP_ALIVE_MS },
    listener,
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
  const closed = new Promise((resolve) => server.close(resolve));
  const timer = setInterval(() => server.closeIdleConnections(), 100);
  await closed;
  clearInterval(timer);
}
