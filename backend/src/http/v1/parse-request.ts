import type { Scope } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { z } from 'zod';
import type { AppResponse } from '@wareword/server/http';
import { admit, readCredential, type Credential } from '../../tokens/index.ts';
import { sendError } from '../errors.ts';
import { setRateHeaders } from '../rate-headers.ts';
import type { ApiContext } from './handler.ts';
import { readIdempotencyKey, validateIdempotencyKey } from './idempotency-key.ts';
import { readBody } from './read-body.ts';

/** A request whose credential and body are well-formed; the token has not been looked up yet. */
export interface ParsedRequest<Body> {
  readonly credential: Credential;
  readonly body: Body;
  readonly idempotencyKey: string | undefined;
}

/**
 * Checks a request with a token and a body in order: header, then token, plan, scope and rate, then
 * body. The token is checked in the database together with the operation itself, so only a request
 * with an invalid body is authorized separately here.
 * @returns undefined if a response was already sent
 * @throws {DomainError}
 */
export async function parseRequest<Schema extends z.ZodType>(
  ctx: ApiContext,
  endpoint: {
    readonly body: Schema;
    readonly scopes: readonly Scope[];
    readonly idempotent: boolean;
  },
  request: Request,
  response: AppResponse,
): Promise<ParsedRequest<z.output<Schema>> | undefined> {
  const credential = readCredential(request.headers.authorization);
  const body = await readBody(request, response, endpoint.body);
  const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(request) : '';
  const bodyError = 'error' in body ? body : validateIdempotencyKey(idempotencyKey);
  if ('value' in body && bodyError === undefined) {
    return {
      credential,
      body: body.value,
      idempotencyKey: idempotencyKey === '' ? undefined : idempotencyKey,
    };
  }
  const { rate } = await admit({ ctx, input: { credential, scopes: endpoint.scopes } });
  setRateHeaders(response, rate);
  if (bodyError !== undefined) sendError(response, bodyError.error, bodyError.status);
  return undefined;
}
