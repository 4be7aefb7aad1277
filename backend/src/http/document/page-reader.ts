import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import { languageInAddress, readLanguage } from '../read-language.ts';
import { readRequestSession, type SessionContext } from '../read-request-session.ts';
import type { FramedPage } from './frame.ts';

/** In which language a page is, and what decided it. */
type PageLanguage = Required<Pick<FramedPage, 'language' | 'languageFrom'>>;

/** Who reads a page: in which language, and whether they are signed in. */
export type PageReader = PageLanguage & Pick<FramedPage, 'isSignedIn'>;

/** The language of one of the pages that exist in each language, which caches are told about. */
export function readPageLanguage(request: Request, response: AppResponse): PageLanguage {
  response.vary('Cookie, Accept-Language');
  const languageFrom = languageInAddress(request) === undefined ? 'reader' : 'address';
  return { language: readLanguage(request), languageFrom };
}

/** Who reads one of these pages. */
export async function readPageReader(
  ctx: SessionContext,
  request: Request,
  response: AppResponse,
): Promise<PageReader> {
  return { ...readPageLanguage(request, response), isSignedIn: await isSignedIn(ctx, request) };
}

/** Whether the reader is signed in. If that can't be determined, treats the reader as a visitor. */
export async function isSignedIn(ctx: SessionContext, request: Request): Promise<boolean> {
  if (request.headers.cookie === undefined) return false;
  return readRequestSession(ctx, request).then(
    (member) => member !== undefined,
    () => false,
  );
}
