import type { Problem } from './outcome.ts';

/** The shop's connection to Wareword. */
export interface Connection {
  /** `revoked`: the service rejects the token. `unreachable`: connected, but the service is not responding. */
  readonly state: 'disconnected' | 'connected' | 'revoked' | 'unreachable';
  readonly account: {
    readonly email: string;
    /** Display name, such as `Free`. */
    readonly plan: string;
    readonly isMember: boolean;
  } | null;
  readonly usage: Usage | null;
  /** Whether a run may have more than one product; null if unknown. */
  readonly bulk: boolean | null;
  /** Display name of the smallest plan with bulk writing, such as `Pro`. */
  readonly bulkPlan: string;
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly locked: boolean;
  }[];
  /** ISO 8601. */
  readonly connectedAt: string | null;
  readonly tokenPrefix: string | null;
  /** Null with `app_store`, or if unknown. */
  readonly plansUrl: string | null;
  /** What is wrong: token revoked, no listings left, or service down. */
  readonly problem: Problem | null;
}

/** This month's listings. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
  readonly remaining: number;
  /** When the allowance resets, in ISO 8601. */
  readonly resetsAt: string;
}

export interface Disconnected {
  /** Where to revoke the connection in Wareword, because that failed; null if it is revoked. */
  readonly revokeUrl: string | null;
}
