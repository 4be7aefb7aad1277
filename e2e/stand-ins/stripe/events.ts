import Stripe from 'stripe';
import { newId, WEBHOOK_SECRET } from './state.ts';

/** An event as sent: the same bytes each time. */
export interface SentEvent {
  readonly id: string;
  readonly type: string;
  readonly body: string;
}

const { webhooks } = new Stripe('sk_test_signs_only');

/** Sends events as Stripe does: signed, retried until accepted, in no particular order. */
export class Events {
  /** Everything that happened, in order. */
  readonly all: SentEvent[] = [];
  #url: string | undefined;
  #held: SentEvent[] | undefined;

  /** Sends events to this receiver from now on. */
  deliverTo(url: string): void {
    this.#url = url;
  }

  /** Holds events back until `release`. */
  hold(): void {
    this.#held ??= [];
  }

  /** Sends the events that were held back. */
  async release(): Promise<void> {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const event of held) await this.send(event);
  }

  async emit(type: string, object: object): Promise<void> {
    const id = newId('evt');
    const created = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ id, object: 'event', type, created, data: { object } });
    const event = { id, type, body };
    this.all.push(event);
    if (this.#held === undefined) await this.send(event);
    else this.#held.push(event);
  }

  /** @returns the receiver's status; undefined if there is no receiver */
  async send(event: SentEvent, signature = sign(event.body)): Promise<number | undefined> {
    if (this.#url === undefined) return undefined;
    const response = await fetch(this.#url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body: event.body,
    });
    await response.arrayBuffer();
    return response.status;
  }
}

/**
 * A `Stripe-Signature` header, computed as Stripe does.
 * @param at Unix seconds; defaults to now
 */
export function sign(
  body: string,
  { secret = WEBHOOK_SECRET, at = Date.now() / 1000 } = {},
): string {
  return webhooks.generateTestHeaderString({ payload: body, secret, timestamp: Math.floor(at) });
}
