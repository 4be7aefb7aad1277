import type { Traced } from './traced.ts';

/** The characters of bytes 80 to 9F in Windows-1252. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const FIRST_OF_WINDOWS = 0x80;
/** UTF-8 characters of two or three bytes that were decoded byte by byte: "â€™", "Ã©". */
const READ_BYTE_BY_BYTE =
  /[ÂÃ][\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â[€‚„†][\u00A0-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;
/** An apostrophe in a Chinese encoding: "doesn¡¯t". */
const APOSTROPHE = /(?<=\p{L})¡¯(?=\p{L})/gu;
/** An apostrophe that became a question mark: "you?ll", but not "list?s=1". */
const LOST_APOSTROPHE = /(?<=\p{L}{2})\?(?=(?:ll|re|s|t|ve)(?![\p{L}\p{N}=]))/gu;
/** A soft hyphen inside a line: "A COOKIE ¬– it is". */
const SOFT_HYPHEN = /¬ ?/gu;
const OPENING_QUOTE = /¡°(?=[^¡\n]{1,200}¡±)/gu;
const CLOSING_QUOTE = /(?<=“[^“”\n]{1,200})¡±/gu;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Repairs text that was decoded with the wrong encoding, where the original is certain. */
export function repairEncoding(text: Traced): Traced {
  if (!/[ÂÃâ¡¬]|\p{L}\?\p{L}/u.test(text.text)) return text;
  return text
    .replace(READ_BYTE_BY_BYTE, (wrong) => decoded(wrong) ?? wrong)
    .replace(APOSTROPHE, '’')
    .replace(LOST_APOSTROPHE, '’')
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
