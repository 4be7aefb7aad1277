/** Languages of the pages. Every text is in English first; docs/translating.md says how to add one. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export function parseLanguage(text: string | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}
