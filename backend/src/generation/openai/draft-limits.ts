/** Maximum characters of each text in a draft that are read, well above what a listing can use. */
export const MAX_CHARACTERS = {
  title: 1_000,
  bullet: 1_000,
  description: 20_000,
  keyword: 200,
  backend_terms: 1_000,
  focus_keyphrase: 500,
  meta_description: 1_000,
  item_highlights: 1_000,
} as const;

/** Maximum items of a list that are read. */
export const MAX_ITEMS = 40;

/** Maximum characters before the limit in which the start of a split word is sought. */
const MAX_WORD_CHARACTERS = 100;

/** Truncates a text to a limit, between words if possible: a truncated word is a different word. */
export function truncateText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit);
  if (isSpace(text.charAt(limit))) return head;
  for (let at = limit - 1; at >= limit - MAX_WORD_CHARACTERS; at--) {
    if (isSpace(head.charAt(at))) return head.slice(0, at);
  }
  return head.toWellFormed();
}

function isSpace(character: string): boolean {
  return character.trim() === '';
}
