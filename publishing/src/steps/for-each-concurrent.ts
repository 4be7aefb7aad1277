/** Runs `work` for each subject with limited concurrency; rejects with the first failure. */
export async function forEachConcurrent<Subject>(
  subjects: readonly Subject[],
  most: number,
  work: (subject: Subject) => Promise<void>,
): Promise<void> {
  const left = subjects.values();
  const runNext = async () => {
    for (const subject of left) await work(subject);
  };
  await Promise.all(Array.from({ length: Math.min(most, subjects.length) }, runNext));
}
