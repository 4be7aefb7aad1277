import { LANGUAGE_PARAMETER, type PageLanguage } from '../../languages.ts';

/** The address of a page in one language, whatever its visitor prefers. */
export function urlIn(language: PageLanguage, url: URL): URL {
  const address = new URL(url);
  address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address;
}
