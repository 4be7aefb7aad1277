import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebhookPayloadSchema, type WebhookPayload } from '@wareword/shared-schema';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** A message as it arrived. */
export interface Received {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
  readonly payload: WebhookPayload;
}

/** A receiver of webhooks: a server as a developer would run it. */
export class Receiver {
  readonly received: Received[] = [];
  /** How it answers, once it has read a message: with 204 unless a test says otherwise. */
  answer: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    response.writeHead(204).end();
  readonly #server = createServer((request, response) => {
    void this.#receive(request, response);
  });

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhooks`;
  }

  answerWith(status: number, headers: Record<string, string> = {}): void {
    this.answer = (response) => response.writeHead(status, headers).end();
  }

  /** The first message of a type, once it has arrived. */
  async next(type: WebhookPayload['type'], count = 1): Promise<Received> {
    return vi.waitFor(
      () => {
        const found = this.received.filter(({ payload }) => payload.type === type).at(count - 1);
        if (found === undefined) throw new Error(`No ${type} has arrived.`);
        return found;
      },
      { timeout: 20_000, interval: 10 },
    );
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const payload = WebhookPayloadSchema.parse(JSON.parse(body));
    this.received.push({ id: headers['webhook-id'] ?? '', headers, body, payload });
    this.answer(response, request);
  }
}

/** Whether a message was signed with this secret, as the specification's own library sees it. */
export function isSignedWith(secret: string, { body, headers }: Received): boolean {
  try {
    new Webhook(secret).verify(body, headers);
    return true;
  } catch {
    return false;
  }
}
