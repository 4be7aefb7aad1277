/** Words whose relations are remembered: they come from callers. */
export const MAX_REMEMBERED = 5_000;

/** Looks each word up once: a sentence asks for the same ones many times. */
export function remembering<Answer>(lookUp: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (word) => {
    const low = word.toLowerCase();
    const found = known.get(low);
    if (found !== undefined) return found.answer;
    const answer = lookUp(low);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(low, { answer });
    return answer;
  };
}
