/** Error codes of RFC 6749 (5.2), RFC 7591 (3.2.2) and RFC 8707 (2). */
export type OAuthErrorCode =
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_request'
  | 'invalid_target'
  | 'unsupported_grant_type';

/** The account that an error is about, and how; only for the security log and the audit log. */
interface OAuthErrorDetails {
  readonly actor?: string;
  readonly target?: string;
  readonly workspaceId?: string;
  /** The name that the client gives itself. */
  readonly clientName?: string;
  readonly replayed?: true;
}

/** A refused request from an OAuth client, in the terms of its protocol. */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly details: OAuthErrorDetails;

  constructor(code: OAuthErrorCode, message: string, details: OAuthErrorDetails = {}) {
    super(message);
    this.name = 'OAuthError';
    this.code = code;
    this.details = details;
  }
}
