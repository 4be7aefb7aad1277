/** Texts of pages in the page's language: typed messages, loaded by area. */
export { LANGUAGE_NAMES } from '../../languages/index.ts';
export { isLanguage, LANGUAGE, LOCALE } from './language.ts';
export { load, switchLanguage, textsLoaded, type Texts } from './load.ts';
export { rememberLanguage } from './remember-language.ts';
export type { Translation } from './translation.ts';
