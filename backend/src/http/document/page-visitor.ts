import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import { languageInUrl, readLanguage } from '../read-language.ts';
import { readRequestSession, type SessionContext } from '../read-request-session.ts';
import { readColorScheme } from './color-scheme.ts';
import type { FramedPage } from './frame.ts';

/** Who visits a page: in which language and look, and whether they are signed in. */
export type PageVisitor = Required<Pick<FramedPage, 'language' | 'languageFrom'>> &
  Pick<FramedPage, 'colorScheme' | 'isSignedIn'>;

/** A page's visitor, without looking up whether they are signed in. Sets `Vary` for caches. */
export function readAnonymousVisitor(request: Request, response: AppResponse): PageVisitor {
  response.vary('Cookie, Accept-Language');
  const languageFrom = languageInUrl(request) === undefined ? 'visitor' : 'url';
  const language = readLanguage(request);
  return { language, languageFrom, colorScheme: readColorScheme(request), isSignedIn: false };
}

/** A page's visitor, signed in or not. */
export async function readPageVisitor(
  ctx: SessionContext,
  request: Request,
  response: AppResponse,
): Promise<PageVisitor> {
  return { ...readAnonymousVisitor(request, response), isSignedIn: await isSignedIn(ctx, request) };
}

/** Whether the visitor is signed in; false if that can't be determined. */
export async function isSignedIn(ctx: SessionContext, request: Request): Promise<boolean> {
  if (request.headers.cookie === undefined) return false;
  return readRequestSession(ctx, request).then(
    (member) => member !== undefined,
    () => false,
  );
}
