import { LANGUAGE_COOKIE, type Language } from '../../languages/index.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Shows the pages in another language, also when nobody is signed in in this browser.
 * @param path where the app's pages are
 */
export function rememberLanguage(language: Language, path = '/'): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=${path}; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
  // A page is in one language for as long as it is open.
  window.location.reload();
}
