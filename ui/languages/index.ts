/** Languages of the pages. Every text is in English first; docs/translating.md says how to add one. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type PageLanguage = (typeof LANGUAGES)[number];

/** Each language by the name that its speakers have for it. */
export const LANGUAGE_NAMES: Readonly<Record<PageLanguage, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export const DEFAULT_LANGUAGE: PageLanguage = 'en';

/** Set by pages where a visitor chooses a language. */
export const LANGUAGE_COOKIE = 'language';

/** How long a choice is remembered. */
export const LANGUAGE_COOKIE_SECONDS = 31_536_000;

/** Names the language in the address of a page, for links and search engines. */
export const LANGUAGE_PARAMETER = 'lang';

export function parseLanguage(text: string | undefined): PageLanguage | undefined {
  return LANGUAGES.find((language) => language === text);
}
