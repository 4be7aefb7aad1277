import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { TokenUse } from '../tokens/index.ts';
import { createAcceptance, type Acceptance } from './acceptance.ts';
import type { Bell } from './bell.ts';
import { createPolling, type Polling } from './polling.ts';

/** What the verbs of this feature work with. */
export interface JobsContext {
  readonly database: Database;
  readonly bell: Bell;
  readonly tokenUse: TokenUse;
  readonly plans: Config['plans'];
  readonly rateLimitPerMinute: number;
  readonly settings: Config['jobs'];
  readonly acceptance: Acceptance;
  readonly polling: Polling;
}

/** Adds what one process shares between requests: those that come at once go together. */
export function createJobsContext(parts: Omit<JobsContext, 'acceptance' | 'polling'>): JobsContext {
  return {
    ...parts,
    acceptance: createAcceptance(parts),
    polling: createPolling(parts),
  };
}

/** Attempts of a job: the first and 3 automatic retries (decisions 12). */
export const MAX_ATTEMPTS = 4;
