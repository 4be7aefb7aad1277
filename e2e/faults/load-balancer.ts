import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { until } from './until.ts';

/** Sends each request to one of the processes in its rotation, in turn. */
export class LoadBalancer {
  readonly #inFlight = new Map<string, number>();
  readonly #served = new Map<string, number>();
  readonly #server = createServer((incoming, response) => this.#forward(incoming, response));
  #rotation: readonly string[] = [];
  #turn = 0;

  /** Closed at the end of the test. */
  static async open(): Promise<LoadBalancer> {
    const balancer = new LoadBalancer();
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    onTestFinished(() => {
      balancer.#server.close();
    });
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Uses the processes at these URLs from now on, and resolves once the others have no requests. */
  async rotate(...rotation: readonly string[]): Promise<void> {
    this.#rotation = rotation;
    await until('the others have no requests', () =>
      [...this.#inFlight].every(([url, count]) => count === 0 || rotation.includes(url)),
    );
  }

  /** Resolves once the process at a URL has served so many more requests. */
  async served(url: string, more: number): Promise<void> {
    const before = this.#served.get(url) ?? 0;
    await until(
      `${more} more requests are served`,
      () => (this.#served.get(url) ?? 0) >= before + more,
    );
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const target = this.#rotation[this.#turn++ % this.#rotation.length] ?? '';
    increment(this.#inFlight, target, 1);
    response.once('close', () => {
      increment(this.#inFlight, target, -1);
      if (response.writableFinished) increment(this.#served, target, 1);
    });
    const { method, headers } = incoming;
    const outgoing = request(
      new URL(incoming.url ?? '/', target),
      { method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    outgoing.once('error', () => response.writeHead(502).end());
    incoming.pipe(outgoing);
  }
}

function increment(counts: Map<string, number>, url: string, by: number): void {
  counts.set(url, (counts.get(url) ?? 0) + by);
}
