import { LANGUAGE_NAMES, type Language } from '../../languages/index.ts';

/** The language of this page, for as long as it is open: the server chose it and says so. */
export const LANGUAGE: Language = readLanguage();

/** How numbers and dates are written. */
export const LOCALE = LANGUAGE === 'en' ? 'en-US' : LANGUAGE;

export function isLanguage(text: string): text is Language {
  return text in LANGUAGE_NAMES;
}

function readLanguage(): Language {
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  return isLanguage(language) ? language : 'en';
}
