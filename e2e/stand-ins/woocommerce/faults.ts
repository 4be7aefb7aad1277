import { request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

/** What a request meets instead of the shop. */
export type Fault =
  | { do: 'answer'; status: number; body: string; headers?: Record<string, string> }
  /** A page where JSON is awaited. */
  | { do: 'html'; status?: number }
  | { do: 'redirect'; status: 301 | 302 | 307 | 308; location: string }
  /** Answers as ever, but late. */
  | { do: 'slow'; ms: number }
  /** Answers as ever, but only once this resolves. */
  | { do: 'hold'; until: Promise<unknown> }
  /**
   * Closes the connection once the request is here, and does what it asks when this resolves: a
   * proxy gave up, and PHP goes on.
   */
  | { do: 'apply-later'; until: Promise<unknown>; taken?: () => void }
  /** Never answers. */
  | { do: 'hang' }
  /** Does what is asked, and closes the connection before it answers. */
  | { do: 'lose-answer' }
  /** Closes the connection before anything is done. */
  | { do: 'drop' }
  /** JSON without end. */
  | { do: 'flood' }
  /** One byte of white space at a time, without end. */
  | { do: 'drip'; everyMs: number };

export interface FaultRule {
  readonly fault: Fault;
  /** For how many requests; for all if absent. */
  readonly times?: number;
  /** Only every nth of them; each if absent. */
  readonly every?: number;
  /** `GET`, `PUT`, …; any if absent. */
  readonly method?: string;
  /** Part of path and query; the whole of the API if absent. */
  readonly path?: string;
}

/** The faults that lie ahead, in the order in which they were scripted. */
export class Faults {
  #rules: { rule: FaultRule; left: number; seen: number }[] = [];

  add(rule: FaultRule): void {
    this.#rules.push({ rule, left: rule.times ?? Infinity, seen: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault that this request meets, if any. */
  take(request: IncomingMessage): Fault | undefined {
    const url = request.url ?? '';
    const hit = this.#rules.find(
      ({ rule }) =>
        (rule.method === undefined || rule.method === request.method) &&
        url.includes(rule.path ?? '/wp-json'),
    );
    if (hit === undefined) return undefined;
    hit.seen += 1;
    if (hit.seen % (hit.rule.every ?? 1) !== 0) return undefined;
    hit.left -= 1;
    if (hit.left <= 0) this.#rules = this.#rules.filter((other) => other !== hit);
    return hit.rule.fault;
  }
}

/** Performs a fault; `goOn` serves the request as ever. */
export function performFault(
  fault: Fault,
  request: IncomingMessage,
  response: ServerResponse,
  proceed: () => void,
): void {
  switch (fault.do) {
    case 'answer':
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
    case 'lose-answer':
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

/** Sends the same request once more, from here: the caller's connection is gone by then. */
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
      again.once('response', (answer) => answer.resume());
      again.end(Buffer.concat(chunks));
    });
  });
}
