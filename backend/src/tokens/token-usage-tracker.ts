import { identifyActor } from '@wareword/security/events';
import type { Database } from '../database/index.ts';
import type { TokenId } from '../identifiers.ts';

const WRITE_EVERY_MS = 10_000;

/**
 * Tracks when tokens were last used, for display. Uses are collected and written every ten seconds,
 * because a write per request would add a fifth to its cost. What a killed process had collected is
 * lost.
 */
export class TokenUsageTracker {
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

  /** Also returns whose request it is. */
  record(tokenId: TokenId): void {
    identifyActor(tokenId);
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
      // In a fixed order, so that two processes cannot deadlock.
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
