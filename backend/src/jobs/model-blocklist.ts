import type { Database } from '../database/index.ts';
import { GenerationError, type Generator } from '../generation/index.ts';
import { recordUnchargedGeneration, type UnchargedReason } from './record-uncharged-generation.ts';

/**
 * The workspaces for which the model is not called for now: it refused too many of their products,
 * gave too many unusable answers, or rewrote too many listings that were deleted. None of these costs
 * a credit, so without a limit they would be free calls.
 *
 * The list is cached here and read from the database after such a generation, so that others need no
 * query. Each process may therefore let one more through.
 */
export class ModelBlocklist {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #blockedUntil = new Map<string, number>();

  /** @param now milliseconds since the epoch */
  constructor(database: Database, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  isBlocked(workspaceId: string): boolean {
    return this.#now() < (this.#blockedUntil.get(workspaceId) ?? 0);
  }

  /** If this one cannot be counted now, the next one will be. */
  async record(
    workspaceId: string,
    reason: Exclude<UnchargedReason, 'disconnect' | 'cancellation'>,
  ): Promise<void> {
    try {
      const { allowed, resetSeconds } = await recordUnchargedGeneration({
        ctx: { database: this.#database },
        input: { workspaceId, reason },
      });
      if (!allowed) this.#block(workspaceId, resetSeconds);
    } catch {
      return;
    }
  }

  #block(workspaceId: string, seconds: number): void {
    const now = this.#now();
    for (const [blocked, until] of this.#blockedUntil) {
      if (until <= now) this.#blockedUntil.delete(blocked);
    }
    const until = now + seconds * 1000;
    this.#blockedUntil.set(
      workspaceId,
      Math.max(until, this.#blockedUntil.get(workspaceId) ?? until),
    );
  }
}

/**
 * A generator that calls the model only for workspaces within their limits. For the others, the fallback
 * writes the listing, which is charged as usual; without a fallback, the generation fails.
 */
export function withBlocklist(
  generator: Generator,
  options: { readonly modelBlocklist: ModelBlocklist; readonly fallback: Generator | undefined },
): Generator {
  const { modelBlocklist, fallback } = options;
  return {
    async generate(request, signal) {
      const { workspaceId } = request;
      if (workspaceId === undefined || !modelBlocklist.isBlocked(workspaceId)) {
        return generator.generate(request, signal);
      }
      if (fallback !== undefined) return fallback.generate(request, signal);
      throw new GenerationError(
        "Too many of this workspace's generations failed without being charged",
        {
          transient: false,
        },
      );
    },
  };
}
