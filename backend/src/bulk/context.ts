import type { JobsContext } from '../jobs/index.ts';

/** Name of the queue's task that feeds a run. */
export const FEED_TASK = 'feed_bulk_run';

/** Why a run was paused whose beginner is not in the workspace any more; no code of the document. */
export const MEMBER_REMOVED = 'member_removed';

/** What the verbs of this feature work with; `jobs` makes each row's job. */
export type BulkContext = Pick<JobsContext, 'database' | 'plans'>;
export type FeedContext = JobsContext;
