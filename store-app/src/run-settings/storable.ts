/**
 * A text that the database stores, which takes neither a NUL nor half a character. No one types
 * either.
 */
export function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
