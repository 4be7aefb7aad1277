import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { FaultQueue, type QueuedRule } from '../fault-queue.ts';

/** How a request fails instead of reaching the shop. */
export type Fault =
  | { do: 'respond'; status: number; body: string; headers?: Record<string, string> }
  /** An HTML page where the caller expects JSON. */
  | { do: 'html'; status?: number }
  | { do: 'redirect'; status: 301 | 302 | 307 | 308; location: string }
  /** Responds normally, but after a delay. */
  | { do: 'slow'; ms: number }
  /** Responds normally, but only once this resolves. */
  | { do: 'hold'; until: Promise<unknown> }
  /**
   * Closes the connection once the request has arrived, and carries it out when this resolves: the
   * proxy timed out, but PHP keeps running.
   */
  | { do: 'apply-later'; until: Promise<unknown>; taken?: () => void }
  /** Never responds. */
  | { do: 'hang' }
  /** Carries out the request, but closes the connection instead of responding. */
  | { do: 'lose-response' }
  /** Closes the connection without carrying out the request. */
  | { do: 'drop' }
  /** Endless JSON. */
  | { do: 'flood' }
  /** Endless whitespace, one byte at a time. */
  | { do: 'drip'; everyMs: number };

export interface FaultRule extends QueuedRule<Fault> {
  /** `GET`, `PUT`, …; any if absent. */
  readonly method?: string;
  /** A substring of the path and query; the whole API if absent. */
  readonly path?: string;
}

export class Faults extends FaultQueue<Fault, FaultRule> {
  /** The fault for this request, if any. */
  of({ method, url = '' }: IncomingMessage): Fault | undefined {
    return this.take(
      (rule) =>
        (rule.method === undefined || rule.method === method) &&
        url.includes(rule.path ?? '/wp-json'),
    );
  }
}

/** Performs a fault; `proceed` serves the request normally. */
export function performFault(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  switch (fault.do) {
    case 'respond':
      response.writeHead(fault.status, { 'Content-Type': 'application/json', ...fault.headers });
      response.end(fault.body);
      return;
    case 'html':
      response.writeHead(fault.status ?? 200, { 'Content-Type': 'text/html; charset=UTF-8' });
      response.end('<!DOCTYPE html><title>A page</title><p>This is a page, not data.</p>');
      return;
    case 'redirect':
      response.writeHead(fault.status, { Location: fault.location });
      response.end();
      return;
    case 'slow': {
      const timer = setTimeout(proceed, fault.ms);
      response.once('close', () => clearTimeout(timer));
      return;
    }
    case 'hold':
      void fault.until.then(proceed);
      return;
    case 'apply-later':
      applyLater(request, response, fault);
      return;
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'lose-response':
      response.end = () => response.destroy();
      proceed();
      return;
    case 'flood':
      flood(response);
      return;
    case 'drip': {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const timer = setInterval(() => response.write(' '), fault.everyMs);
      response.once('close', () => clearInterval(timer));
      return;
    }
  }
}

function flood(response: ServerResponse): void {
  const chunk = JSON.stringify('x'.repeat(64 * 1024)) + ',';
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.write('[');
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pour);
  pour();
}

/** Sends the same request again from here, since the caller's connection is already closed. */
function applyLater(
  request: IncomingMessage,
  response: ServerResponse,
  { until, taken }: Extract<Fault, { do: 'apply-later' }>,
): void {
  const { method, url, headers, socket } = request;
  const port = socket.localPort;
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    taken?.();
    response.destroy();
    void until.then(() => {
      const again = sendRequest({ host: '127.0.0.1', port, method, path: url, headers });
      again.once('response', (response) => response.resume());
      again.end(Buffer.concat(chunks));
    });
  });
}
