import { parseCookie } from 'cookie';
import type { Request } from 'express';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  parseLanguage,
  type Language,
} from '../languages.ts';

/**
 * The language of a page: what the account says, else what was chosen in this browser, else what the
 * browser prefers.
 * @param chosen the account's choice, if someone is signed in and has one
 */
export function readLanguage(request: Request, chosen: Language | null | undefined): Language {
  return (
    chosen ??
    parseLanguage(parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE]) ??
    parseLanguage(request.acceptsLanguages(...LANGUAGES) || undefined) ??
    DEFAULT_LANGUAGE
  );
}
