import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  parseLanguage,
  type PageLanguage,
} from '@wareword/ui/languages';
import { parseCookie } from 'cookie';
import type { Request } from 'express';

/** The language of a page: what was chosen in this browser, else what the browser prefers. */
export function readLanguage(request: Request): PageLanguage {
  return (
    parseLanguage(parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE]) ??
    parseLanguage(request.acceptsLanguages(...LANGUAGES) || undefined) ??
    DEFAULT_LANGUAGE
  );
}
