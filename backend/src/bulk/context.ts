import type { OneAtATime } from '../rate-limits/index.ts';
import type { JobsContext } from '../jobs/index.ts';
import type { ReadAheadRoom } from './upload/read-ahead.ts';

/** Name of the queue task that feeds a run. */
export const FEED_TASK = 'feed_bulk_run';

/** The job of each row is created by the feature `jobs`, which needs `FeedContext`. */
export type BulkContext = Pick<JobsContext, 'database' | 'plans'>;
export interface ReceivingContext extends BulkContext {
  /** Bytes that the products of a workspace's files may take up. */
  readonly bulkStorageBytes: number;
  /**
   * The products of a workspace's files are saved in turn: they would wait for each other in the
   * database anyway, with a connection each.
   */
  readonly saving: OneAtATime;
  /** Shared by all uploads. */
  readonly readAheadRoom: ReadAheadRoom;
}
export type FeedContext = JobsContext;
