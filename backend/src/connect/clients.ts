import { hash, timingSafeEqual } from 'node:crypto';

/** Credentials a store app sends to authenticate itself. */
export interface ClientCredentials {
  readonly id: string | undefined;
  readonly secret: string | undefined;
}

/** Store apps that verify a store's ownership before connecting it, and are trusted to do so. */
export class ConnectClients {
  readonly #digests: ReadonlyMap<string, readonly Buffer[]>;

  /**
   * @param secrets each app's secrets by its id; an app may have several while one is being rotated
   */
  constructor(secrets: ReadonlyMap<string, readonly string[]>) {
    this.#digests = new Map(
      Array.from(secrets, ([id, ofApp]) => [id, ofApp.map((secret) => digest(secret))]),
    );
  }

  /** Whether the app exists. Its id is not secret. */
  has(id: string | undefined): id is string {
    return id !== undefined && this.#digests.has(id);
  }

  /** Whether the credentials belong to this app. Takes the same time whatever the secret is. */
  authenticates(id: string, { id: shownId, secret }: ClientCredentials): boolean {
    if (shownId !== id || secret === undefined) return false;
    const shown = digest(secret);
    const matches = (this.#digests.get(id) ?? []).map((one) => timingSafeEqual(one, shown));
    return matches.includes(true);
  }
}

function digest(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
