import type { Request, Response } from 'express';

/** Loads the data a page would request first. */
type InitialDataLoader = (request: Request, response: Response) => Promise<object>;

/** The dashboard API data sent with each kind of page. */
export interface InitialDataLoaders {
  readonly dashboard: InitialDataLoader;
  readonly pricing: InitialDataLoader;
  readonly connect: (request: Request, response: Response, query: string) => Promise<object>;
}
