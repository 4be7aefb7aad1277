import { enforceAttemptLimit } from '../rate-limits/index.ts';
import type { PlanName } from '../config.ts';
import { hashCode, makeCode } from '../connect/index.ts';
import { oauthCodes } from '../database/index.ts';
import { forbidden } from '../errors.ts';
import type { WorkspaceId } from '../identifiers.ts';
import {
  lockOpenWorkspace,
  lockPasswordVersion,
  lockPermission,
  type SignedInUser,
} from '../access-locks/index.ts';
import { clientReturn, readAuthorizationRequest } from './authorization-request.ts';
import type { AgentsContext } from './context.ts';

/** Approvals one user may give. */
const APPROVAL_LIMIT = { max: 20, seconds: 60 };

/** A client exchanges its code at once. */
const CODE_TTL_MS = 60_000;

/**
 * Approves an agent and creates a one-time code for the workspace. All parameters of the page are
 * validated again.
 * @returns the client's address to send the browser to, with the code
 * @throws {DomainError} `invalid`, `forbidden`, `limit_exceeded`
 */
export async function approveAgent({
  ctx,
  input,
}: {
  ctx: AgentsContext;
  input: SignedInUser & {
    query: string;
    address: string;
    workspaceId: WorkspaceId;
    plan: PlanName;
  };
}): Promise<{ readonly clientId: string; readonly clientName: string; readonly address: string }> {
  const { userId, workspaceId } = input;
  const request = await readAuthorizationRequest({ ctx, input });
  if (!ctx.plans[input.plan].apiAccess) {
    throw forbidden(
      'Agents are available on the Agency plan. Upgrade to connect one.',
      'plan_required',
    );
  }
  await enforceAttemptLimit({
    ctx,
    input: { action: 'agent', subject: userId, limit: APPROVAL_LIMIT },
  });
  const code = makeCode();
  await ctx.database.orm.transaction(async (tx) => {
    await lockPermission(tx, input, 'keys');
    await lockPasswordVersion(tx, input);
    await lockOpenWorkspace(tx, workspaceId);
    await tx.insert(oauthCodes).values({
      hash: hashCode(code),
      ...{ clientId: request.clientId, clientName: request.clientName, workspaceId, userId },
      ...{ redirectUri: request.redirectUri, codeChallenge: request.codeChallenge },
      expiresAt: new Date(Date.now() + CODE_TTL_MS),
    });
  });
  const { clientId, clientName } = request;
  return { clientId, clientName, address: clientReturn(request, ctx.publicUrl, { code }) };
}

/**
 * Denies an agent: it is told, and nothing else happens.
 * @throws {DomainError} `invalid`
 */
export async function denyAgent({
  ctx,
  input,
}: {
  ctx: AgentsContext;
  input: { query: string; address: string };
}): Promise<string> {
  const request = await readAuthorizationRequest({ ctx, input });
  return clientReturn(request, ctx.publicUrl, { error: 'access_denied' });
}
