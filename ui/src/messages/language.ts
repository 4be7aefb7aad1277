import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type PageLanguage } from '../../languages/index.ts';

/**
 * The language of this page, for as long as it is open: the server chose it and says so. On the server,
 * the language of the page that it renders.
 */
export let LANGUAGE: PageLanguage = readLanguage();

/** How numbers and dates are written. */
export let LOCALE: string = localeOf(LANGUAGE);

/** Only for the server. */
export function setLanguage(language: PageLanguage): void {
  LANGUAGE = language;
  LOCALE = localeOf(language);
}

export function isLanguage(text: string): text is PageLanguage {
  return text in LANGUAGE_NAMES;
}

function localeOf(language: PageLanguage): string {
  return language === 'en' ? 'en-US' : language;
}

function readLanguage(): PageLanguage {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}
