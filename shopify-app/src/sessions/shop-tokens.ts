import { Session } from '@shopify/shopify-api';
import type { SessionStorage } from '@shopify/shopify-app-session-storage';
import type { ShopLock } from './shop-lock.ts';

/** How long before it expires a token is no longer used, as in Shopify's library. */
const RENEW_BEFORE_MS = 5 * 60_000;
/** Assumed lifetime of a token if Shopify's response has none. */
const DEFAULT_LIFETIME_MS = 60 * 60_000;

/** Shopify won't renew this token: a new one requires the merchant to open a page. */
export class RefreshRejected extends Error {
  override readonly name = 'RefreshRejected';
}

/** Shopify's token endpoint is unavailable. */
export class RefreshUnavailable extends Error {
  override readonly name = 'RefreshUnavailable';
}

export interface ShopTokensParts {
  readonly storage: Required<SessionStorage>;
  readonly lock: ShopLock;
  readonly offlineId: (shop: string) => string;
  /**
   * Requests new tokens from Shopify.
   * @throws RefreshRejected, RefreshUnavailable
   */
  readonly refresh: (shop: string, refreshToken: string) => Promise<Session>;
  readonly now: () => Date;
}

/**
 * The access that shops granted. Tokens last an hour and are renewed here, by one process at a
 * time. A used refresh token stays valid until its successor is used, so a response that was lost
 * with its process can be requested again.
 */
export class ShopTokens {
  readonly #parts: ShopTokensParts;
  readonly #renewing = new Map<string, Promise<Session | undefined>>();

  constructor(parts: ShopTokensParts) {
    this.#parts = parts;
  }

  /**
   * The session storage for Shopify's library. It hides sessions that are about to expire, so that
   * the library exchanges the page's session token for new tokens. Call it within {@link exchange}.
   */
  get storage(): SessionStorage {
    const { storage } = this.#parts;
    return {
      storeSession: (session) => this.#store(session),
      loadSession: async (id) => this.#usable(await storage.loadSession(id)),
      deleteSession: (id) => storage.deleteSession(id),
      deleteSessions: (ids) => storage.deleteSessions(ids),
      findSessionsByShop: (shop) => storage.findSessionsByShop(shop),
    };
  }

  /**
   * The shop's access, with a token that is valid for a while.
   * @returns undefined if a page must be opened to obtain one
   * @throws RefreshUnavailable
   */
  async current(shop: string): Promise<Session | undefined> {
    const session = await this.#load(shop);
    if (session === undefined || this.#usable(session) !== undefined) return session;
    if (session.refreshToken === undefined) return undefined;
    try {
      return await this.#renewOnce(shop, (latest) => this.#usable(latest) !== undefined);
    } catch (error) {
      if (!(error instanceof RefreshUnavailable)) throw error;
      // Renewed early, so that an outage of Shopify's token endpoint does not affect the store.
      if (!this.#isExpired(session, 0)) return session;
      throw error;
    }
  }

  /**
   * Access after Shopify rejected a token: another process may have renewed it in the meantime;
   * otherwise it is renewed once.
   * @returns undefined if the access is lost
   * @throws RefreshUnavailable
   */
  async afterRefusal(shop: string, refused: string): Promise<Session | undefined> {
    return this.#renewOnce(
      shop,
      (latest) => latest.accessToken !== refused && this.#usable(latest) !== undefined,
    );
  }

  /** Runs `work`, which obtains new tokens for a shop, in one process at a time. */
  exchange<Result>(shop: string, work: () => Promise<Result>): Promise<Result> {
    return this.#parts.lock.withLock(shop, work);
  }

  /** @param token deletes only this one; any token if absent */
  async forget(shop: string, token?: string): Promise<void> {
    const { lock, storage } = this.#parts;
    await lock.withLock(shop, async () => {
      if (token !== undefined && (await this.#load(shop))?.accessToken !== token) return;
      const found = await storage.findSessionsByShop(shop);
      const ids = [this.#parts.offlineId(shop), ...found.map(({ id }) => id)];
      await storage.deleteSessions([...new Set(ids)]);
    });
  }

  /** Saves the current scopes of a shop's token. */
  async recordScopes(shop: string, scopes: readonly string[]): Promise<void> {
    const { lock, storage } = this.#parts;
    await lock.withLock(shop, async () => {
      const session = await this.#load(shop);
      if (session === undefined) return;
      await storage.storeSession(new Session({ ...session.toObject(), scope: scopes.join(',') }));
    });
  }

  /** Concurrent callers in this process share one renewal per shop. */
  #renewOnce(shop: string, isEnough: (latest: Session) => boolean): Promise<Session | undefined> {
    const inProgress = this.#renewing.get(shop);
    if (inProgress !== undefined) return inProgress;
    const renewing = this.#parts.lock
      .withLock(shop, () => this.#renew(shop, isEnough))
      .finally(() => this.#renewing.delete(shop));
    this.#renewing.set(shop, renewing);
    return renewing;
  }

  async #renew(shop: string, isEnough: (latest: Session) => boolean): Promise<Session | undefined> {
    const latest = await this.#load(shop);
    if (latest === undefined || isEnough(latest)) return latest;
    if (latest.refreshToken === undefined) return undefined;
    try {
      const next = await this.#parts.refresh(shop, latest.refreshToken);
      await this.#store(next);
      return next;
    } catch (error) {
      if (!(error instanceof RefreshRejected)) throw error;
      await this.#parts.storage.deleteSession(latest.id);
      return undefined;
    }
  }

  #load(shop: string): Promise<Session | undefined> {
    return this.#parts.storage.loadSession(this.#parts.offlineId(shop));
  }

  #store(session: Session): Promise<boolean> {
    const { storage, now } = this.#parts;
    if (session.expires !== undefined) return storage.storeSession(session);
    const expires = new Date(now().getTime() + DEFAULT_LIFETIME_MS);
    return storage.storeSession(new Session({ ...session.toObject(), expires }));
  }

  #usable(session: Session | undefined): Session | undefined {
    if (session?.accessToken === undefined) return undefined;
    return this.#isExpired(session, RENEW_BEFORE_MS) ? undefined : session;
  }

  #isExpired({ expires }: Session, within: number): boolean {
    // Without a date it may have expired long ago.
    if (expires === undefined) return true;
    return expires.getTime() - within < this.#parts.now().getTime();
  }
}
