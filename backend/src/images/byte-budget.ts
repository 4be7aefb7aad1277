interface Waiting {
  readonly bytes: number;
  readonly start: () => void;
}

/** Limits the bytes that a process holds at once for one purpose. Callers wait in FIFO order. */
export class ByteBudget {
  readonly #waiting: Waiting[] = [];
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Takes bytes; {@link release} must follow. Rejects when the signal is aborted before. */
  async take(bytes: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.#waiting.length === 0 && bytes <= this.#left) {
      this.#left -= bytes;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const stop = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted.'));
        this.#startNext();
      };
      const waiting = {
        bytes,
        start: () => {
          signal.removeEventListener('abort', stop);
          resolve();
        },
      };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', stop, { once: true });
    });
  }

  release(bytes: number): void {
    this.#left += bytes;
    this.#startNext();
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next !== undefined; next = this.#waiting[0]) {
      if (next.bytes > this.#left) return;
      this.#left -= next.bytes;
      this.#waiting.shift();
      next.start();
    }
  }
}
