/** Bounds each cache of words: they come from callers. */
export const MAX_CACHED_WORDS = 5_000;

/** Caches the result for each word, ignoring case: one sentence looks up the same words many times. */
export function memoizeLookup<Answer>(lookUp: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (word) => {
    const low = word.toLowerCase();
    const found = known.get(low);
    if (found !== undefined) return found.answer;
    const answer = lookUp(low);
    if (known.size >= MAX_CACHED_WORDS) known.clear();
    known.set(low, { answer });
    return answer;
  };
}
