import type { LookupFunction } from 'node:net';

/** Which addresses a process may call when someone else chooses them. */
export interface AddressPolicy {
  /**
   * Allows loopback and private addresses. For development and tests only: with it, anyone who names
   * an address can reach what this machine can. A cloud's metadata service is never allowed.
   */
  readonly allowPrivate: boolean;
  /**
   * The ports that may be called. By default {@link WEB_PORTS}, or every port if private addresses
   * are allowed.
   */
  readonly ports?: readonly number[] | 'any';
  /** Additional certificates to trust, as PEM, for a development server with its own authority. */
  readonly trustedCertificates?: string;
  /** Name servers to ask instead of the system's, for tests. */
  readonly nameServers?: readonly string[];
  /** Resolves names instead of name servers, for tests. Its results are still checked. */
  readonly lookup?: LookupFunction;
}

/**
 * The ports that websites use. Any other port in an untrusted URL is more likely an internal
 * service.
 */
const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443];

export function isAllowedPort(port: number, policy: AddressPolicy): boolean {
  const allowed = policy.ports ?? (policy.allowPrivate ? 'any' : WEB_PORTS);
  return allowed === 'any' || allowed.includes(port);
}

/** The port of a URL, or its scheme's default. */
export function portOf(url: URL): number {
  if (url.port !== '') return Number(url.port);
  return url.protocol === 'http:' ? 80 : 443;
}
