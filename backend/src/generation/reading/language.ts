import { LISTING_LANGUAGES, LOCALE_LANGUAGES, SMALL_WORDS_OF } from '@wareword/shared-schema';
import type { ListingRequest } from '../request.ts';
import { hasDigit, wordsOf } from '../text/words.ts';
import { sensesOf } from './tagging.ts';
import type { Language } from './types.ts';

/** Letters and punctuation that English product copy hardly uses. */
const NON_ENGLISH_CHARACTER = /[^\x00-\x7f’“”‘–—™®©°×½¼¾″′]/u;
/**
 * Function words of other languages in Latin script, without single letters, which can be
 * dimensions (7"W).
 */
const OTHER_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  'os da do dos em com não para uma het een van voor met niet och med för av på är ikke til af na nie jest ve ile için'.split(
    ' ',
  ),
);

/** Function words of a language, which aren't search terms. */
export function functionWordsOf(language: Language): ReadonlySet<string> {
  return language === 'other' ? NONE : SMALL_WORDS_OF[language];
}

const NONE: ReadonlySet<string> = new Set();

const TAGS = /<[^<>]*>/gu;

/** The language that a listing is written in: that of the request's locale, otherwise that of the features. */
export function languageFor({ locale, features }: ListingRequest): Language {
  // "<em>" isn't Portuguese.
  return locale === undefined ? languageOf(features.replace(TAGS, ' ')) : LOCALE_LANGUAGES[locale];
}

/** A letter of a script other than Latin. */
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;

/**
 * The language of a text, detected by its letters and function words. Text in Latin script without
 * function words counts as English.
 */
export function languageOf(text: string): Language {
  if (OTHER_LETTER.test(text)) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin * 2 < letters) return 'other';
  }
  const words = wordsOf(text.toLowerCase());
  const marked = words.filter((word) => NON_ENGLISH_CHARACTER.test(word)).length;
  let best: Language = 'en';
  let most = 0;
  for (const language of LISTING_LANGUAGES) {
    const count = words.filter((word) => SMALL_WORDS_OF[language].has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  const further = words.filter((word) => OTHER_FUNCTION_WORDS.has(word)).length;
  if (further > most) return 'other';
  if (best === 'en' && most < 2 && further === 0 && isGermanByLetters(words)) return 'de';
  // "50 per package": a single foreign function word among English words.
  if (most === 1 && marked === 0 && isAllEnglish(words, best)) return 'en';
  if (most === 0) return marked * 4 > words.length ? 'other' : 'en';
  return best;
}

function isAllEnglish(words: readonly string[], language: Language): boolean {
  return words.every(
    (word) =>
      hasDigit(word) ||
      functionWordsOf(language).has(word) ||
      (sensesOf(word) ?? sensesOf(word.replace(/s$/u, ''))) !== undefined,
  );
}

/** "Genäht in Portugal, kürzbar": German by its letters, with hardly any function words. */
function isGermanByLetters(words: readonly string[]): boolean {
  const marked = words.filter((word) => NON_ENGLISH_CHARACTER.test(word));
  return marked.length > 1 && marked.every((word) => /^[a-zäöüß-]+$/u.test(word));
}
