import type { Scope } from '@wareword/shared-schema';
import type { Request } from 'express';
import { identifyCaller, readCredential, type IdentifiedCaller } from '../../tokens/index.ts';
import type { ApiContext } from './handler.ts';

/**
 * Who sent a request that does not count against the rate limit. Call it after the body was read,
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

/** `{id}` of the path. */
export function idOf(request: Request): string {
  return String(request.params['id']);
}
