import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Responds to one request. */
export type Responder = (response: ServerResponse) => void;

export interface ScriptedService {
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
}

/**
 * A local HTTP service that gives each scripted response once, in order, during one test. It has no
 * event streams, so clients poll.
 */
export function startService(...responders: Responder[]): Promise<ScriptedService> {
  return startStreamingService([], ...responders);
}

/** A service that also gives each scripted response to a request for events once, in order. */
export async function startStreamingService(
  streams: Responder[],
  ...responders: Responder[]
): Promise<ScriptedService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      if (path?.endsWith('/events') === true) {
        const stream = streams.shift() ?? errorResponse(404, 'not_found');
        stream(response);
        return;
      }
      requests.push({ method, path, headers, body });
      const respond =
        responders.shift() ?? json(418, { error: { code: 'unscripted', message: '' } });
      respond(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return { baseUrl: `http://127.0.0.1:${address.port}`, requests };
}

export function json(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Responder {
  return text(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function text(
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Responder {
  return (response) => response.writeHead(status, headers).end(body);
}

export function errorResponse(
  status: number,
  code: string,
  headers: Record<string, string> = {},
): Responder {
  return json(status, { error: { code, message: `told: ${code}` } }, headers);
}

/** Sends these as events, each in two pieces, and ends the stream or leaves it open. */
export function events(data: readonly unknown[], { open = false } = {}): Responder {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('retry: 1000\n\n: waiting\n\n');
    for (const json of data.map((item) => JSON.stringify(item))) {
      response.write(`event: job\nid: 1\ndata: ${json.slice(0, 10)}`);
      response.write(`${json.slice(10)}\n\n`);
    }
    if (!open) response.end();
  };
}

/** Receives the request and closes the connection. */
export const hangUp: Responder = (response) => response.destroy();

/** Sends the head and part of the body, and closes the connection. */
export const truncateResponse: Responder = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"api_version":', () => response.destroy());
};

/** Receives the request and never responds; resolves when it has arrived. */
export function neverRespond(): { responder: Responder; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { responder: () => resolve(undefined), reached: promise };
}
