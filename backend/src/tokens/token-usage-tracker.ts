import type { SentError } from '@wareword/server/http';
import { currentActor, identifyActor } from '@wareword/security/events';
import type { Database } from '../database/index.ts';
import { parseId, type TokenId } from '../identifiers.ts';
import { MAX_ERRORS, saveErrors, saveUses, type TokenError } from './save-token-usage.ts';

const WRITE_EVERY_MS = 10_000;

/** Maximum tokens tracked at once per process; use of any others isn't counted. */
const MAX_TRACKED_TOKENS = 10_000;

/**
 * Tracks when tokens were last used, how many times, and their last errors, for display. All of it is
 * collected and written every ten seconds, because a write per request would add a fifth to its cost. What a killed
 * process had collected is lost.
 */
export class TokenUsageTracker {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #uses = new Map<TokenId, number>();
  #errors = new Map<TokenId, TokenError[]>();

  constructor(database: Database, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#write(), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  /** Counts a use, and makes this token the actor of the request's security events. */
  recordUse(tokenId: TokenId): void {
    identifyActor(tokenId);
    const uses = this.#uses.get(tokenId);
    if (uses !== undefined || this.#uses.size < MAX_TRACKED_TOKENS)
      this.#uses.set(tokenId, (uses ?? 0) + 1);
  }

  /** Records an error of the current request, if a token sent it. */
  readonly recordError = ({ errorCode, route, requestId }: SentError): void => {
    const actor = currentActor();
    const tokenId = actor?.startsWith('tok_') === true ? parseId('tok', actor) : undefined;
    if (tokenId === undefined) return;
    const errors = this.#errors.get(tokenId) ?? [];
    if (errors.length === 0) {
      if (this.#errors.size >= MAX_TRACKED_TOKENS) return;
      this.#errors.set(tokenId, errors);
    }
    if (errors.length >= MAX_ERRORS) errors.shift();
    errors.push({ code: errorCode, endpoint: route, requestId, at: new Date().toISOString() });
  };

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write();
  }

  async #write(): Promise<void> {
    const [uses, errors] = [this.#uses, this.#errors];
    this.#uses = new Map();
    this.#errors = new Map();
    try {
      await saveUses({ ctx: this.#database, input: uses });
      await saveErrors({ ctx: this.#database, input: errors });
    } catch (error) {
      this.#onError(error);
    }
  }
}
