import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '@wareword/store-app/database';
import { createdTags, type StoreId } from '../database/index.ts';

/** The tags that publishing created in one store. */
export interface CreatedTags {
  note(ids: readonly number[]): Promise<void>;
  /**
   * Records that an undo is about to remove tags from a product.
   * @param made those that are known to be ours by their age alone
   */
  markUnused(taken: readonly number[], made: readonly number[]): Promise<void>;
  /** Tags that an undo removed and that have not been checked since. */
  unused(): Promise<readonly number[]>;
  /**
   * @param gone those of {@link unused} that were deleted from the store; the others are still in
   *   use
   */
  recordChecked(ids: readonly number[], gone: readonly number[]): Promise<void>;
}

export function createdTagsOf({ orm }: Database, storeId: StoreId): CreatedTags {
  const ofStore = eq(createdTags.storeId, storeId);
  const rows = (ids: readonly number[], unused: boolean) =>
    [...new Set(ids)].map((tagId) => ({ storeId, tagId, unused }));
  return {
    async note(ids) {
      if (ids.length === 0) return;
      await orm.insert(createdTags).values(rows(ids, false)).onConflictDoNothing();
    },
    async markUnused(taken, made) {
      if (taken.length === 0) return;
      if (made.length > 0) {
        await orm.insert(createdTags).values(rows(made, true)).onConflictDoNothing();
      }
      await orm
        .update(createdTags)
        .set({ unused: true })
        .where(and(ofStore, inArray(createdTags.tagId, [...taken])));
    },
    async unused() {
      const found = await orm
        .select({ tagId: createdTags.tagId })
        .from(createdTags)
        .where(and(ofStore, eq(createdTags.unused, true)));
      return found.map(({ tagId }) => tagId);
    },
    async recordChecked(ids, gone) {
      if (gone.length > 0) {
        await orm.delete(createdTags).where(and(ofStore, inArray(createdTags.tagId, [...gone])));
      }
      await orm
        .update(createdTags)
        .set({ unused: false })
        .where(and(ofStore, inArray(createdTags.tagId, [...ids])));
    },
  };
}
