import type { LookupFunction } from 'node:net';

/** Which addresses the bridge may call. */
export interface AddressPolicy {
  /**
   * Lets stores on loopback and private addresses be called, and over plain http. For development
   * and tests alone: with it, whoever types a store's address can reach what this machine can.
   */
  readonly allowPrivate: boolean;
  /** Further certificates to trust, PEM, for a development store with its own authority. */
  readonly trustedCertificates?: string;
  /** Resolves names in place of the system, for tests. What it finds is checked all the same. */
  readonly lookup?: LookupFunction;
}
