import { Session } from '@shopify/shopify-api';
import type { SessionStorage } from '@shopify/shopify-app-session-storage';
import { DrizzleSessionStoragePostgres } from '@shopify/shopify-app-session-storage-drizzle/dist/esm/drizzle.mjs';
import type { Orm } from '@wareword/store-app/database';
import type { SecretContext, Vault } from '@wareword/security/secrets';
import { sessions } from '../database/index.ts';

const OFFLINE_ID = /^offline_/;

/**
 * Shopify's session storage with both tokens encrypted. Its own `loadSession` and `deleteSession`
 * turn a database outage into "no session", which would ask merchants to install again.
 */
export class SealedSessionStorage implements SessionStorage {
  readonly #sealed: Required<SessionStorage>;
  readonly #vault: Vault;

  constructor(orm: Orm, vault: Vault) {
    this.#sealed = new DrizzleSessionStoragePostgres(orm, sessions);
    this.#vault = vault;
  }

  storeSession(session: Session): Promise<boolean> {
    const seal = (token: string, name: string) => this.#vault.seal(token, contextOf(session, name));
    return this.#sealed.storeSession(withTokens(session, seal));
  }

  async loadSession(id: string): Promise<Session | undefined> {
    const ofShop = await this.findSessionsByShop(id.replace(OFFLINE_ID, ''));
    return ofShop.find((session) => session.id === id);
  }

  /** Tokens that can't be decrypted count as missing: the next page obtains new ones. */
  async findSessionsByShop(shop: string): Promise<Session[]> {
    const found = await this.#sealed.findSessionsByShop(shop);
    return found.flatMap((session) => {
      const open = (token: string, name: string) =>
        this.#vault.open(token, contextOf(session, name));
      try {
        return [withTokens(session, open)];
      } catch {
        return [];
      }
    });
  }

  deleteSession(id: string): Promise<boolean> {
    return this.deleteSessions([id]);
  }

  async deleteSessions(ids: string[]): Promise<boolean> {
    if (await this.#sealed.deleteSessions(ids)) return true;
    throw new Error('The sessions of a shop could not be deleted.');
  }
}

function contextOf({ id }: Session, name: string): SecretContext {
  return `sessions:${id}:${name}`;
}

function withTokens(session: Session, change: (token: string, name: string) => string): Session {
  const { accessToken, refreshToken, ...rest } = session.toObject();
  return new Session({
    ...rest,
    ...(accessToken ? { accessToken: change(accessToken, 'access_token') } : {}),
    ...(refreshToken ? { refreshToken: change(refreshToken, 'refresh_token') } : {}),
  });
}
