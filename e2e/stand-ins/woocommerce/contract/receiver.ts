import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that a store calls: it records requests, and responds with a set status. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The response's status; `hang` never responds. */
  status: number | 'hang';
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (receiver.status === 'hang') return;
      response.writeHead(receiver.status).end();
    });
  });
  const listening = Promise.withResolvers<number>();
  server.listen({ host: '127.0.0.1', port: 0 }, () => {
    const address = server.address();
    if (address === null || typeof address === 'string') return;
    listening.resolve(address.port);
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${await listening.promise}`,
    received,
    status: 200,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
