import { nextTurn } from '@wareword/event-loop';
import {
  StoreError,
  type ProductWrite,
  type StoreCatalog,
  type WriteOutcome,
} from '@wareword/publishing';
import { toStorableText } from '@wareword/store-app/run-settings';
import { z } from 'zod';
import {
  WooStoreError,
  type SeoPlugin,
  type WooProductChange,
  type WooStore,
} from '../woocommerce/index.ts';
import type { CreatedTags } from './created-tags.ts';
import type { TagLock } from './tag-lock.ts';
import { changeOf, createdTagIds, plainName, storeProducts, addedTagIds } from './store-product.ts';

/** Which products of the store's list a run is for. */
export const WooSelectionSchema = z.object({
  search: z.string().max(200).transform(toStorableText).optional(),
  status: z.enum(['any', 'publish', 'draft', 'pending', 'private', 'future']).optional(),
  category: z.int().positive().optional(),
});
export type WooSelection = z.infer<typeof WooSelectionSchema>;

const PAGE_SIZE = 100;
/**
 * Products that a page repeats from the one before. The order of ids keeps new products last, but each
 * one that is deleted between two pages moves the rest forward: as many as a page of WordPress's own
 * list has by default may be.
 */
const PAGE_OVERLAP = 20;

export interface WooCatalogParts {
  /** The store, or the error thrown by every call if it cannot be opened. */
  readonly open: () => WooStore;
  readonly createdTags: CreatedTags;
  readonly tagLock: TagLock;
}

/** A WooCommerce store, as runs use it. */
export function wooCatalog({ open, createdTags, tagLock }: WooCatalogParts): StoreCatalog {
  let plugin: Promise<SeoPlugin | undefined> | undefined;
  const seoPlugin = () => (plugin ??= open().seoPlugin());

  const guarded = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      plugin = undefined;
      throw failureOf(error);
    }
  };

  /** Deletes the tags that undone writes had created, if nothing else uses them now. */
  const removeLeftovers = async (): Promise<void> => {
    if ((await createdTags.unused()).length > 0) await tagLock.whileDeleting(removeUnused);
  };

  const removeUnused = async (): Promise<void> => {
    const ids = await createdTags.unused();
    if (ids.length === 0) return;
    let gone: readonly number[] = [];
    try {
      gone = await open().removeUnusedTags(ids);
    } catch (error) {
      // Keys that may not delete tags leave them; the products are still restored.
      if (!(error instanceof WooStoreError) || error.transient) throw error;
    }
    await createdTags.recordChecked(ids, gone);
  };

  /** First records which tags a restore removes, because the process may be killed in between. */
  const markTaken = async (writes: readonly ProductWrite[]): Promise<void> => {
    const [taken, made] = [[] as number[], [] as number[]];
    for (const write of writes) {
      if (!('restore' in write) || !write.restore.fields.includes('tags')) continue;
      await nextTurn();
      taken.push(...addedTagIds(write.restore.raw, write.product.raw));
      made.push(...createdTagIds(write.restore.raw, write.product.raw));
    }
    await createdTags.markUnused(taken, made);
  };

  const writeAll = async (writes: readonly ProductWrite[]): Promise<WriteOutcome[]> => {
    const seo = await seoPlugin();
    await markTaken(writes);
    const changes: WooProductChange[] = [];
    for (const write of writes) {
      await nextTurn();
      changes.push(changeOf(write, seo));
    }
    const updated = await open().updateProducts(changes);
    const outcomes: WriteOutcome[] = [];
    for (const outcome of updated) {
      const id = String(outcome.id);
      if (outcome.ok) {
        const [product] = await storeProducts([outcome.product], seo);
        if (product !== undefined) outcomes.push({ id, written: true, product });
      } else outcomes.push({ id, written: false, failure: failureOf(outcome.error) });
    }
    await createdTags.note(await tagsMadeBy(writes, outcomes));
    // Another run of this store may have found them in use and unmarked them.
    await markTaken(writes);
    return outcomes;
  };

  return {
    find: (selection, cursor) =>
      guarded(async () => {
        const { search, status, category } = WooSelectionSchema.parse(selection);
        const offset = offsetOf(cursor);
        const found = await open().listProducts({
          ...(search === undefined ? {} : { search }),
          ...(status === undefined ? {} : { status }),
          ...(category === undefined ? {} : { category }),
          offset,
          perPage: PAGE_SIZE,
        });
        return {
          products: found.items.map(({ id, name }) => ({ id: String(id), name: plainName(name) })),
          next:
            offset + PAGE_SIZE < found.total ? cursorOf(offset + PAGE_SIZE - PAGE_OVERLAP) : null,
        };
      }),
    read: (ids, { toWrite = false } = {}) =>
      guarded(async () => {
        const seo = await seoPlugin();
        const newestTag = toWrite ? await open().newestTagId() : undefined;
        const products = await open().getProducts(ids.map(Number));
        return storeProducts(products, seo, newestTag);
      }),
    write: (writes) =>
      guarded(async () => {
        const outcomes = writes.some(hasTags)
          ? await tagLock.whileWriting(() => writeAll(writes))
          : await writeAll(writes);
        if (writes.some((write) => 'restore' in write)) await removeLeftovers();
        return outcomes;
      }),
    removeLeftovers: () => guarded(removeLeftovers),
  };
}

function cursorOf(offset: number): string {
  return `offset:${offset}`;
}

/** From the start for a cursor of an earlier version, which numbered the pages of another order. */
function offsetOf(cursor: string | null): number {
  return Number(/^offset:(\d{1,9})$/.exec(cursor ?? '')?.[1] ?? 0);
}

function hasTags(write: ProductWrite): boolean {
  return 'restore' in write
    ? write.restore.fields.includes('tags')
    : write.values.tags !== undefined;
}

async function tagsMadeBy(
  writes: readonly ProductWrite[],
  outcomes: readonly WriteOutcome[],
): Promise<number[]> {
  const before = new Map(writes.map(({ product }) => [product.id, product.raw]));
  const made: number[] = [];
  for (const outcome of outcomes) {
    const raw = before.get(outcome.id);
    if (!outcome.written || raw === undefined) continue;
    await nextTurn();
    made.push(...createdTagIds(raw, outcome.product.raw));
  }
  return made;
}

/** Maps a store error to its effect on a run. */
function failureOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (!(error instanceof WooStoreError)) throw error;
  const { code, message } = error;
  if (code === 'keys_refused' || code === 'read_only_keys') {
    return new StoreError('access_denied', code, message);
  }
  if (code === 'response_too_large') return new StoreError('too_large', code, message);
  const { retryAfterMs } = error.details;
  if (code === 'rate_limited') return new StoreError('throttled', code, message, { retryAfterMs });
  return new StoreError(error.transient ? 'transient' : 'refused', code, message, { retryAfterMs });
}
