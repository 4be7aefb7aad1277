import type { Request, Response } from 'express';

/** Answers what a page would ask first. */
type FirstAnswers = (request: Request, response: Response) => Promise<object>;

/** What of the dashboard's API goes with each kind of page. */
export interface FirstAnswersFor {
  readonly dashboard: FirstAnswers;
  readonly pricing: FirstAnswers;
  readonly connect: (request: Request, response: Response, query: string) => Promise<object>;
}
