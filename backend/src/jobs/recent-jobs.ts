import type { WorkspaceId } from '../identifiers.ts';

const WINDOW_MS = 60_000;
/** Jobs of a workspace within a minute that have the same priority. */
const JOBS_PER_STEP = 10;
/** Before those of batches (`create-batch.ts`). */
const MAX_PRIORITY = 9;

/**
 * The priority of new jobs: the more of them a workspace has sent within a minute, the later they
 * run, so that hundreds of one workspace do not keep those of the others waiting. Counted for each
 * process, because it decides the order alone: every job runs in the end.
 */
export class RecentJobs {
  readonly #counts = new Map<WorkspaceId, number>();
  #began = performance.now();

  /** Counts a job. @returns its priority: 0 runs first */
  take(workspaceId: WorkspaceId): number {
    const now = performance.now();
    if (now - this.#began >= WINDOW_MS) {
      this.#counts.clear();
      this.#began = now;
    }
    const count = this.#counts.get(workspaceId) ?? 0;
    this.#counts.set(workspaceId, count + 1);
    return Math.min(Math.floor(count / JOBS_PER_STEP), MAX_PRIORITY);
  }
}
