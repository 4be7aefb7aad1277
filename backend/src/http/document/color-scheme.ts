import {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_COOKIE,
  parseColorScheme,
  type ColorScheme,
} from '@wareword/ui/tokens';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import { html, type Html } from '../../html.ts';
import type { PageLanguage } from '../../languages.ts';

/** The scheme chosen in this browser; undefined if pages follow its system. */
export function readColorScheme(request: Request): ColorScheme | undefined {
  return parseColorScheme(parseCookie(request.headers.cookie ?? '')[COLOR_SCHEME_COOKIE]);
}

/** The attributes of a page's `html` element. */
export function documentAttributes({
  language,
  colorScheme,
}: {
  readonly language: PageLanguage;
  readonly colorScheme: ColorScheme | undefined;
}): Html {
  const lang = html`lang="${language}"`;
  if (colorScheme === undefined) return lang;
  return html`${lang} ${COLOR_SCHEME_ATTRIBUTE}="${colorScheme}"`;
}
