import type { Scope } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { z } from 'zod';
import { identifyCaller, readCredential, type IdentifiedCaller } from '../../tokens/index.ts';
import { sendError } from '../errors.ts';
import type { ApiContext, HandlerCall } from './handler.ts';
import { readBody } from './read-body.ts';

/**
 * Authorizes a request that doesn't count against the rate limit. Call it after the body was read,
 * which a caller can delay until their token is revoked.
 * @throws {DomainError}
 */
export function callerOf(
  ctx: ApiContext,
  request: Request,
  scopes: readonly Scope[],
): Promise<IdentifiedCaller> {
  const credential = readCredential(request.headers.authorization);
  return identifyCaller({ ctx, input: { credential, scopes } });
}

/**
 * Authorizes a request that doesn't count against the rate limit, and parses its body. What is wrong with the
 * body is reported only to a caller who may send it (contract §3.1).
 * @returns undefined if a response was already sent
 * @throws {DomainError}
 */
export async function callerWithBody<Schema extends z.ZodType>(
  { ctx, request, response }: Omit<HandlerCall, 'endpoint'>,
  endpoint: { readonly scopes: readonly Scope[]; readonly body: Schema },
): Promise<{ caller: IdentifiedCaller; body: z.output<Schema> } | undefined> {
  const body = await readBody(request, response, endpoint.body);
  const caller = await callerOf(ctx, request, endpoint.scopes);
  if ('value' in body) return { caller, body: body.value };
  sendError(response, body.error, body.status);
  return undefined;
}

/** `{id}` of the path. */
export function idOf(request: Request): string {
  return String(request.params['id']);
}
