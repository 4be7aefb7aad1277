import { isUnavailable } from '@wareword/postgres';
import { clientNetwork48 } from '@wareword/security/http';
import type { AppResponse, Readiness } from '@wareword/server/http';
import { ERROR_CODES } from '@wareword/shared-schema';
import express, { Router, type NextFunction, type Request } from 'express';
import helmet from 'helmet';
import type { Authentication } from '../../accounts/index.ts';
import { recordAttempt, recordRequest, undoAttempt } from '../../rate-limits/index.ts';
import { readPrices, type Payments } from '../../billing/index.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import {
  isSignedIn,
  readPageVisitor,
  readAnonymousVisitor,
  type PageVisitor,
} from '../document/page-visitor.ts';
import { sendHtml } from '../document/send-html.ts';
import { PAGE_DIRECTIVES } from '../document/style.ts';
import { contentPages } from './content-page.ts';
import type { PageLanguage } from '../../languages.ts';
import { recordErrorCode } from '../errors.ts';
import { PAGE_TEXTS, type PageTexts } from '../texts/index.ts';
import { EXAMPLE_PRODUCTS } from './example.ts';
import { landingPage } from './landing-page.ts';
import { statusPage } from './status-page.ts';
import { readTrialInput } from './trial-input.ts';
import type { Trial } from './try-section.ts';
import { writeListings, type ListingsByPlatform } from './write-listings.ts';

/** Products that one network can try in a day. An office may share one address. */
const TRIALS_PER_NETWORK = { max: 10, seconds: 86_400 };
/** Trials of all visitors together, in a minute: trying it is not a free listing service. */
const TRIALS_PER_MINUTE = 60;

/** Bytes of a form; its fields hold 900 characters at most. */
const MAX_FORM_BYTES = 16 * 1024;
const MAX_FORM_FIELDS = 10;

const PAGE_POLICY = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: PAGE_DIRECTIVES,
});

/** Settings of the server that only these pages need. */
export type SiteSetting =
  | 'supportEmail'
  | 'contentDir'
  | 'generationTimeoutMs'
  | 'writer'
  | 'planPrices';

export interface SiteContext extends Pick<Config, 'publicUrl' | 'plans' | SiteSetting> {
  readonly authentication: Authentication;
  readonly database: Database;
  readonly readiness: Readiness;
  /** Absent if only the operator can change plans. */
  readonly payments: Payments | undefined;
}

/** What a visitor sees before signing in: plain HTML that needs no scripts. */
export function site(ctx: SiteContext): Router {
  const router = Router();
  const { publicUrl } = ctx;
  const examples = new Map<PageLanguage, Promise<ListingsByPlatform>>();

  const sendLanding = async (
    request: Request,
    response: AppResponse,
    visitor: PageVisitor,
    trial?: Trial,
  ): Promise<void> => {
    const { language } = visitor;
    const example =
      examples.get(language) ??
      writeListings(EXAMPLE_PRODUCTS[language], AbortSignal.timeout(ctx.generationTimeoutMs));
    examples.set(language, example);
    // A failure is not kept for the next visitor.
    example.catch(() => examples.delete(language));
    const { plans } = ctx;
    const page = landingPage({
      ...{ visitor, publicUrl, plans, trial },
      prices: await readPrices({ ctx }),
      writesWithAi: ctx.writer !== 'embedded',
      example: await example,
    });
    await sendHtml(request, response, page);
  };

  router.get('/', async (request: Request, response: AppResponse, next: NextFunction) => {
    if (await isSignedIn(ctx, request)) {
      next();
      return;
    }
    PAGE_POLICY(request, response, () => undefined);
    response.setHeader('Cache-Control', 'no-cache');
    await sendLanding(request, response, readAnonymousVisitor(request, response));
  });

  router.get('/try', (_request: Request, response: AppResponse) => {
    // Reloaded or bookmarked after a trial. The language in its address is remembered.
    response.redirect(303, '/#try');
  });
  const form = express.urlencoded({
    extended: false,
    // No browser compresses a form.
    inflate: false,
    limit: MAX_FORM_BYTES,
    parameterLimit: MAX_FORM_FIELDS,
  });
  router.post('/try', PAGE_POLICY, form, async (request: Request, response: AppResponse) => {
    // The browser may show it again when its visitor goes back, and then doesn't send the form again.
    response.setHeader('Cache-Control', 'no-cache');
    const visitor = await readPageVisitor(ctx, request, response);
    const { input, product, errors } = readTrialInput(request.body);
    if (product === undefined) {
      response.status(400);
      await sendLanding(request, response, visitor, { input, errors });
      return;
    }
    const refusal = await recordTrial(ctx, request, PAGE_TEXTS[visitor.language]);
    if (refusal !== undefined) {
      const { code, problem } = refusal;
      recordErrorCode(response.locals, code);
      response.status(ERROR_CODES[code].status);
      await sendLanding(request, response, visitor, { input, problem });
      return;
    }
    const signal = AbortSignal.timeout(ctx.generationTimeoutMs);
    const listings = await writeListings(product, signal);
    await sendLanding(request, response, visitor, { input, listings });
  });

  router.get('/status', PAGE_POLICY, statusPage(ctx));
  router.use(contentPages(ctx, PAGE_POLICY));
  return router;
}

/** Why a trial may not be made: an error of the API, and in the words of the page. */
interface Refusal {
  readonly code: 'rate_limited' | 'service_unavailable';
  readonly problem: string;
}

/** Records a trial. @returns why it may not be made; undefined if it may */
async function recordTrial(
  { database }: SiteContext,
  request: Request,
  texts: PageTexts,
): Promise<Refusal | undefined> {
  try {
    const attempt = { action: 'trial', subject: clientNetwork48(request.ip ?? '') };
    // First, so that one network can't use up what all visitors share.
    const network = await recordAttempt({
      ctx: { database },
      input: { ...attempt, limit: TRIALS_PER_NETWORK },
    });
    if (!network.allowed) {
      const problem = texts.trialUsedUp(TRIALS_PER_NETWORK.max, network.resetSeconds);
      return { code: 'rate_limited', problem };
    }
    const all = await recordRequest({
      ctx: { database },
      input: { key: 'trials', maxPerMinute: TRIALS_PER_MINUTE },
    });
    if (all.allowed) return undefined;
    await undoAttempt({ ctx: { database }, input: attempt });
    return { code: 'rate_limited', problem: texts.trialBusy(all.resetSeconds) };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return { code: 'service_unavailable', problem: texts.trialUnavailable };
  }
}
