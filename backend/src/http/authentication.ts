import { toNodeHandler } from 'better-auth/node';
import {
  clientNetwork48,
  TOO_MANY_VISITOR_CALLS,
  VisitorRateLimiter,
} from '@wareword/security/http';
import {
  currentEvent,
  type SecurityEventName,
  type SecurityEvents,
} from '@wareword/security/events';
import express, { type NextFunction, type Request } from 'express';
import { z } from 'zod';
import type { AppResponse } from '@wareword/server/http';
import {
  AUTHENTICATION_PATH,
  CLIENT_ADDRESS_HEADER,
  isGoogleLink,
  withPasswordQueue,
  type Authentication,
} from '../accounts/index.ts';
import { limitExceeded, notFound } from '../errors.ts';
import { ApiError, noSuchEndpoint, sendError } from './errors.ts';

/** The better-auth endpoints our pages use; all others are not exposed. */
const ENDPOINTS = new Set(
  [
    'POST /sign-in/email',
    'POST /sign-up/email',
    'POST /sign-out',
    'POST /request-password-reset',
    'POST /reset-password',
    'POST /reset-password/review',
    'POST /send-verification-email',
    'GET /verify-email',
    'POST /two-factor/enable',
    'POST /two-factor/disable',
    'POST /two-factor/generate-backup-codes',
    'POST /two-factor/verify-totp',
    'POST /two-factor/verify-backup-code',
    'POST /sign-in/oauth2',
    'GET /oauth2/callback/google',
    'POST /google/link',
    'POST /passkey/begin',
    'POST /passkey/verify-registration',
    'GET /passkey/generate-authenticate-options',
    'POST /passkey/verify-authentication',
  ].map((endpoint) => endpoint.replace(' ', ` ${AUTHENTICATION_PATH}`)),
);

/** More than any of our forms sends; the library itself has no limit. */
const MAX_BODY = '32kb';

const NOT_JSON = new ApiError(
  'malformed_request',
  'Send the body as JSON, with the header "Content-Type: application/json".',
);

/** Read as text; the library validates it. */
const readText = express.text({ type: () => true, limit: MAX_BODY, inflate: false });

/** better-auth's endpoints: sign in, sign up, sign out, password reset, verification. */
export function authenticationHandler(ctx: {
  authentication: Authentication;
  securityEvents: SecurityEvents;
}) {
  const { authentication } = ctx;
  const handle = toNodeHandler(authentication);
  // Attempts are counted by network, in rows that are kept for a day. A /48 has 65,536 networks.
  const prefixes = new VisitorRateLimiter(clientNetwork48);
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    const endpoint = `${request.method} ${request.path}`;
    if (!ENDPOINTS.has(endpoint)) {
      throw noSuchEndpoint();
    }
    // Mail scanners open links, so opening one must not be enough: our page asks first.
    const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (endpoint.endsWith('/verify-email') && site !== 'same-origin') {
      throw notFound('Open the link from the email.');
    }
    response.locals.route = request.path;
    response.setHeader('Cache-Control', 'no-store');
    if (!prefixes.take(request.ip ?? '')) throw limitExceeded(TOO_MANY_VISITOR_CALLS, 'rate');
    request.headers[CLIENT_ADDRESS_HEADER] = request.ip ?? '';
    response.once('finish', () => recordOutcome(ctx, request, response));
    // The library would read forms too; only what we read as well can be limited and logged.
    if (request.is('application/json') === false) {
      sendError(response, NOT_JSON, 415);
      return;
    }
    readText(request, response, (error?: unknown) => {
      if (error === undefined) {
        withPasswordQueue(clientNetwork48(request.ip ?? ''), () => handle(request, response)).catch(
          next,
        );
      } else next(error);
    });
  };
}

const EVENTS: Readonly<Record<string, SecurityEventName>> = {
  '/sign-in/email': 'security.sign_in',
  '/sign-up/email': 'security.sign_up',
  '/sign-out': 'security.sign_out',
  '/request-password-reset': 'security.password_reset_request',
  '/reset-password': 'security.password_reset',
  '/verify-email': 'security.email_verification',
  '/two-factor/enable': 'security.two_factor_change',
  '/two-factor/disable': 'security.two_factor_change',
  '/two-factor/generate-backup-codes': 'security.two_factor_change',
  '/two-factor/verify-totp': 'security.sign_in',
  '/two-factor/verify-backup-code': 'security.sign_in',
  '/oauth2/callback/google': 'security.sign_in',
  '/google/link': 'security.google_change',
  '/passkey/begin': 'security.passkey_change',
  '/passkey/verify-registration': 'security.passkey_change',
  '/passkey/verify-authentication': 'security.sign_in',
};

/**
 * Where the address in the body says whose account it is. Elsewhere the library ignores it, and it could
 * name anyone; there, the session, code or link identifies the account.
 */
const WITH_EMAIL: ReadonlySet<string> = new Set([
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
]);

function recordOutcome(
  { securityEvents }: { securityEvents: SecurityEvents },
  request: Request,
  response: AppResponse,
): void {
  const { statusCode: status } = response;
  const endpoint = request.path.slice(AUTHENTICATION_PATH.length);
  const location = String(response.getHeader('location') ?? '');
  const links = isGoogleLink(location) && !startsSession(response);
  const turnsOnTwoFactor = currentEvent() === 'security.two_factor_change';
  const event = links ? 'security.google_change' : (currentEvent() ?? EVENTS[endpoint]);
  if (event === undefined) return;
  const refused = status === 429 ? 'security.rate_limit' : undefined;
  const problem = status < 400 ? problemOf(event, request, response) : String(status);
  const recorded = {
    event: refused ?? event,
    outcome: problem === undefined ? 'success' : refused === undefined ? 'failure' : 'refused',
    actor: WITH_EMAIL.has(endpoint) ? emailFromBody(request.body) : undefined,
    target: request.path,
    reason: problem,
    action: links ? '/google/linked' : turnsOnTwoFactor ? '/two-factor/enabled' : endpoint,
  } as const;
  securityEvents.record(recorded);
  // Anyone can try to sign up with an address; a session shows that the account is new and theirs.
  if (event === 'security.sign_up' && problem === undefined && startsSession(response)) {
    securityEvents.record({ ...recorded, event: 'security.sign_in' });
  }
}

/** Google's answers redirect whatever they say: only a session means that someone is signed in. */
function problemOf(
  event: SecurityEventName,
  request: Request,
  response: AppResponse,
): string | undefined {
  if (event === 'security.google_change') {
    const location = String(response.getHeader('location') ?? '');
    return new URLSearchParams(location.split('?')[1]).get('error') ?? undefined;
  }
  if (event !== 'security.sign_in' || request.path.endsWith('/sign-in/email')) return undefined;
  return startsSession(response) ? undefined : 'no_session';
}

function startsSession(response: AppResponse): boolean {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  return cookies.some((cookie) => SESSION_COOKIE.test(cookie));
}

/** A session's cookie that is not being deleted. */
const SESSION_COOKIE = /^[^=]*session_token=[^;]/;

/** Only if it looks like an address, because people type passwords into the wrong field. */
function emailFromBody(body: unknown): string | undefined {
  try {
    const given: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const named = EmailBody.safeParse(given);
    return named.success ? named.data.email : undefined;
  } catch {
    return undefined;
  }
}

const EmailBody = z.object({ email: z.string().trim().pipe(z.email().max(254)) });
