import { createServer, type RequestListener } from 'node:http';

export interface HostileServer {
  readonly url: string;
  /** Paths that were asked for. */
  readonly requestedPaths: string[];
  close(): Promise<void>;
}

/** A server on loopback that answers as it likes. */
export async function startServer(listener: RequestListener): Promise<HostileServer> {
  const requestedPaths: string[] = [];
  const server = createServer((request, response) => {
    requestedPaths.push(request.url ?? '');
    listener(request, response);
  });
  const { promise, resolve } = Promise.withResolvers<string>();
  server.listen({ host: '127.0.0.1', port: 0 }, () => {
    const address = server.address();
    if (address !== null && typeof address !== 'string')
      resolve(`http://127.0.0.1:${address.port}`);
  });
  return {
    url: await promise,
    requestedPaths,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
