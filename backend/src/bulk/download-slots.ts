import { limitExceeded } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';

/** Downloads that a workspace may have in progress, in one process. */
const MAX_DOWNLOADS = 5;

/** Limits concurrent downloads: each keeps products in memory for as long as its client takes. */
export class DownloadSlots {
  readonly #taken = new Map<WorkspaceId, number>();

  /**
   * @returns a function to call when the download has ended
   * @throws {DomainError} `limit_exceeded`
   */
  take(workspaceId: WorkspaceId): () => void {
    const taken = this.#taken.get(workspaceId) ?? 0;
    if (taken >= MAX_DOWNLOADS) {
      throw limitExceeded(
        'This workspace already has several downloads in progress. Wait for one to finish, then try again.',
        'rate',
      );
    }
    this.#taken.set(workspaceId, taken + 1);
    return () => {
      const left = (this.#taken.get(workspaceId) ?? 1) - 1;
      if (left > 0) this.#taken.set(workspaceId, left);
      else this.#taken.delete(workspaceId);
    };
  }
}
