import type { Mail, Mailer } from './mailer.ts';

/** A mail, or what makes one when its turn has come; undefined where none is to be sent. */
export type Posting = Mail | (() => Promise<Mail | undefined>);

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
  post(posting: Posting): void {
    const sending = new Promise<void>((done) => setImmediate(done))
      .then(async () => {
        const mail = typeof posting === 'function' ? await posting() : posting;
        if (mail !== undefined) await this.#mailer.send(mail);
      })
      .catch(this.#onError)
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Comes back when everything that was posted has been sent or has failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
