import { TRPCError, type inferRouterOutputs } from '@trpc/server';
import type { Request, Response } from 'express';
import type { PageLanguage } from '../languages.ts';
import type { DashboardContext, RequestContext } from './context.ts';
import { createCallerFactory } from './procedures.ts';
import { dashboardRouter, type DashboardRouter } from './router.ts';

type Output = inferRouterOutputs<DashboardRouter>;

/** Data a page would request as soon as it runs, sent along with the page. */
export interface InitialData {
  /** The signed-in account, or null. */
  readonly account?: Output['account']['read'];
  readonly signInOptions?: Output['account']['signInOptions'];
  readonly pricing?: Output['billing']['pricing'];
  readonly review?: Output['connect']['review'];
  /** The first page of the history, unfiltered and in its usual order. */
  readonly history?: Output['listings']['search'];
  readonly counts?: Output['listings']['counts'];
  readonly firstSteps?: Output['firstSteps']['read'];
  readonly days?: Output['usage']['days'];
  readonly listing?: {
    readonly id: string;
    readonly read: Output['listings']['read'];
    readonly scores: Output['listings']['scores'];
    readonly stores: Output['listings']['stores'];
  };
}

/** The same before it is JSON, in which dates are texts. */
type UnsentData = { readonly [Name in keyof InitialData]?: unknown };

type Caller = ReturnType<typeof createCaller>;

const createCaller = createCallerFactory(dashboardRouter);

type PageData = Readonly<Record<string, (caller: Caller, request: Request) => Promise<UnsentData>>>;

/** What the pages for everyone show first, by their folder in `web/src/pages`. */
const PUBLIC_DATA: PageData = {
  pricing: async ({ billing }) => ({ pricing: await billing.pricing() }),
  'sign-in': async ({ account }) => ({ signInOptions: await account.signInOptions() }),
  'sign-up': async ({ account, billing }) => {
    const [signInOptions, pricing] = await Promise.all([
      account.signInOptions(),
      billing.pricing(),
    ]);
    return { signInOptions, pricing };
  },
};

/**
 * What the members' pages show first. Only what every reader of the page sees, so that it is worth
 * sending.
 */
const MEMBER_DATA: PageData = {
  write: async (caller) => ({ firstSteps: await caller.firstSteps.read() }),
  history: async ({ listings }, { query }) => {
    if (Object.keys(query).length > 0) return {};
    const [history, counts] = await Promise.all([
      listings.search({ order: 'newest' }),
      listings.counts({}),
    ]);
    return { history, counts };
  },
  listing: async ({ listings }, { params }) => {
    const id = String(params['id']);
    const [read, scores, stores] = await Promise.all([
      listings.read({ id }),
      listings.scores({ id }),
      listings.stores({ id }),
    ]);
    return { listing: { id, read, scores, stores } };
  },
  plan: async (caller) => ({ days: await caller.usage.days() }),
};

/** An `InitialPage` (http/initial-data.ts) before its data is JSON. */
interface UnsentPage {
  readonly data: UnsentData;
  /** The language that the signed-in user chose, if any. */
  readonly language: PageLanguage | null;
  /** Whether someone is signed in, or may be. */
  readonly isSignedIn: boolean;
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
  const load = async (
    request: Request,
    response: Response,
    read: (caller: Caller, isSignedIn: boolean) => Promise<UnsentData>,
  ): Promise<UnsentPage> => {
    try {
      const context = await createContext(request, response);
      const isSignedIn = context.member !== undefined;
      const data = await read(createCaller(context), isSignedIn);
      return { data, language: context.member?.language ?? null, isSignedIn };
    } catch (error) {
      // The page then requests the data itself and reports errors. A flood of visitors need not
      // flood the log.
      const limited = error instanceof TRPCError && error.code === 'TOO_MANY_REQUESTS';
      if (!limited) logger.warn({ err: error }, "couldn't load a page's initial data");
      return { data: {}, language: null, isSignedIn: true };
    }
  };
  /** The page requests what is missing itself, and reports the error. */
  const loadPart = async (read: () => Promise<UnsentData>): Promise<UnsentData> => {
    try {
      return await read();
    } catch (error) {
      const expected = error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR';
      if (!expected) logger.warn({ err: error }, "couldn't load part of a page's initial data");
      return {};
    }
  };
  return {
    /** @param folder of the page in `web/src/pages` */
    page: (folder: string) => {
      const readPublic = PUBLIC_DATA[folder];
      const readOwn = MEMBER_DATA[folder];
      return (request: Request, response: Response) =>
        load(request, response, async (caller, isSignedIn) => {
          const [account, shown, own] = await Promise.all([
            caller.account.read(),
            readPublic?.(caller, request),
            // A visitor would be refused, and each refusal is a security event.
            readOwn !== undefined && isSignedIn ? loadPart(() => readOwn(caller, request)) : {},
          ]);
          return { account, ...shown, ...own };
        });
    },
    dashboard: (request: Request, response: Response) =>
      load(request, response, async (caller) => ({ account: await caller.account.read() })),
    /** @param query the store's request, as in the page's URL */
    connect: (request: Request, response: Response, query: string) =>
      load(request, response, async (caller) => ({
        review: await caller.connect.review({ query }),
      })),
  };
}
