import type { JobsContext } from '../jobs/index.ts';

/** Name of the queue's task that feeds a run. */
export const FEED_TASK = 'feed_bulk_run';

/** What the verbs of this feature work with; `jobs` makes each row's job. */
export type BulkContext = Pick<JobsContext, 'database' | 'plans'>;
export type FeedContext = JobsContext;
