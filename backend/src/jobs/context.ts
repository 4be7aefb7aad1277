import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { TokenUse } from '../tokens/index.ts';
import type { Bell } from './bell.ts';

/** What the verbs of this feature work with. */
export interface JobsContext {
  readonly database: Database;
  readonly bell: Bell;
  readonly tokenUse: TokenUse;
  readonly plans: Config['plans'];
  readonly rateLimitPerMinute: number;
  readonly settings: Config['jobs'];
}

/** Attempts of a job: the first and 3 automatic retries (decisions 12). */
export const MAX_ATTEMPTS = 4;
