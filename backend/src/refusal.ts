import type { ErrorCode } from '@wareword/shared-schema';

/** Where a token stands within its rate, after the request at hand. */
export interface RateState {
  /** Requests that pass within the window. */
  readonly limit: number;
  /** Requests that would still pass now. */
  readonly remaining: number;
  /** Seconds until one more would pass. */
  readonly resetSeconds: number;
}

/**
 * A request that is answered with an error code of the document. Features throw it; each transport
 * maps it to the wire in one place. The message is for the caller, says what to do next, and holds
 * nothing that is not theirs to know.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly rate: RateState | undefined;

  constructor(code: ErrorCode, message: string, rate?: RateState) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.rate = rate;
  }
}
