import type { Database } from '@wareword/store-app/database';
import type { StoreId } from '../database/index.ts';

/** A lock across processes that separates writing a store's tags from deleting unused ones. */
export interface TagLock {
  /** For writes that add tags to products or remove them; any number can hold it. */
  whileWriting<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For deleting tags: no such write is in progress, and none starts. */
  whileDeleting<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * A session-level lock: however the process ends, the lock ends with its connection. A transaction
 * would stay open for as long as the store takes.
 */
export function tagLockOf({ lockPool }: Database, storeId: StoreId): TagLock {
  const key = `tags of ${storeId}`;
  const held = async <Result>(isShared: boolean, work: () => Promise<Result>): Promise<Result> => {
    const connection = await lockPool.reserve();
    try {
      if (isShared) {
        await connection`select pg_advisory_lock_shared(hashtextextended(${key}, 0))`;
      } else await connection`select pg_advisory_lock(hashtextextended(${key}, 0))`;
      return await work();
    } finally {
      // A closed connection holds no lock.
      await connection`select pg_advisory_unlock_all()`.catch(() => undefined);
      connection.release();
    }
  };
  return {
    whileWriting: (work) => held(true, work),
    whileDeleting: (work) => held(false, work),
  };
}
