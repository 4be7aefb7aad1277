import type { IncomingMessage, ServerResponse } from 'node:http';

/** What a request meets instead of the shop. */
export type Fault =
  | { do: 'answer'; status: number; body: string; headers?: Record<string, string> }
  /** A page where JSON is awaited. */
  | { do: 'html'; status?: number }
  | { do: 'redirect'; status: 301 | 302 | 307 | 308; location: string }
  /** Answers as ever, but late. */
  | { do: 'slow'; ms: number }
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
  /** For how many requests; for all where absent. */
  readonly times?: number;
  /** Only every so many-th of them; each where absent. */
  readonly every?: number;
  /** `GET`, `PUT`, …; any where absent. */
  readonly method?: string;
  /** Part of path and query; the whole of the API where absent. */
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
export function performFault(fault: Fault, response: ServerResponse, goOn: () => void): void {
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
      const timer = setTimeout(goOn, fault.ms);
      response.once('close', () => clearTimeout(timer));
      return;
    }
    case 'hang':
      return;
    case 'drop':
      response.destroy();
      return;
    case 'lose-answer':
      response.end = () => response.destroy();
      goOn();
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
