import { ShopifyError } from '@shopify/shopify-api';
import { identifyActor } from '@wareword/security/events';
import type { AppResponse } from '@wareword/server/http';
import type { NextFunction, Request as ExpressRequest } from 'express';
import { z } from 'zod';
import type { ShopifyAppContext } from '../context.ts';
import type { ShopDomain } from '../database/index.ts';
import { RefreshUnavailable } from '../sessions/index.ts';
import { ensureShop, recordAccess } from '../shops/index.ts';
import { textsFor } from '../texts/index.ts';
import type { Visit } from '../visit.ts';
import { namesSameShop, isValidAddress } from './address.ts';
import { readLocale } from './locale.ts';
import { sendWebResponse, webRequest } from './web-request.ts';

type SignInContext = Pick<
  ShopifyAppContext,
  'library' | 'tokens' | 'authenticate' | 'orm' | 'config' | 'securityEvents' | 'now'
>;

const visits = new WeakMap<ExpressRequest, Visit>();

/** Set for a request that {@link signIn} accepted; null if it needs no sign-in. */
export function visitOf(request: ExpressRequest): Visit | null {
  return visits.get(request) ?? null;
}

/**
 * Authenticates a request by its session token, once, before any page or action sees it, and
 * obtains the shop's access if there is none. Responses of Shopify's library (the bounce page, a
 * redirect into the admin, a 401 that App Bridge retries) are sent unchanged.
 */
export function signIn(ctx: SignInContext) {
  return async (
    request: ExpressRequest,
    response: AppResponse,
    next: NextFunction,
  ): Promise<void> => {
    response.locals.route = 'app';
    response.setHeader('Cache-Control', 'no-store');
    const requested = webRequest(request, ctx.config.publicUrl);
    // Shopify's library treats a value without a scheme as a token; we don't.
    if (bearerOf(requested) === undefined) requested.headers.delete('authorization');
    if (!isValidAddress(ctx, requested)) {
      refuseAddress(request, response, 'incompleteUrl');
      return;
    }
    const token = await readToken(ctx, requested);
    if (!namesSameShop(ctx, requested, token?.shop)) {
      ctx.securityEvents.record({
        event: 'security.authorization',
        outcome: 'refused',
        target: token?.shop,
        reason: 'shop_mismatch',
      });
      refuseAddress(request, response, 'twoStores');
      return;
    }
    try {
      const { session } = await authenticate(ctx, requested, token?.shop);
      // The library parses tokens in its own way, so check that it admits the same shop.
      if (token?.shop !== session.shop) {
        await refuse(ctx, new Response(null, { status: 401 }), response);
        return;
      }
      const shop = await ensureShop({ ctx, input: { shop: session.shop as ShopDomain } });
      identifyActor(shop.id);
      visits.set(request, {
        shop,
        staff: token.staff,
        locale: readLocale(request),
        renewAccess: async () => {
          await authenticate(ctx, requested, shop.id);
        },
      });
    } catch (error) {
      if (!(error instanceof Response)) {
        // The library throws errors of its own for an invalid host or redirect target, and without a token
        // nothing but the library was called.
        if (token !== undefined && !(error instanceof ShopifyError)) throw error;
        refuseAddress(request, response, 'incompleteUrl');
        return;
      }
      await refuse(ctx, error, response);
      return;
    }
    next();
  };
}

async function refuse(
  { securityEvents }: SignInContext,
  refusal: Response,
  response: AppResponse,
): Promise<void> {
  if (refusal.status === 401) {
    securityEvents.record({ event: 'security.authorization', outcome: 'refused' });
  }
  await sendWebResponse(refusal, response);
}

function refuseAddress(
  request: ExpressRequest,
  response: AppResponse,
  problem: 'incompleteUrl' | 'twoStores',
): void {
  const { pages } = textsFor(readLocale(request));
  response.status(400).type('text').send(pages(problem));
}

/**
 * Without access, the library exchanges the request's session token for it: one process at a time,
 * and only if no other obtained it in the meantime.
 */
async function authenticate(ctx: SignInContext, request: Request, shop: string | undefined) {
  const { authenticate: authenticateWithLibrary, tokens } = ctx;
  if (shop === undefined) return authenticateWithLibrary(request);
  // If a token can't be renewed, the exchange is the fallback; it uses the same endpoint.
  const session = await tokens.current(shop).catch((error: unknown) => {
    if (error instanceof RefreshUnavailable) return undefined;
    throw error;
  });
  if (session !== undefined) return authenticateWithLibrary(request);
  return tokens.exchange(shop, async () => {
    const admitted = await authenticateWithLibrary(request);
    await recordAccess({ ctx, input: { shop } });
    return admitted;
  });
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * The claims that say who signed in, where, and until when. The library checks the expiry only if there is
 * one.
 */
const Claims = z
  .object({ iss: z.string(), dest: z.string(), sub: z.string().min(1), exp: z.number() })
  .refine(({ iss, dest }) => new URL(iss).hostname === new URL(dest).hostname);

/** The user of the session token; undefined if it is missing or invalid. */
async function readToken({ library }: SignInContext, request: Request) {
  const token = bearerOf(request) ?? new URL(request.url).searchParams.get('id_token');
  if (token === null) return undefined;
  try {
    const { dest, sub } = Claims.parse(await library.session.decodeSessionToken(token));
    const shop = library.utils.sanitizeShop(new URL(dest).hostname);
    return shop === null ? undefined : { shop, staff: sub };
  } catch {
    // The library rejects it, differently for pages and calls.
    return undefined;
  }
}
