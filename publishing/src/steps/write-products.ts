import { StoreError, type ProductWrite, type StoreProduct, type WriteOutcome } from '../store.ts';
import type { Item } from '../tables.ts';
import { failItem, waitForStore, clearWait, type RoundContext } from './round-context.ts';

interface Subject {
  readonly item: Item;
  readonly product: StoreProduct;
}

/**
 * Writes to the store and records each outcome. If the connection broke and the outcome is unknown,
 * the item stays as it is and is checked later.
 */
export async function writeProducts<One extends Subject>(
  round: RoundContext,
  work: {
    readonly stage: 'publish' | 'undo';
    readonly subjects: readonly One[];
    readonly write: (one: One) => ProductWrite;
    readonly done: (one: One, product: StoreProduct) => Promise<void>;
  },
): Promise<void> {
  const { catalog } = round.store;
  const outcomes = await writeOrFail(() => catalog.write(work.subjects.map(work.write)));
  const faults: StoreError[] = [];
  await Promise.all(
    work.subjects.map(async (one) => {
      const outcome =
        outcomes instanceof StoreError
          ? outcomes
          : outcomes.find(({ id }) => id === one.product.id);
      if (outcome === undefined) return;
      if (!(outcome instanceof StoreError) && outcome.written) {
        await work.done(one, outcome.product);
        return;
      }
      const failure = outcome instanceof StoreError ? outcome : outcome.failure;
      if (failure.retryable) {
        faults.push(failure);
        return;
      }
      const { code, message, field } = failure;
      const about = field === undefined ? {} : { field };
      await failItem(round, one.item, work.stage, { code, message, ...about });
    }),
  );
  const [fault] = faults;
  if (fault === undefined) await clearWait(round);
  else await waitForStore(round, fault, 'write');
}

/** The outcomes, or the error. */
async function writeOrFail(
  work: () => Promise<readonly WriteOutcome[]>,
): Promise<readonly WriteOutcome[] | StoreError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) return error;
    throw error;
  }
}
