import { takeAttempt } from '../accounts/index.ts';
import type { Database } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { answerAddress, readConnectRequest } from './connect-request.ts';
import { issueCode } from './issue-code.ts';

/** Approvals that one person may give. */
const APPROVALS = { most: 20, seconds: 60 };

/**
 * An owner's or member's yes: a one-time code for their workspace. Everything that the page was
 * opened with is checked again here.
 * @returns where the browser goes now, code and state included; it is for that browser alone
 * @throws {Refusal} `validation_error`, `rate_limited`
 */
export async function approveConnection({
  ctx,
  input,
}: {
  ctx: { database: Database; connectCodeTtlMs: number };
  input: { query: string; userId: UserId; workspaceId: WorkspaceId };
}): Promise<string> {
  const { userId, workspaceId } = input;
  const request = readConnectRequest(input.query);
  await takeAttempt({
    ctx,
    input: { at: 'connect', of: userId, limit: APPROVALS },
  });
  const code = await issueCode({
    ctx: { orm: ctx.database.orm, connectCodeTtlMs: ctx.connectCodeTtlMs },
    input: { userId, workspaceId, ...request },
  });
  return answerAddress(request, { code });
}

/**
 * A no: the store is told, and nothing else happens (decisions 23).
 * @returns where the browser goes now
 * @throws {Refusal} `validation_error`
 */
export function cancelConnection({ input }: { input: { query: string } }): string {
  return answerAddress(readConnectRequest(input.query), { error: 'access_denied' });
}
