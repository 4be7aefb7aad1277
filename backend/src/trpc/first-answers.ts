import type { inferRouterOutputs } from '@trpc/server';
import type { Request, Response } from 'express';
import type { DashboardContext, RequestContext } from './context.ts';
import { createCallerFactory } from './procedures.ts';
import { dashboardRouter, type DashboardRouter } from './router.ts';

type Answers = inferRouterOutputs<DashboardRouter>;

/** What a page would ask as soon as it runs. It comes with the page instead. */
export interface FirstAnswers {
  /** Who is signed in, or null. */
  readonly account?: Answers['account']['read'];
  readonly pricing?: Answers['billing']['pricing'];
  readonly review?: Answers['connect']['review'];
}

/**
 * Answers for each kind of page, by the very procedures that the page would call.
 *
 * @param createContext of the request that a page is asked for with
 */
export function createFirstAnswers(
  { logger }: Pick<DashboardContext, 'logger'>,
  createContext: (request: Request, response: Response) => Promise<RequestContext>,
) {
  const createCaller = createCallerFactory(dashboardRouter);
  const answer = async (
    request: Request,
    response: Response,
    read: (ask: ReturnType<typeof createCaller>) => Promise<FirstAnswers>,
  ): Promise<FirstAnswers> => {
    try {
      return await read(createCaller(await createContext(request, response)));
    } catch (error) {
      // The page asks for itself then, and has words for what goes wrong.
      logger.warn({ err: error }, 'a page is sent without its first answers');
      return {};
    }
  };
  return {
    dashboard: (request: Request, response: Response) =>
      answer(request, response, async (ask) => ({ account: await ask.account.read() })),
    pricing: (request: Request, response: Response) =>
      answer(request, response, async (ask) => {
        const [account, pricing] = await Promise.all([ask.account.read(), ask.billing.pricing()]);
        return { account, pricing };
      }),
    /** @param query the store's request, as it stands in the page's address */
    connect: (request: Request, response: Response, query: string) =>
      answer(request, response, async (ask) => ({ review: await ask.connect.review({ query }) })),
  };
}
