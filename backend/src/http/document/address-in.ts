import { LANGUAGE_PARAMETER, type Language } from '../../languages.ts';

/** The address of a page in one language, whatever its reader prefers. */
export function addressIn(language: Language, url: URL): URL {
  const address = new URL(url);
  address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address;
}
