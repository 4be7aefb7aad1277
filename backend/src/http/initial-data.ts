import type { Request, Response } from 'express';
import type { PageLanguage } from '../languages.ts';

/** What a page is sent with: the data it would request first, and its visitor's choice of language. */
export interface InitialPage {
  readonly data: object;
  readonly language: PageLanguage | null;
  readonly isSignedIn: boolean;
}

type InitialDataLoader = (request: Request, response: Response) => Promise<InitialPage>;

/** The dashboard API data sent with each kind of page. */
export interface InitialDataLoaders {
  /** A page of the dashboard, by its folder in `web/src/pages`. */
  readonly page: (folder: string) => InitialDataLoader;
  readonly dashboard: InitialDataLoader;
  readonly connect: (request: Request, response: Response, query: string) => Promise<InitialPage>;
}
