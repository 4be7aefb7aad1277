import type { Database } from '@wareword/store-app/database';
import type { StoreId } from '../database/index.ts';

/** A lock across processes that separates writing a store's tags from deleting unused ones. */
export interface TagLock {
  /** For writes that add tags to products or remove them; any number can hold it. */
  whileWriting<Result>(work: () => Promise<Result>): Promise<Result>;
  /** For deleting tags: no such write is in progress, and none starts. */
  whileDeleting<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function tagLockOf({ locks }: Pick<Database, 'locks'>, storeId: StoreId): TagLock {
  const key = `tags of ${storeId}`;
  return {
    whileWriting: (work) => locks.withLock(key, 'shared', work),
    whileDeleting: (work) => locks.withLock(key, 'exclusive', work),
  };
}
