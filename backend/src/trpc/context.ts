import type { Authentication, MemberView } from '../accounts/index.ts';
import type { Payments } from '../billing/index.ts';
import type { Config } from '../config.ts';
import type { JobsContext } from '../jobs/index.ts';
import type { Logger } from '../logger.ts';
import type { Mailer } from '../mail/index.ts';

/** What the dashboard's procedures work with, the same for every request. */
export interface DashboardContext extends JobsContext {
  readonly config: Pick<Config, 'production' | 'publicUrl' | 'connectCodeTtlMs'>;
  readonly authentication: Authentication;
  /** Absent where plans are changed by the operator alone. */
  readonly payments: Payments | undefined;
  readonly mailer: Mailer;
  readonly logger: Logger;
}

/** A request of the dashboard; `member` is whoever is signed in. */
export interface RequestContext extends DashboardContext {
  readonly requestId: string;
  /** The caller's address, as far as the proxies in front are trusted. */
  readonly address: string;
  readonly headers: Headers;
  readonly member: MemberView | undefined;
}
