import {
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  type PageLanguage,
} from '../../languages/index.ts';
import { rememberChoice } from '../remember-choice.ts';

/**
 * Shows the pages in another language, even when no one is signed in in this browser.
 * @param path where the app's pages are
 */
export function rememberLanguage(language: PageLanguage, path = '/'): void {
  rememberChoice({
    cookie: LANGUAGE_COOKIE,
    value: language,
    seconds: LANGUAGE_COOKIE_SECONDS,
    path,
  });
  // A page is in one language for as long as it is open.
  const address = new URL(window.location.href);
  if (!address.searchParams.has(LANGUAGE_PARAMETER)) {
    window.location.reload();
    return;
  }
  // A language in the address comes before what is remembered.
  address.searchParams.delete(LANGUAGE_PARAMETER);
  window.location.replace(address);
}
