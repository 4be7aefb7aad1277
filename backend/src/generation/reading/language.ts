import { wordsOf } from '../text/words.ts';
import type { Language } from './types.ts';

/** Small words by which a language is recognized. */
const SMALL: Readonly<Record<Exclude<Language, 'other'>, string>> = {
  en: 'the and with for of in is a to are it your this that from or you has on by at as all not can will our its',
  de: 'und mit für aus der die das den dem des ein eine einen nicht ist zum zur auf von bei sehr auch oder im sich wird sind',
  fr: 'le la les des du de et en pour avec une un dans est pas au aux sur par ou qui vos votre ce cette sont',
  es: 'el la los las y con para por del de una un sin que su es muy en se al son tu sus',
  it: 'il lo la gli le di e per che della dei nel con del un una è da al alla in sono dal',
};
/** Letters and marks that English product copy hardly uses. */
const MARKED = /[^\x00-\x7f’“”‘–—™®©°×½¼¾″′]/u;
/** Small words of further languages in Latin letters. */
const FURTHER: ReadonlySet<string> = new Set(
  'o os da do dos em com não para uma het een van voor met niet och med för av på är ikke til af w z na nie jest ve ile için'.split(
    ' ',
  ),
);

const WORDS = Object.entries(SMALL).map(
  ([language, words]) =>
    [language as Exclude<Language, 'other'>, new Set(words.split(' '))] as const,
);

/** Words of a language's grammar, by which nobody searches. */
export function smallWordsOf(language: Language): ReadonlySet<string> {
  return WORDS.find(([known]) => known === language)?.[1] ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The language of a text as far as its letters and small words tell. Bare words in Latin letters
 * count as English.
 */
export function languageOf(text: string): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin * 2 < letters) return 'other';
  const words = wordsOf(text.toLowerCase());
  const marked = words.filter((word) => MARKED.test(word)).length;
  let best: Language = 'en';
  let most = 0;
  for (const [language, small] of WORDS) {
    const count = words.filter((word) => small.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  const further = words.filter((word) => FURTHER.has(word)).length;
  if (further > most) return 'other';
  if (most === 0) return marked * 4 > words.length ? 'other' : 'en';
  return best;
}
