import type { Database } from '@wareword/store-app/database';

/**
 * A lock across processes for obtaining and deleting a shop's tokens. It is a session-level lock:
 * however the process ends, the lock ends with its connection.
 */
export class ShopLock {
  readonly #lockPool: Database['lockPool'];
  /** The last waiter per shop: within a process, only one connection waits for a shop. */
  readonly #queues = new Map<string, Promise<unknown>>();

  constructor({ lockPool }: Pick<Database, 'lockPool'>) {
    this.#lockPool = lockPool;
  }

  async hold<Result>(shop: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#queues.get(shop) ?? Promise.resolve();
    const turn = before.then(() => this.#holdForProcess(shop, work));
    const settled = turn.catch(() => undefined);
    this.#queues.set(shop, settled);
    try {
      return await turn;
    } finally {
      if (this.#queues.get(shop) === settled) this.#queues.delete(shop);
    }
  }

  async #holdForProcess<Result>(shop: string, work: () => Promise<Result>): Promise<Result> {
    const connection = await this.#lockPool.reserve();
    const key = `tokens of ${shop}`;
    try {
      await connection`select pg_advisory_lock(hashtextextended(${key}, 0))`;
      return await work();
    } finally {
      // A closed connection holds no lock.
      await connection`select pg_advisory_unlock_all()`.catch(() => undefined);
      connection.release();
    }
  }
}
