import type { Database } from '../database/index.ts';
import type { TokenId } from '../identifiers.ts';

const WRITE_EVERY_MS = 10_000;

/**
 * When tokens were last used, for the people who manage them: gathered here and written down
 * together every ten seconds, because a write in each request would cost a fifth of it. What a
 * killed process had gathered is lost.
 */
export class TokenUse {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #used = new Set<TokenId>();

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#write(), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  note(tokenId: TokenId): void {
    this.#used.add(tokenId);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = [...this.#used];
    this.#used = new Set();
    const { sql } = this.#database;
    try {
      // In one order everywhere, so that two processes cannot wait for each other.
      await sql`
        update tokens set last_used_at = now()
        from (select id from tokens where id = any(${sql.array(used)}) order by id for update) used
        where tokens.id = used.id
      `;
    } catch (error) {
      this.#onError(error);
    }
  }
}
