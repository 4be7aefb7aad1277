import { countCodePoints } from '@wareword/shared-schema';
import { and, eq } from 'drizzle-orm';
import type { PlanName, Plans } from '../config.ts';
import { members, type Orm, type OrmTransaction } from '../database/index.ts';
import type { UserId, WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { issueApiKey, type IssuedToken } from './issue-token.ts';

/** Most characters of a key's name. */
const MAX_NAME = 100;

interface Maker {
  readonly workspaceId: WorkspaceId;
  readonly userId: UserId;
  readonly isOwner: boolean;
}

/**
 * Makes an API key for a member, in the workspace that they work in (decisions 19).
 * @throws {Refusal} `plan_required`, `validation_error`, `not_found` where they were taken out of it
 */
export function createKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: Maker & { plan: PlanName; name: string };
}): Promise<IssuedToken> {
  if (!ctx.plans[input.plan].agency) {
    throw new Refusal('plan_required', 'API keys are part of the Agency plan. Upgrade the plan.');
  }
  const name = input.name.trim();
  if (name === '' || countCodePoints(name) > MAX_NAME || /\p{Cc}|\p{Cs}/u.test(name)) {
    throw new Refusal('validation_error', `A key needs a name of 1 to ${MAX_NAME} characters.`);
  }
  return ctx.orm.transaction(async (tx) => {
    if (!input.isOwner) await holdMembership(tx, input);
    return issueApiKey({ ctx: { orm: tx }, input: { ...input, name } });
  });
}

/**
 * A request takes its time to arrive, and its sender may have been taken out of the workspace
 * meanwhile: a key of theirs would outlast that. Whoever takes them out now waits, and finds it.
 */
async function holdMembership(tx: OrmTransaction, { workspaceId, userId }: Maker): Promise<void> {
  const [held] = await tx
    .select({ userId: members.userId })
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.userId, userId)))
    .for('key share');
  if (held === undefined) {
    throw new Refusal('not_found', 'You are not in this workspace any more.');
  }
}
