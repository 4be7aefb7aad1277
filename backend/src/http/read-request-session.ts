import type { Request } from 'express';
import { readSession, type Authentication, type MemberView } from '../accounts/index.ts';
import type { Database } from '../database/index.ts';

export interface SessionContext {
  readonly authentication: Authentication;
  readonly database: Pick<Database, 'sql' | 'orm'>;
}

/** The signed-in member of the request, or undefined. */
export async function readRequestSession(
  ctx: SessionContext,
  request: Request,
): Promise<MemberView | undefined> {
  return readSession({ ctx, input: { cookies: request.headers.cookie ?? '' } });
}
