/** Maximum words in each cache, because the words come from callers. */
export const MAX_CACHED_WORDS = 5_000;

/**
 * Caches the result for each word, ignoring case, because one sentence looks up the same words many
 * times.
 */
export function memoizeLookup<Result>(lookUp: (word: string) => Result): (word: string) => Result {
  const cache = new Map<string, { readonly answer: Result }>();
  return (word) => {
    const key = word.toLowerCase();
    const found = cache.get(key);
    if (found !== undefined) return found.answer;
    const result = lookUp(key);
    if (cache.size >= MAX_CACHED_WORDS) cache.clear();
    cache.set(key, { answer: result });
    return result;
  };
}
