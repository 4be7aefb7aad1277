import type { SecurityEvents } from '@wareword/security/events';
import type { AuditTrail } from '../audit-log/index.ts';
import type { Authentication, MemberView, OnMemberRemoved } from '../accounts/index.ts';
import type { AgentsContext } from '../agents/index.ts';
import type { OneAtATime } from '../rate-limits/index.ts';
import type { VoiceContext } from '../brands/index.ts';
import type { Payments } from '../billing/index.ts';
import type { Config } from '../config.ts';
import type { ConnectContext } from '../connect/index.ts';
import type { ProductPageFetcher } from '../imports/index.ts';
import type { JobsContext } from '../jobs/index.ts';
import type { Logger } from '../logger.ts';
import type { Reader } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { ReplicaRouter } from '../replica-router.ts';
import type { Mailer } from '../mail/index.ts';
import type { WebhooksContext } from '../webhooks/index.ts';

/** Dependencies of the dashboard's procedures; the same for every request. */
export interface DashboardContext extends JobsContext, VoiceContext {
  readonly config: Pick<
    Config,
    | 'writer'
    | 'production'
    | 'publicUrl'
    | 'supportEmail'
    | 'planPrices'
    | 'google'
    | 'retention'
    | 'connectUrls'
  >;
  readonly authentication: Authentication;
  /** Absent if only the operator can change plans. */
  readonly payments: Payments | undefined;
  readonly mailer: Mailer;
  readonly connect: ConnectContext;
  readonly agents: AgentsContext;
  readonly productPages: ProductPageFetcher;
  readonly webhooks: WebhooksContext;
  readonly onMemberRemoved: OnMemberRemoved;
  readonly replicaRouter: ReplicaRouter;
  /** Checks of texts: audits, and why a listing has its scores. */
  readonly checks: OneAtATime;
  readonly logger: Logger;
  readonly securityEvents: SecurityEvents;
  readonly auditTrail: Pick<AuditTrail, 'flush'>;
}

/** Context of one dashboard request; `member` is the signed-in user. */
export interface RequestContext extends DashboardContext {
  readonly requestId: string;
  /** The client's address, as far as the proxies in front are trusted. */
  readonly address: string;
  readonly headers: Headers;
  readonly member: MemberView | undefined;
  /** For what may be a few seconds old. */
  readonly reader: Reader;
  /** Adds cookies to the response. */
  readonly setCookies: (cookies: readonly string[]) => void;
  /** Lets this person see what they have changed. */
  readonly pinToPrimary: () => void;
  /**
   * Counts a file that is part of the response, of which a request has one: all of a response is in
   * memory, and is written at once.
   * @returns a function to call when the file is made
   * @throws {DomainError} `limit_exceeded`
   */
  readonly beginFile: (workspaceId: WorkspaceId) => () => void;
  /**
   * @throws {DomainError} `limit_exceeded` if this address has made too many calls without a
   *   session
   */
  readonly countVisitorCall: () => void;
}
