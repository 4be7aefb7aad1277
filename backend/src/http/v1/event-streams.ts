import { limitExceeded, unavailable } from '../../errors.ts';
import type { WorkspaceId } from '../../identifiers.ts';

export interface StreamLimits {
  /** Open streams of one workspace, with all of its keys, agents and stores. */
  readonly perWorkspace: number;
  /** Open streams in this process. */
  readonly perProcess: number;
}

export const STREAM_LIMITS: StreamLimits = { perWorkspace: 200, perProcess: 4000 };

/** The event streams that this process has open (contract §16.5). */
export class EventStreams {
  readonly #limits: StreamLimits;
  readonly #byWorkspace = new Map<WorkspaceId, number>();
  readonly #closers = new Set<() => void>();
  #ended = false;

  constructor(limits: StreamLimits = STREAM_LIMITS) {
    this.#limits = limits;
  }

  /**
   * Counts a stream as open.
   * @param workspace whose token it was opened with
   * @param close ends it; called when the process stops
   * @returns a function to call once it is closed
   * @throws {DomainError} `limit_exceeded`, `unavailable`
   */
  open(workspace: WorkspaceId, close: () => void): () => void {
    const { perWorkspace, perProcess } = this.#limits;
    const open = this.#byWorkspace.get(workspace) ?? 0;
    if (open >= perWorkspace) {
      throw limitExceeded(
        `This workspace has ${perWorkspace} open event streams, which is the limit. Close one, or poll instead.`,
        'rate',
      );
    }
    if (this.#ended || this.#closers.size >= perProcess) {
      throw unavailable('The server has reached its limit of open event streams. Poll instead.');
    }
    this.#byWorkspace.set(workspace, open + 1);
    this.#closers.add(close);
    return () => {
      if (!this.#closers.delete(close)) return;
      const left = (this.#byWorkspace.get(workspace) ?? 1) - 1;
      if (left === 0) this.#byWorkspace.delete(workspace);
      else this.#byWorkspace.set(workspace, left);
    };
  }

  /** Ends every stream, and refuses new ones. */
  end(): void {
    this.#ended = true;
    for (const close of [...this.#closers]) close();
  }
}
