import { parseCookie } from 'cookie';
import type { NextFunction, Request } from 'express';
import type { AppResponse } from '@wareword/server/http';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  parseLanguage,
  type PageLanguage,
} from '../languages.ts';
import { inRequestLanguage } from '../request-language.ts';

/**
 * The language of a page: the account's, else the one in its URL, else the one chosen in this
 * browser, else the one that the browser prefers.
 * @param chosen the account's choice, if someone is signed in and has one
 */
export function readLanguage(request: Request, chosen?: PageLanguage | null): PageLanguage {
  return (
    chosen ??
    languageInUrl(request) ??
    parseLanguage(parseCookie(request.headers.cookie ?? '')[LANGUAGE_COOKIE]) ??
    parseLanguage(request.acceptsLanguages(...LANGUAGES) || undefined) ??
    DEFAULT_LANGUAGE
  );
}

/** The language that the address of a page names, as `?lang=de`. */
export function languageInUrl({ query }: Request): PageLanguage | undefined {
  const named = query[LANGUAGE_PARAMETER];
  return typeof named === 'string' ? parseLanguage(named) : undefined;
}

/** Handles a request in the page's language, so that emails to people without an account use it, too. */
export function withRequestLanguage(
  request: Request,
  _response: AppResponse,
  next: NextFunction,
): void {
  inRequestLanguage(readLanguage(request), next);
}

/** A language in the address of a page is a choice: the pages after it are in that language, too. */
export function rememberLanguage({ publicUrl }: { readonly publicUrl: URL }) {
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    const language = request.method === 'GET' ? languageInUrl(request) : undefined;
    if (language !== undefined) {
      response.cookie(LANGUAGE_COOKIE, language, {
        path: '/',
        maxAge: LANGUAGE_COOKIE_SECONDS * 1000,
        sameSite: 'lax',
        secure: publicUrl.protocol === 'https:',
      });
    }
    next();
  };
}
