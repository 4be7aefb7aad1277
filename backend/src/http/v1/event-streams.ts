import { limitExceeded, unavailable } from '../../errors.ts';

export interface StreamLimits {
  /** Open streams of one token. */
  readonly perToken: number;
  /** Open streams in this process. */
  readonly perProcess: number;
}

export const STREAM_LIMITS: StreamLimits = { perToken: 100, perProcess: 4000 };

/** The event streams that this process has open (contract §16.5). */
export class EventStreams {
  readonly #limits: StreamLimits;
  readonly #byToken = new Map<string, number>();
  readonly #closers = new Set<() => void>();
  #ended = false;

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Counts a stream as open.
   * @param token the token's hash
   * @param close ends it; called when the process stops
   * @returns a function to call once it is closed
   * @throws {DomainError} `limit_exceeded`, `unavailable`
   */
  open(token: string, close: () => void): () => void {
    const { perToken, perProcess } = this.#limits;
    const open = this.#byToken.get(token) ?? 0;
    if (open >= perToken) {
      throw limitExceeded(
        `This token has ${perToken} open event streams, which is the limit. Close one, or poll instead.`,
        'rate',
      );
    }
    if (this.#ended || this.#closers.size >= perProcess) {
      throw unavailable('The server has reached its limit of open event streams. Poll instead.');
    }
    this.#byToken.set(token, open + 1);
    this.#closers.add(close);
    return () => {
      if (!this.#closers.delete(close)) return;
      const left = (this.#byToken.get(token) ?? 1) - 1;
      if (left === 0) this.#byToken.delete(token);
      else this.#byToken.set(token, left);
    };
  }

  /** Ends every stream, and refuses new ones. */
  end(): void {
    this.#ended = true;
    for (const close of [...this.#closers]) close();
  }
}
