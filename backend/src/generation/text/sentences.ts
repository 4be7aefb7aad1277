/** A full stop that ends no sentence: after a title, a unit or a short form, or an initial. */
const SHORT_FORM =
  /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|vs|No|no|Vol|approx|Approx|incl|Inc|Co|Ltd|etc|e\.g|i\.e|in|ft|oz|lb|lbs|cm|mm|Ep|Ed|Bros|max|min|dia|temp|dept|\p{Lu}|(?:\p{Lu}\.)+\p{Lu})\.$/u;
/** "Vitamin E.": a letter that names a kind is no initial. */
const LETTER = /\s(?!(?:by|with|from|and|of|the|for)\s)\p{Ll}{3,} \p{Lu}\.$/u;
/** A line whose sentences begin with small letters. */
const ALL_SMALL = /^[^\p{L}]*\p{Ll}|\p{Ll}{4}\. \p{Ll}.*\p{Ll}{4}\. \p{Ll}/u;
const LONG_WORD = /(?:\p{L}{3,}|\)|\d\s?(?:cm|mm|m|g|kg|ml|l|oz|lbs?|ft))\.$/u;
/** A unit, after which a capital begins a sentence of its own. */
const UNIT = /\d\s?(?:in|ft|sq ft|oz|lbs?|cm|mm|\p{Lu})\.$/u;
const ENDING = /[.!?…。！？؟۔।]+["'”’)\]]*(?=\s|$)|[。！？।]+/gu;

/** Splits running text into sentences, with their end marks; line breaks end one as well. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/u)) {
    let start = 0;
    for (const match of line.matchAll(ENDING)) {
      const end = match.index + match[0].length;
      const head = line.slice(start, end);
      const rest = line.slice(end).trimStart();
      if (match[0] === '.' && rest !== '') {
        // A short form goes on, unless what follows clearly begins anew after a closed unit.
        if (
          SHORT_FORM.test(head) &&
          !LETTER.test(head) &&
          !(UNIT.test(head) && /^[\p{Lu}\d]/u.test(rest))
        )
          continue;
        // "Bros. (Nintendo)": brackets tell more of what is named before them.
        if (rest.startsWith('(') && head.trim().split(' ').length <= 4) continue;
        // Small letters go on, unless the writer uses no others.
        const small = /^\p{Ll}/u.test(rest) && !/^[a-z]+[A-Z]/u.test(rest);
        if (small && !(ALL_SMALL.test(line) && LONG_WORD.test(head))) continue;
      }
      if (head.trim() !== '') sentences.push(head.trim());
      start = end;
    }
    const tail = line.slice(start).trim();
    if (tail !== '') sentences.push(tail);
  }
  return sentences;
}
