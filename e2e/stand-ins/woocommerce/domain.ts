import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server that serves several stores in folders of one origin. */
export interface Domain {
  /** Pass it to each store as its `origin`. */
  readonly origin: string;
  /** Serves a store from a folder; `''` is the root, for every other path. */
  serve(folder: string, store: { readonly listensOn: number }): void;
  close(): Promise<void>;
}

export async function startDomain(): Promise<Domain> {
  const stores = new Map<string, number>();
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://domain.invalid');
    const folder = [...stores.keys()]
      .sort((one, other) => other.length - one.length)
      .find((one) => pathname === one || pathname.startsWith(`${one}/`));
    const port = stores.get(folder ?? '');
    if (port === undefined) {
      response.writeHead(404).end('Nothing is served here.');
      return;
    }
    const { method, url, headers } = request;
    const passed = ask({ host: '127.0.0.1', port, method, path: url, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen({ host: '127.0.0.1', port: 0 }, listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    serve: (folder, store) => void stores.set(folder, store.listensOn),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
