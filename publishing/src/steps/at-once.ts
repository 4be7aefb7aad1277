/** Does the same for each, at most so many at a time; rejects with the first failure. */
export async function atOnce<Subject>(
  subjects: readonly Subject[],
  most: number,
  work: (subject: Subject) => Promise<void>,
): Promise<void> {
  const left = subjects.values();
  const takeTurns = async () => {
    for (const subject of left) await work(subject);
  };
  await Promise.all(Array.from({ length: Math.min(most, subjects.length) }, takeTurns));
}
