import type { JobsContext } from '../jobs/index.ts';

/** What this feature's operations use: a batch is a group of jobs. */
export type BatchesContext = Pick<
  JobsContext,
  'database' | 'notifier' | 'plans' | 'settings' | 'tokenUsage'
>;
