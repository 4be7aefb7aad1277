/** State of a token's rate limit after the current request. */
export interface RateState {
  /** Requests allowed per window. */
  readonly limit: number;
  /** Requests left now. */
  readonly remaining: number;
  /** Seconds until one more request is allowed. */
  readonly resetSeconds: number;
}

/**
 * What went wrong, by meaning, and the reasons within it that a transport distinguishes. Each kind
 * and each reason has one row in `error-codes.ts`, which defines what a client sees.
 */
interface ErrorReasons {
  /** The caller is unknown. */
  unauthenticated: 'token_missing' | 'token_invalid' | 'webhook_signature';
  /** The caller lacks a permission. */
  forbidden: 'plan_required' | 'scope' | 'brand_locked' | 'store_taken';
  /** Not found, or another workspace's. `brand`: named in a request for a listing; `brand_id`: in a path. */
  not_found: 'job' | 'batch' | 'brand' | 'brand_id' | 'listing' | 'webhook' | 'delivery';
  /** The input is invalid, no matter who sends it. */
  invalid: 'connect_code' | 'connect_site' | 'replayed_code' | 'client_authentication';
  /** The request conflicts with the current state of its resource. */
  conflict:
    | 'brand_archived'
    | 'brand_name'
    | 'request_in_progress'
    | 'job_in_progress'
    | 'listing_changed'
    | 'webhook_url_taken'
    | 'webhook_disabled';
  /** A quota or a rate limit is used up. */
  limit_exceeded: 'credits' | 'rate' | 'brands' | 'webhooks';
  /** Not possible right now, through no fault of the caller. */
  unavailable: 'generation_failed';
}

export type ErrorKind = keyof ErrorReasons;
export type ErrorReason = ErrorReasons[ErrorKind];

/**
 * Reasons that clients of the API get the code of their kind for. The dashboard says what they mean in
 * its reader's language.
 */
interface DashboardReasons {
  unauthenticated: never;
  forbidden: 'account_closing' | 'email_unconfirmed' | 'role';
  not_found:
    | 'bulk_run'
    | 'email_change'
    | 'google_link'
    | 'invitation'
    | 'invitation_link'
    | 'key'
    | 'member'
    | 'paid_plan'
    | 'passkey'
    | 'payments'
    | 'store'
    | 'transfer'
    | 'version'
    | 'workspace';
  invalid:
    | 'brand_name_invalid'
    | 'email'
    | 'entries'
    | 'export_long'
    | 'file_cells'
    | 'file_column'
    | 'file_columns'
    | 'file_empty'
    | 'file_encoding'
    | 'file_format'
    | 'file_headings'
    | 'file_large'
    | 'file_lines'
    | 'file_quotes'
    | 'file_rows'
    | 'file_truncated'
    | 'name_long'
    | 'name_missing'
    | 'no_product'
    | 'no_usable_rows'
    | 'page_unreadable'
    | 'password_short'
    | 'password_wrong'
    | 'voice_short'
    | 'webhook_url'
    | 'word_twice';
  conflict:
    | 'already_paid'
    | 'checkout_open'
    | 'closing'
    | 'email_taken'
    | 'invitation_account'
    | 'not_closing'
    | 'own_team'
    | 'same_email'
    | 'store_queue'
    | 'subscription'
    | 'team_member';
  limit_exceeded: 'bulk_drafts' | 'bulk_runs' | 'bulk_storage' | 'team_size';
  unavailable: 'database' | 'invitation_mail' | 'stripe';
}

export type DashboardReason = DashboardReasons[ErrorKind];
type Reason = ErrorReason | DashboardReason;

/** A file with headings that we don't know. */
export interface UnknownColumns {
  readonly headings: readonly string[];
  /** Columns that listings need and that no heading matches. */
  readonly missing: readonly ('name' | 'text')[];
}

interface ErrorDetails {
  readonly rate?: RateState | undefined;
  /** Only for the dashboard, which lets its reader choose them. */
  readonly columns?: UnknownColumns | undefined;
  /** The account and the object that it is about; only for the security log. */
  readonly actor?: string;
  readonly target?: string;
}

/**
 * A refused request. Features throw it by meaning; `error-codes.ts` maps it to the API's codes for
 * every transport. The message is for the caller: it says what to do next, and reveals nothing they
 * may not know. The reason may be more specific than the message.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly reason: Reason | undefined;
  readonly details: ErrorDetails;

  constructor(kind: ErrorKind, message: string, reason?: Reason, details: ErrorDetails = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.reason = reason;
    this.details = details;
  }
}

function errorFactory<Kind extends ErrorKind>(kind: Kind) {
  return (
    message: string,
    reason?: ErrorReasons[Kind] | DashboardReasons[Kind],
    details?: ErrorDetails,
  ): DomainError => new DomainError(kind, message, reason, details);
}

export const unauthenticated = errorFactory('unauthenticated');
export const forbidden = errorFactory('forbidden');
export const notFound = errorFactory('not_found');
export const invalid = errorFactory('invalid');
export const conflict = errorFactory('conflict');
export const limitExceeded = errorFactory('limit_exceeded');
export const unavailable = errorFactory('unavailable');

/** What a client sees while the database is unavailable; the same over HTTP and in the dashboard. */
export const DATABASE_UNAVAILABLE =
  "We can't reach our database right now. Try again in a few seconds.";

/** What a client sees whose text can't be stored or compared; the same over HTTP and in the dashboard. */
export const NUL_CHARACTER = 'The request contains a NUL character (U+0000). Remove it.';

/**
 * What a client sees of a failure that no one expected, the same over HTTP and in the dashboard.
 * @param requestId finds it in the log
 */
export function internalErrorMessage(requestId: string | undefined): string {
  const id = requestId === undefined ? 'the request ID.' : `this request ID: ${requestId}`;
  return `Something went wrong on our end. Try again. If the problem persists, contact us and include ${id}`;
}
