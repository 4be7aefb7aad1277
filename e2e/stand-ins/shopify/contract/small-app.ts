import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request received by the app. */
export interface AppRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface SmallApp {
  readonly url: string;
  readonly listensOn: number;
  readonly requests: AppRequest[];
  /** The page that every path shows. */
  body: string;
  /** Status of the next responses, by path. */
  readonly responses: Map<string, { status: number; headers?: Record<string, string> }>;
  close(): Promise<void>;
}

const HEAD = `<script data-api-key="a1b2c3d4e5f60718293a4b5c6d7e8f90" src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script>
<script src="https://cdn.shopify.com/shopifycloud/polaris-1.js"></script>`;

/** A minimal app: one page, which records its requests. */
export async function startSmallApp(): Promise<SmallApp> {
  const requests: AppRequest[] = [];
  const responses: SmallApp['responses'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => {
      const { method = '', url = '', headers } = request;
      requests.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
      const [path = ''] = url.split('?');
      const scripted = responses.get(path);
      responses.delete(path);
      response.writeHead(scripted?.status ?? 200, {
        'content-type': 'text/html; charset=utf-8',
        ...scripted?.headers,
      });
      response.end(
        `<!DOCTYPE html><html lang="en"><head><title>App</title>${HEAD}</head><body>${app.body}</body></html>`,
      );
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const app: SmallApp = {
    url: 'https://small-app.example',
    listensOn: (server.address() as AddressInfo).port,
    requests,
    body: '',
    responses,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return app;
}
