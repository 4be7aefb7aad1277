/** Languages of listings, detected by their stop words. Those of the pages are in `ui/languages`. */
export const LISTING_LANGUAGES = ['en', 'de', 'fr', 'es', 'it'] as const;
export type Language = (typeof LISTING_LANGUAGES)[number];

/** Stop words by which a language is detected. */
const SMALL: Readonly<Record<Language, string>> = {
  en: 'the and with for of in is a to are it your this that from or you has on by at as all not can will our its',
  de: 'und mit für aus der die das den dem des ein eine einen nicht ist zum zur auf von bei sehr auch oder im sich wird sind',
  fr: 'le la les des du de et en pour avec une un dans est pas au aux sur par ou qui vos votre ce cette sont',
  es: 'el la los las y con para por del de una un sin que su es muy en se al son tu sus',
  it: 'il lo la gli le di e per che della dei nel con del un una è da al alla in sono dal',
};

/** Stop words, by which no one searches. */
export const SMALL_WORDS_OF: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(SMALL.en.split(' ')),
  de: new Set(SMALL.de.split(' ')),
  fr: new Set(SMALL.fr.split(' ')),
  es: new Set(SMALL.es.split(' ')),
  it: new Set(SMALL.it.split(' ')),
};

/** Minimum stop words that identify a language. */
const MIN_MATCHES = 3;

/**
 * Whether a text is in one of the languages and clearly not in this one. Text without stop words could be in any.
 */
export function isInOtherLanguage(text: string, language: Language): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const countOf = (one: Language) => words.filter((word) => SMALL_WORDS_OF[one].has(word)).length;
  const most = Math.max(...LISTING_LANGUAGES.map(countOf));
  return most >= MIN_MATCHES && most > 2 * countOf(language);
}
