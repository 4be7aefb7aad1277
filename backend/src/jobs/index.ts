/** Generations, async and sync, from the credit reserved to the listing saved. */
export { announceWorker, retireWorker } from './announce-worker.ts';
export { Bell, GENERATE_TASK } from './bell.ts';
export { claimJobs, type ClaimedJob } from './claim-jobs.ts';
export { completeJobs, type FinishedAttempt } from './complete-jobs.ts';
export { createJobsContext, type JobsContext } from './context.ts';
export { createJob, type CreatedJob } from './create-job.ts';
export { failAttempt, handBack, type AttemptOutcome } from './fail-attempt.ts';
export { generateNow, type SyncContext, type SyncGeneration } from './generate-now.ts';
export { getJob } from './get-job.ts';
export type { JobView } from './job-view.ts';
export { Leases } from './leases.ts';
export { listJobs } from './list-jobs.ts';
export { listWorkspaceJobs } from './list-workspace-jobs.ts';
export { recover, type Recovery } from './recover.ts';
export { retryJob } from './retry-job.ts';
export { runAttempt } from './run-attempt.ts';
export { sweep } from './sweep.ts';
export { whileDatabaseIsAway } from './while-database-is-away.ts';
