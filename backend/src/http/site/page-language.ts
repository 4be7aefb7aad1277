import type { AppResponse } from '@wareword/server/http';
import type { Request } from 'express';
import type { FramedPage } from '../document/frame.ts';
import { languageInAddress, readLanguage } from '../read-language.ts';

/** In which language a page is, and what decided it. */
export type PageLanguage = Required<Pick<FramedPage, 'language' | 'languageFrom'>>;

/** The language of one of these pages, which caches are told about. */
export function readPageLanguage(request: Request, response: AppResponse): PageLanguage {
  response.vary('Cookie, Accept-Language');
  const languageFrom = languageInAddress(request) === undefined ? 'reader' : 'address';
  return { language: readLanguage(request), languageFrom };
}
