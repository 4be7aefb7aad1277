/** Languages of the pages. Every text is in English first; docs/translating.md says how to add one. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Set by pages where a visitor chooses a language. */
export const LANGUAGE_COOKIE = 'language';

export function parseLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}
