import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { TokenUsageTracker } from '../tokens/index.ts';
import { createAcceptanceQuery, type AcceptanceQuery } from './acceptance-query.ts';
import type { JobNotifier } from './job-notifier.ts';
import { createPollQuery, type PollQuery } from './poll-query.ts';

/** What this feature's operations use. */
export interface JobsContext {
  readonly database: Database;
  readonly notifier: JobNotifier;
  readonly tokenUsage: TokenUsageTracker;
  readonly plans: Config['plans'];
  readonly rateLimitPerMinute: number;
  readonly settings: Config['jobs'];
  readonly acceptanceQuery: AcceptanceQuery;
  readonly pollQuery: PollQuery;
}

/** Adds what a process shares between requests: batching of concurrent queries. */
export function createJobsContext(
  parts: Omit<JobsContext, 'acceptanceQuery' | 'pollQuery'>,
): JobsContext {
  return {
    ...parts,
    acceptanceQuery: createAcceptanceQuery(parts),
    pollQuery: createPollQuery(parts),
  };
}

/** Attempts per job: the first and 3 automatic retries (contract §7.4). */
export const MAX_ATTEMPTS = 4;
