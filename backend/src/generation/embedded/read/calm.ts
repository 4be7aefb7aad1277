import { SMALL_WORDS, wordsOf } from '../../text/words.ts';

const SHORT_NAMES =
  /^(?:LED|USB|UV|DIY|ABC|PVC|TPU|EVA|BPA|DC|AC|TV|USA|UK|US|EU|HD|RC|AA|AAA|XL|XXL|ID|PC|PU|ABS|RGB|GPS|NFC|HDMI|LCD|OLED|AMOLED|ASTM|FDA|CE|CPSC|PS4|PS5|DVD|CD|3D|2D|SPF|TSA|BMX|HEPA|IPX\d|EPP|PE|AM|PM)s?$/u;

/**
 * Writes shouted text calmly: a stretch of capitals becomes small letters, but for short forms and
 * for words that the name writes in capitals.
 */
export function calmCapitals(text: string, nameWords: ReadonlySet<string>): string {
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word));
  const shouted = words.filter(isShouted);
  const long = shouted.filter((word) => word.replace(/\P{L}/gu, '').length >= 4).length;
  // "IN THE BOX" has short words alone, and all of them in capitals.
  const all = shouted.length === words.length && words.length > 2;
  const whole = shouted.length >= 2 && (all || (long > 0 && shouted.length * 2 > words.length));
  if (shouted.length === 0) return text;
  let first = true;
  return text.replace(/[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu, (word) => {
    const opens = first;
    first = false;
    if (word === 'A' && whole && !opens) return 'a';
    if (!isShouted(word) || SHORT_NAMES.test(word) || /\d/u.test(word)) return word;
    if (
      word.length >= 2 &&
      SMALL_WORDS.has(word.toLowerCase()) &&
      !/^(?:IT|US|AM)$/u.test(word) &&
      words.length > 1
    ) {
      return opens ? capital(word.toLowerCase()) : word.toLowerCase();
    }
    const letters = word.replace(/\P{L}/gu, '').length;
    if (!whole && (letters < 5 || nameWords.has(word))) return word;
    if (/^(?:\p{Lu}\.)+\p{Lu}?$/u.test(word)) return word;
    const small = word.toLowerCase();
    const named = nameWords.has(word) || nameWords.has(capital(small)) || isCommonName(word);
    return opens || named ? capital(small) : small;
  });
}

/** Small letters and a capital at the front, for a header that stood in capitals or titles. */
export function sentenceCase(text: string, nameWords: ReadonlySet<string>): string {
  const calm = calmCapitals(text, nameWords);
  const words = calm.split(' ');
  return words
    .map((word, index) => {
      if (index === 0) return capital(word);
      const plain = word.replace(/[^\p{L}\p{N}'’-]/gu, '');
      return /^\p{Lu}\p{Ll}+$/u.test(plain) && !nameWords.has(plain) && !isCommonName(plain)
        ? word.toLowerCase()
        : word;
    })
    .join(' ');
}

/** Names that everyone writes with a capital: months, days, feasts, peoples and places. */
const COMMON_NAMES =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|halloween|easter|hanukkah|thanksgiving|valentine['’]?s?|american|america|english|british|french|german|italian|spanish|japanese|chinese|korean|swiss|swedish|danish|dutch|irish|indian|turkish|mexican|european|asian|african|australian|canadian|russian|norwegian|scandinavian|mediterranean|arctic|europe|asia|africa|australia|canada|france|germany|italy|spain|japan|china|korea|india|mexico|england|ireland|scotland|portugal|turkey|vietnam|velcro|bluetooth|android|iphone|ipad)$/iu;

/** Whether a word with a capital is a name by its meaning, however its line is written. */
export function isCommonName(word: string): boolean {
  return /^\p{Lu}/u.test(word) && COMMON_NAMES.test(word);
}

export function capital(text: string): string {
  return text.replace(
    /^([^\p{L}\p{N}]*)(\p{Ll})/u,
    (_all, head: string, letter: string) => head + letter.toUpperCase(),
  );
}

/** Whether a word has two capitals or more, and no small letter. */
function isShouted(word: string): boolean {
  return !/\p{Ll}/u.test(word) && (word.match(/\p{Lu}/gu)?.length ?? 0) > 1;
}
