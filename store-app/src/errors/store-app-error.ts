/**
 * An expected failure, with a code and a message that tells the owner what to do. An app extends it
 * for its own codes.
 */
export class StoreAppError extends Error {
  override name = 'StoreAppError';
  readonly code: string;
  /** A link to the fix, if there is one. */
  readonly link: string | undefined;

  constructor(code: string, message: string, link?: string) {
    super(message);
    this.code = code;
    this.link = link;
  }
}

/** Why a store is not connected, or its plan does not allow the request. */
export type ConnectErrorCode =
  | 'connect_expired'
  | 'connect_denied'
  | 'connect_failed'
  | 'store_taken'
  | 'not_connected'
  | 'token_revoked'
  | 'usage_limit_reached'
  | 'service_unreachable'
  | 'bulk_not_allowed';

export class ConnectError extends StoreAppError {
  declare readonly code: ConnectErrorCode;

  constructor(code: ConnectErrorCode, message: string, link?: string) {
    super(code, message, link);
    this.name = 'ConnectError';
  }
}
