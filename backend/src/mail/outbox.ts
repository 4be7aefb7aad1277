import type { Mail, Mailer } from './mailer.ts';

/**
 * Mail that nobody waits for: an answer that took the longer for it would tell that it was sent,
 * and so that there is somebody to send it to.
 */
export class Outbox {
  readonly #mailer: Mailer;
  readonly #onError: (error: unknown) => void;
  readonly #underWay = new Set<Promise<void>>();

  constructor(mailer: Mailer, onError: (error: unknown) => void) {
    this.#mailer = mailer;
    this.#onError = onError;
  }

  /** Sends it once whatever is being answered now has been. */
  post(mail: Mail): void {
    const sending = new Promise<void>((done) => setImmediate(done))
      .then(() => this.#mailer.send(mail))
      .catch(this.#onError)
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Comes back when everything that was posted has been sent or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
