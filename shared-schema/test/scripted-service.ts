import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How the service answers one request. */
export type Answer = (response: ServerResponse) => void;

export interface ScriptedService {
  readonly baseUrl: string;
  readonly requests: readonly ReceivedRequest[];
}

/** A local HTTP service that gives each answer once, in turn, for the time of one test. */
export async function startService(...answers: Answer[]): Promise<ScriptedService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    request.setEncoding('utf8');
    let body = '';
    request.on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      const { method, url: path, headers } = request;
      requests.push({ method, path, headers, body });
      const answer = answers.shift() ?? json(418, { error: { code: 'unscripted', message: '' } });
      answer(response);
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

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return text(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
}

export function text(status: number, body: string, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, headers).end(body);
}

export function refuse(status: number, code: string, headers: Record<string, string> = {}): Answer {
  return json(status, { error: { code, message: `told: ${code}` } }, headers);
}

/** Takes the request and hangs up. */
export const hangUp: Answer = (response) => response.destroy();

/** Sends the head and part of the body, and hangs up. */
export const breakOff: Answer = (response) => {
  response.writeHead(200, { 'content-length': '1000' });
  response.write('{"api_version":', () => response.destroy());
};

/** Takes the request and never answers; tells when it has come. */
export function silence(): { answer: Answer; reached: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  return { answer: () => resolve(undefined), reached: promise };
}
