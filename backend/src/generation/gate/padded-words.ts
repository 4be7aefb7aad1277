/** A text's words in lowercase, without punctuation, each between spaces. */
export function paddedWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return words === null ? '' : ` ${words.join(' ')} `;
}
