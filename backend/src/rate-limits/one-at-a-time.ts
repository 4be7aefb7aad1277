import { limitExceeded } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';

/**
 * Pieces of work of one workspace that may wait, in one process: as many as one dashboard request can
 * contain. Uploads never reach it, because a workspace can have only so many drafts.
 */
const MAX_WAITING = 20;

/**
 * Runs the work of a workspace one piece after another. It is for work that costs no listing and takes
 * long for some texts: those in progress share the processor, so a workspace with many of them would
 * leave little to others.
 */
export class OneAtATime {
  readonly #waiting = new Map<WorkspaceId, (() => void)[]>();

  /** @throws {DomainError} `limit_exceeded` if too many are waiting */
  async run<Result>(workspaceId: WorkspaceId, work: () => Promise<Result>): Promise<Result> {
    const waiting = this.#waiting.get(workspaceId);
    if (waiting === undefined) this.#waiting.set(workspaceId, []);
    else if (waiting.length < MAX_WAITING) {
      await new Promise<void>((start) => waiting.push(start));
    } else {
      throw limitExceeded(
        'Too many checks are waiting in this workspace. Wait for some to finish, then try again.',
        'rate',
      );
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.get(workspaceId)?.shift();
      if (next === undefined) this.#waiting.delete(workspaceId);
      else next();
    }
  }
}
