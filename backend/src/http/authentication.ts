import { toNodeHandler } from 'better-auth/node';
import express, { type NextFunction, type Request } from 'express';
import {
  AUTHENTICATION_PATH,
  CLIENT_ADDRESS_HEADER,
  type Authentication,
} from '../accounts/index.ts';
import { Refusal } from '../refusal.ts';
import type { AppResponse } from './request-context.ts';

/** What our pages use of better-auth; the rest of it is not there. */
const ENDPOINTS = new Set(
  [
    'POST /sign-in/email',
    'POST /sign-up/email',
    'POST /sign-out',
    'POST /request-password-reset',
    'POST /reset-password',
    'POST /send-verification-email',
    'GET /verify-email',
  ].map((endpoint) => endpoint.replace(' ', ` ${AUTHENTICATION_PATH}`)),
);

/** More than any of our forms sends; the library itself would take whatever comes. */
const MAX_BODY = '32kb';

/** Read as text; what it is, and whether that is allowed, the library judges. */
const readText = express.text({ type: () => true, limit: MAX_BODY, inflate: false });

/** better-auth's endpoints: sign in, sign up, sign out, password reset, verification. */
export function authenticationHandler(authentication: Authentication) {
  const handle = toNodeHandler(authentication);
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    const endpoint = `${request.method} ${request.path}`;
    if (!ENDPOINTS.has(endpoint)) {
      throw new Refusal('not_found', 'There is nothing at this address.');
    }
    // What reads mail opens its links, so a link must not be enough: our page asks first.
    const { 'sec-fetch-site': site = 'same-origin' } = request.headers;
    if (endpoint.endsWith('/verify-email') && site !== 'same-origin') {
      throw new Refusal('not_found', 'Open the link as it was mailed to you.');
    }
    response.locals.route = request.path;
    response.setHeader('Cache-Control', 'no-store');
    request.headers[CLIENT_ADDRESS_HEADER] = request.ip ?? '';
    readText(request, response, (error?: unknown) => {
      if (error === undefined) handle(request, response).catch(next);
      else next(error);
    });
  };
}
