import { countCodePoints } from '@wareword/shared-schema';
import type { PlanName, Plans } from '../config.ts';
import type { Orm } from '../database/index.ts';
import type { WorkspaceId } from '../identifiers.ts';
import { forbidden, invalid } from '../errors.ts';
import { lockPasswordVersion, type SignedInUser } from '../access-locks/index.ts';
import { lockPermission } from '../access-locks/index.ts';
import { issueApiKey, type IssuedToken } from './issue-token.ts';

/** Maximum length of a key's name, in characters. */
const MAX_NAME_LENGTH = 100;

interface KeyCreator extends SignedInUser {
  readonly workspaceId: WorkspaceId;
}

/**
 * Creates an API key for a member in their current workspace (contract §10.4).
 * @throws {DomainError} `forbidden`, `invalid`, `not_found` if they were taken out of it
 */
export function createKey({
  ctx,
  input,
}: {
  ctx: { orm: Orm; plans: Plans };
  input: KeyCreator & { plan: PlanName; name: string };
}): Promise<IssuedToken> {
  if (!ctx.plans[input.plan].apiAccess) {
    throw forbidden(
      'API keys are available on the Agency plan. Upgrade to create one.',
      'plan_required',
    );
  }
  const name = input.name.trim();
  if (name === '' || countCodePoints(name) > MAX_NAME_LENGTH || /\p{Cc}|\p{Cs}/u.test(name)) {
    throw invalid(`Enter a key name of up to ${MAX_NAME_LENGTH} characters.`);
  }
  return ctx.orm.transaction(async (tx) => {
    await lockPermission(tx, input, 'keys');
    await lockPasswordVersion(tx, input);
    return issueApiKey({ ctx: { orm: tx }, input: { ...input, name } });
  });
}
