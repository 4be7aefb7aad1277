import { StoreFailure, type ProductWrite, type StoreProduct, type WriteOutcome } from '../store.ts';
import type { Item } from '../tables.ts';
import { failItem, waitAfterFault, waitIsOver, type Step } from './step.ts';

interface Subject {
  readonly item: Item;
  readonly product: StoreProduct;
}

/**
 * Has the store write, and notes of each product what became of it. Where nobody knows, since the
 * store broke off, the item stays as it is: what it is in the store is looked up after a wait.
 */
export async function carryOut<One extends Subject>(
  step: Step,
  work: {
    readonly stage: 'push' | 'undo';
    readonly subjects: readonly One[];
    readonly write: (one: One) => ProductWrite;
    readonly done: (one: One, product: StoreProduct) => Promise<void>;
  },
): Promise<void> {
  const { catalogue } = step.store;
  const outcomes = await writeOrFail(() => catalogue.write(work.subjects.map(work.write)));
  const faults: StoreFailure[] = [];
  await Promise.all(
    work.subjects.map(async (one) => {
      const outcome =
        outcomes instanceof StoreFailure
          ? outcomes
          : outcomes.find(({ id }) => id === one.product.id);
      if (outcome === undefined) return;
      if (!(outcome instanceof StoreFailure) && outcome.written) {
        await work.done(one, outcome.product);
        return;
      }
      const failure = outcome instanceof StoreFailure ? outcome : outcome.failure;
      if (failure.kind === 'passing') {
        faults.push(failure);
        return;
      }
      const { code, message } = failure;
      await failItem(step, one.item, work.stage, { code, message });
    }),
  );
  const [fault] = faults;
  if (fault === undefined) await waitIsOver(step);
  else await waitAfterFault(step, 'store', fault.message);
}

/** The outcomes, or why there are none. */
async function writeOrFail(
  work: () => Promise<readonly WriteOutcome[]>,
): Promise<readonly WriteOutcome[] | StoreFailure> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreFailure) return error;
    throw error;
  }
}
