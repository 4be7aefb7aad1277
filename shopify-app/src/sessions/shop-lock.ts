import type { Database } from '@wareword/store-app/database';

/** A lock across processes for obtaining and deleting a shop's tokens. */
export class ShopLock {
  readonly #locks: Database['locks'];
  /** The last waiter per shop: within a process, only one connection waits for a shop. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor({ locks }: Pick<Database, 'locks'>) {
    this.#locks = locks;
  }

  async withLock<Result>(shop: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#queues.get(shop) ?? Promise.resolve();
    const turn = before.then(() => this.#locks.withLock(`tokens of ${shop}`, 'exclusive', work));
    const settled = turn.catch(() => undefined);
    this.#queues.set(shop, settled);
    try {
      return await turn;
    } finally {
      if (this.#queues.get(shop) === settled) this.#queues.delete(shop);
    }
  }
}
