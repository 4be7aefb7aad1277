const LONE_SURROGATE = /\p{Surrogate}/u;

/** `isWellFormed()` of strings, which Node 18 lacks. */
export function isWellFormed(text: string): boolean {
  return !LONE_SURROGATE.test(text);
}
