/**
 * Removes what Postgres cannot store in a text: NUL and unpaired surrogates. No one types
 * either.
 */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
