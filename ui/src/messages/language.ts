import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language } from '../../languages/index.ts';

/**
 * The language of this page, for as long as it is open: the server chose it and says so. On the server,
 * the language of the page that it renders.
 */
export let LANGUAGE: Language = readLanguage();

/** How numbers and dates are written. */
export let LOCALE: string = localeOf(LANGUAGE);

/** Only for the server. */
export function setLanguage(language: Language): void {
  LANGUAGE = language;
  LOCALE = localeOf(language);
}

export function isLanguage(text: string): text is Language {
  return text in LANGUAGE_NAMES;
}

function localeOf(language: Language): string {
  return language === 'en' ? 'en-US' : language;
}

function readLanguage(): Language {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
