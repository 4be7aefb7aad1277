import Bowser from 'bowser';

/** Maximum length of a user agent that is parsed, in characters. */
const MAX_USER_AGENT = 512;

/** Names that are the same in every language, such as "Chrome" and "Windows"; null if unknown. */
export interface Browser {
  readonly browser: string | null;
  readonly os: string | null;
}

/** What the `User-Agent` header says. Pages put it into words. */
export function readBrowser(userAgent: string | null): Browser {
  if (userAgent === null || userAgent === '') return { browser: null, os: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  return { browser: browser.name || null, os: os.name || null };
}
