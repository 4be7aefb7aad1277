/** Maximum rows of a statement that deletes; others wait for its locks no longer than that takes. */
export const DELETION_BATCH_SIZE = 1000;

/** Per pass and kind of row; the rest wait for the next pass. */
const MAX_BATCHES = 20;

/**
 * Repeats a statement that deletes at most {@link DELETION_BATCH_SIZE} rows until none are left, or
 * the rest has to wait for the next pass.
 * @returns the number of deleted rows
 */
export async function deleteInBatches(
  deleteBatch: () => PromiseLike<{ readonly count: number }>,
): Promise<number> {
  let deleted = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const { count } = await deleteBatch();
    deleted += count;
    if (count < DELETION_BATCH_SIZE) break;
  }
  return deleted;
}
