/** A text as a pattern that finds just that text. */
export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
