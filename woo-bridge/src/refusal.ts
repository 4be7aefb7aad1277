/**
 * Why the bridge refuses. The front branches on the code; the codes of a store (`WooErrorCode`), of
 * the service (`ErrorCode`) and of runs (`RefusalCode` of publishing) come through as they are.
 */
export type BridgeRefusalCode =
  | 'signed_out'
  | 'access_expired'
  | 'access_denied'
  | 'keys_missing'
  | 'read_only_keys'
  | 'connect_expired'
  | 'connect_denied'
  | 'connect_failed'
  | 'not_connected'
  | 'token_revoked'
  | 'usage_limit_reached'
  | 'service_unreachable'
  | 'bulk_not_allowed'
  | 'too_many_tries'
  | 'not_here';

/** A request that is answered with a code and a sentence that says what to do. */
export class BridgeRefusal extends Error {
  override readonly name = 'BridgeRefusal';
  readonly code: BridgeRefusalCode;
  /** Where the way out is, if it has an address. */
  readonly link: string | undefined;

  constructor(code: BridgeRefusalCode, message: string, link?: string) {
    super(message);
    this.code = code;
    this.link = link;
  }
}
