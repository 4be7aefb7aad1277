import { TRPCError, type inferRouterOutputs } from '@trpc/server';
import type { Request, Response } from 'express';
import type { Language } from '../languages.ts';
import type { DashboardContext, RequestContext } from './context.ts';
import { createCallerFactory } from './procedures.ts';
import { dashboardRouter, type DashboardRouter } from './router.ts';

type Output = inferRouterOutputs<DashboardRouter>;

/** Data a page would request as soon as it runs, sent along with the page. */
export interface InitialData {
  /** The signed-in account, or null. */
  readonly account?: Output['account']['read'];
  readonly pricing?: Output['billing']['pricing'];
  readonly review?: Output['connect']['review'];
}

/** What a page is sent with. */
interface PageStart {
  readonly data: InitialData;
  /** What the signed-in user chose, if anything. */
  readonly language: Language | null;
}

/**
 * Loads the initial data for each kind of page, using the same procedures the page would call.
 *
 * @param createContext creates the context of the page's own request
 */
export function createInitialDataLoaders(
  { logger }: Pick<DashboardContext, 'logger'>,
  createContext: (request: Request, response: Response) => Promise<RequestContext>,
) {
  const createCaller = createCallerFactory(dashboardRouter);
  const load = async (
    request: Request,
    response: Response,
    read: (caller: ReturnType<typeof createCaller>) => Promise<InitialData>,
  ): Promise<PageStart> => {
    try {
      const context = await createContext(request, response);
      const data = await read(createCaller(context));
      return { data, language: context.member?.language ?? null };
    } catch (error) {
      // The page then requests the data itself and reports errors. A flood of visitors is not our
      // fault and need not flood the log.
      const limited = error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS';
      if (!limited) logger.warn({ err: error }, 'a page was sent without initial data');
      return { data: {}, language: null };
    }
  };
  return {
    dashboard: (request: Request, response: Response) =>
      load(request, response, async (caller) => ({ account: await caller.account.read() })),
    pricing: (request: Request, response: Response) =>
      load(request, response, async (caller) => {
        const [account, pricing] = await Promise.all([
          caller.account.read(),
          caller.billing.pricing(),
        ]);
        return { account, pricing };
      }),
    /** @param query the store's request, as in the page's URL */
    connect: (request: Request, response: Response, query: string) =>
      load(request, response, async (caller) => ({
        review: await caller.connect.review({ query }),
      })),
  };
}
