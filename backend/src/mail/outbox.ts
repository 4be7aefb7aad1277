import type { Mailer } from './mailer.ts';
import type { TranslatedMail } from './translated-mail.ts';

/** An email, or a function that creates one when it is its turn; undefined to send nothing. */
export type OutgoingMail = TranslatedMail | (() => Promise<TranslatedMail | undefined>);

/**
 * Sends email in the background. Waiting for it would make a response measurably slower and so
 * reveal that an email was sent, and that the recipient exists.
 */
export class Outbox {
  readonly #mailer: Mailer;
  readonly #onError: (error: unknown) => void;
  readonly #inFlight = new Set<Promise<void>>();

  constructor(mailer: Mailer, onError: (error: unknown) => void) {
    this.#mailer = mailer;
    this.#onError = onError;
  }

  /** Sends it after the current response. */
  send(outgoing: OutgoingMail): void {
    const sending = new Promise<void>((done) => setImmediate(done))
      .then(async () => {
        const mail = typeof outgoing === 'function' ? await outgoing() : outgoing;
        if (mail !== undefined) await this.#mailer.send(mail);
      })
      .catch(this.#onError)
      .finally(() => this.#inFlight.delete(sending));
    this.#inFlight.add(sending);
  }

  /** Resolves when everything has been sent or has failed. */
  async flush(): Promise<void> {
    await Promise.all(this.#inFlight);
  }
}
