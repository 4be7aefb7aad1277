import type { Traced } from './traced.ts';

/** What the bytes 80 to 9F are in Windows' encoding. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST_OF_WINDOWS = 0x80;
/** Characters of two or three bytes, each byte read as a character by itself: "â€™", "Ã©". */
const READ_BYTE_BY_BYTE =
  /[ÂÃ][\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†][\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/** "doesn¡¯t": an apostrophe of a Chinese encoding. */
const APOSTROPHE = /(?<=\p{L})¡¯(?=\p{L})/gu;
/** "A COOKIE ¬– it is": a hyphen that breaks words at the end of a line, where it breaks none. */
const SOFT_HYPHEN = /¬ ?/gu;
const OPENING_QUOTE = /¡°(?=[^¡\n]{1,200}¡±)/gu;
const CLOSING_QUOTE = /(?<=“[^“”\n]{1,200})¡±/gu;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** A text with what was read in the wrong encoding as it was meant, where that is beyond doubt. */
export function withoutEncodingDebris(text: Traced): Traced {
  if (!/[ÂÃâ¡¬]/u.test(text.text)) return text;
  return text
    .replace(READ_BYTE_BY_BYTE, (wrong) => decoded(wrong) ?? wrong)
    .replace(APOSTROPHE, '’')
    .replace(SOFT_HYPHEN, '')
    .replace(OPENING_QUOTE, '“')
    .replace(CLOSING_QUOTE, '”');
}

function decoded(wrong: string): string | undefined {
  const bytes = Array.from(wrong, (character) => {
    const at = WINDOWS.indexOf(character);
    return at === -1 ? (character.codePointAt(0) ?? 0) : FIRST_OF_WINDOWS + at;
  });
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}
