import { randomBytes } from 'node:crypto';

/** Seconds. */
const ACCESS_LIFETIME = 3_600;
export const REFRESH_LIFETIME = 90 * 24 * 3_600;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly domain: string;
  accessUntil: number;
  refreshUntil: number;
  /** The pair whose refresh token was used to obtain this one. */
  readonly predecessor: TokenPair | undefined;
}

/**
 * The offline tokens of one app. A used refresh token stays valid until one of its successor's
 * tokens is used, so a lost response can be requested again.
 */
export class Tokens {
  /** How many times tokens were issued, by grant type. */
  readonly counts = { exchanges: 0, refreshes: 0, refusedRefreshes: 0 };
  /** Lifetime of new access tokens, in seconds. */
  accessLifetime = ACCESS_LIFETIME;
  readonly #now: () => number;
  #pairs: TokenPair[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  exchange(domain: string): TokenPair {
    this.counts.exchanges += 1;
    return this.#make(domain, undefined);
  }

  refresh(domain: string, refreshToken: string): TokenPair | undefined {
    const used = this.#pairs.find(
      (pair) => pair.refreshToken === refreshToken && pair.domain === domain,
    );
    if (used === undefined || used.refreshUntil <= this.#now()) {
      this.counts.refusedRefreshes += 1;
      return undefined;
    }
    this.#usedFirst(used);
    this.counts.refreshes += 1;
    return this.#make(domain, used);
  }

  /** Whether this token is currently valid for this shop. */
  accept(domain: string, accessToken: string): boolean {
    const pair = this.#pairs.find((one) => one.accessToken === accessToken);
    if (pair === undefined || pair.domain !== domain || pair.accessUntil <= this.#now()) {
      return false;
    }
    this.#usedFirst(pair);
    return true;
  }

  /** Expires all access tokens of a shop; its refresh tokens stay valid. */
  expire(domain: string): void {
    for (const pair of this.#of(domain)) pair.accessUntil = 0;
  }

  /** Invalidates all tokens of a shop. */
  revoke(domain: string): void {
    const gone = new Set(this.#of(domain));
    this.#pairs = this.#pairs.filter((pair) => !gone.has(pair));
  }

  #of(domain: string): TokenPair[] {
    return this.#pairs.filter((pair) => pair.domain === domain);
  }

  #usedFirst({ predecessor }: TokenPair): void {
    if (predecessor !== undefined) predecessor.refreshUntil = 0;
  }

  #make(domain: string, predecessor: TokenPair | undefined): TokenPair {
    const now = this.#now();
    const pair: TokenPair = {
      accessToken: `shpat_${randomBytes(16).toString('hex')}`,
      refreshToken: `shprt_${randomBytes(16).toString('hex')}`,
      domain,
      accessUntil: now + this.accessLifetime * 1000,
      refreshUntil: now + REFRESH_LIFETIME * 1000,
      predecessor,
    };
    this.#pairs.push(pair);
    return pair;
  }
}
