import type { WorkspaceId } from '../identifiers.ts';

/** Whether someone waits for a job, or it is one of many. */
export type JobUrgency = 'awaited' | 'bulk';

/** How long a job counts against the workspace's next ones, in milliseconds. */
const WINDOW_MS = 60_000;

/** Jobs of a workspace and window that share a priority: they are ahead of everyone's next ones. */
const STEP: Readonly<Record<JobUrgency, number>> = { awaited: 20, bulk: 100 };

/** First priority of each urgency; `enqueue_jobs` uses the same. */
const FIRST: Readonly<Record<JobUrgency, number>> = { awaited: 0, bulk: 10 };

/** Fits the queue's smallint column, with room to spare. */
const MAX_PRIORITY = 1000;

/**
 * The order in which workspaces take turns: the more jobs a workspace has queued within {@link WINDOW_MS},
 * the later its next one runs (a larger number); jobs of a batch or file come after those that someone is
 * waiting for.
 * Each process counts the jobs that it accepts; an exact count would cost a query for each job. A job that
 * is retried or recovered has the first priority of its urgency (`enqueue_jobs`).
 */
export class QueuePriorities {
  readonly #now: () => number;
  readonly #sent = new Map<string, number>();
  #windowEndsAt = 0;

  /** @param now milliseconds on any monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The queue priority of a workspace's next job; the smallest number runs first. */
  next(workspaceId: WorkspaceId, urgency: JobUrgency): number {
    const now = this.#now();
    if (now >= this.#windowEndsAt) {
      this.#sent.clear();
      this.#windowEndsAt = now + WINDOW_MS;
    }
    const key = `${urgency} ${workspaceId}`;
    const sent = this.#sent.get(key) ?? 0;
    this.#sent.set(key, sent + 1);
    return Math.min(MAX_PRIORITY, FIRST[urgency] + Math.floor(sent / STEP[urgency]));
  }
}
