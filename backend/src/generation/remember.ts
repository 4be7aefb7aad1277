/** Remembers what a function returns for an object that doesn't change, such as a reading, for as long as the object. */
export function oncePer<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found.value;
    const value = compute(key);
    known.set(key, { value });
    return value;
  };
}

/** Texts come from callers, so their number and length are bounded; a listing has about a hundred. */
const MAX_TEXTS = 4_000;
const MAX_LENGTH = 400;

/**
 * Remembers what a function returns for a text, because many steps ask the same about a statement or a word.
 * @param max the maximum number of texts
 */
export function oncePerText<Value>(
  compute: (text: string) => Value,
  max = MAX_TEXTS,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined || known.has(text)) return found as Value;
    const value = compute(text);
    if (text.length > MAX_LENGTH) return value;
    if (known.size >= max) known.clear();
    known.set(text, value);
    return value;
  };
}
