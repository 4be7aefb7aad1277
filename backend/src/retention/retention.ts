import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import type { Logger } from '../logger.ts';
import { DELETIONS, type DeleteBatch, type RetentionSettings } from './deletions.ts';

/** Workspaces per statement. */
const CHUNK_SIZE = 500;
/** Maximum duration of a call; the next one continues, so that other maintenance gets its turn. */
const SLICE_MS = 5_000;
/** A pause after each statement that deleted something, in milliseconds, so that other statements get their turn. */
const PAUSE_MS = 20;
const PASS_INTERVAL_MS = 6 * 3_600_000;

/**
 * Goes through all workspaces a few times a day and deletes what is past its retention,
 * in small batches. It can be stopped at any point, and run in several processes at once.
 */
export class Retention {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #deletions: readonly { readonly what: string; readonly deleteBatch: DeleteBatch }[];
  readonly #deleted = new Map<string, number>();
  #after = '';
  #nextPassAt = 0;

  constructor(ctx: {
    readonly database: Database;
    readonly logger: Logger;
    readonly retention: RetentionSettings;
  }) {
    this.#database = ctx.database;
    this.#logger = ctx.logger;
    this.#deletions = DELETIONS.flatMap(({ what, setting, prepare }) => {
      const days = ctx.retention[setting];
      return days === undefined ? [] : [{ what, deleteBatch: prepare(days) }];
    });
  }

  /** Continues the current pass, or starts one that is due. */
  async run(signal: AbortSignal): Promise<void> {
    if (Date.now() < this.#nextPassAt) return;
    const sliceEnds = Date.now() + SLICE_MS;
    while (!signal.aborted && Date.now() < sliceEnds) {
      const chunk = await this.#nextChunk();
      const last = chunk.at(-1);
      if (last === undefined) {
        this.#endPass();
        return;
      }
      if (!(await this.#clear(chunk, { signal, sliceEnds }))) return;
      this.#after = last;
    }
  }

  async #nextChunk(): Promise<WorkspaceId[]> {
    const rows = await this.#database.sql<{ id: WorkspaceId }[]>`
      select id from workspaces where id > ${this.#after} order by id limit ${CHUNK_SIZE}
    `;
    return rows.map(({ id }) => id);
  }

  /** @returns whether nothing is left to delete in these workspaces */
  async #clear(
    workspaces: readonly WorkspaceId[],
    { signal, sliceEnds }: { readonly signal: AbortSignal; readonly sliceEnds: number },
  ): Promise<boolean> {
    for (const { what, deleteBatch } of this.#deletions) {
      for (;;) {
        if (signal.aborted || Date.now() >= sliceEnds) return false;
        const { count } = await deleteBatch(this.#database.sql, workspaces);
        if (count === 0) break;
        this.#deleted.set(what, (this.#deleted.get(what) ?? 0) + count);
        await sleep(PAUSE_MS);
      }
    }
    return true;
  }

  #endPass(): void {
    if (this.#deleted.size > 0) {
      this.#logger.info(
        Object.fromEntries(this.#deleted),
        'deleted data past its retention period',
      );
    }
    this.#deleted.clear();
    this.#after = '';
    this.#nextPassAt = Date.now() + PASS_INTERVAL_MS;
  }
}
