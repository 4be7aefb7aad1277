import Bowser from 'bowser';

/** Maximum length of a user agent that is parsed, in characters. */
const MAX_USER_AGENT = 512;

/** "Chrome on Windows"; null if the `User-Agent` header names neither. */
export function describeBrowser(userAgent: string | null): string | null {
  if (userAgent === null || userAgent === '') return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  const names = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return names.length === 0 ? null : names.join(' on ');
}
