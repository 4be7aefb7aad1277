import { toNodeHandler } from 'better-auth/node';
import type { NextFunction, Request } from 'express';
import { CLIENT_ADDRESS_HEADER, type Authentication } from '../accounts/index.ts';
import type { AppResponse } from './request-context.ts';

/** better-auth's endpoints: sign in, sign up, sign out, password reset, verification. */
export function authenticationHandler(authentication: Authentication) {
  const handle = toNodeHandler(authentication);
  return (request: Request, response: AppResponse, next: NextFunction): void => {
    request.headers[CLIENT_ADDRESS_HEADER] = request.ip ?? '';
    handle(request, response).catch(next);
  };
}
