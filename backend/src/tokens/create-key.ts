import { countCodePoints } from '@wareword/shared-schema';
import type { PlanName, Plans } from '../config.ts';
import type { Orm } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { issueApiKey, type IssuedToken } from './issue-token.ts';

/** Most characters of a key's name. */
const MAX_NAME = 100;

/**
 * Makes an API key for a member, in the workspace that they work in (decisions 19).
 * @throws {Refusal} `plan_required`, `validation_error`
 */
export function createKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: { workspaceId: WorkspaceId; userId: UserId; plan: PlanName; name: string };
}): Promise<IssuedToken> {
  if (!ctx.plans[input.plan].agency) {
    throw new Refusal('plan_required', 'API keys are part of the Agency plan. Upgrade the plan.');
  }
  const name = input.name.trim();
  if (name === '' || countCodePoints(name) > MAX_NAME || /\p{Cc}|\p{Cs}/u.test(name)) {
    throw new Refusal('validation_error', `A key needs a name of 1 to ${MAX_NAME} characters.`);
  }
  return issueApiKey({ ctx, input: { ...input, name } });
}
