import type { PlanName } from '../config.ts';
import { userCredentials, users, workspaces, type Orm } from '../database/index.ts';
import { newId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { conflict, invalid } from '../errors.ts';
import { parseEmailAddress } from './parse-email-address.ts';
import { EASY_TO_GUESS, isEasyToGuess, PASSWORD_LENGTH } from './password.ts';
import { hashPassword } from './password-hash.ts';

/**
 * Creates a user with a password, and their own workspace.
 * @throws {DomainError} `invalid`, `conflict`
 */
export async function createUser({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { email: string; password: string; plan: PlanName };
}): Promise<{ userId: UserId; workspaceId: WorkspaceId }> {
  const email = parseEmailAddress(input.email);
  if (input.password.length < PASSWORD_LENGTH.min || input.password.length > PASSWORD_LENGTH.max) {
    throw invalid(
      `The password must be ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters long.`,
    );
  }
  if (await isEasyToGuess(input.password, email)) {
    throw invalid(EASY_TO_GUESS);
  }
  const password = await hashPassword(input.password);
  return ctx.orm.transaction(async (tx) => {
    const userId = newId('usr');
    const workspaceId = newId('wks');
    const inserted = await tx
      .insert(users)
      .values({
        id: userId,
        email,
        name: email.split('@')[0] ?? email,
        // The operator vouches for the address.
        emailVerified: true,
        currentWorkspaceId: workspaceId,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (inserted.length === 0) {
      throw conflict('There is already an account with this email.');
    }
    await tx.insert(userCredentials).values({
      id: newId('acc'),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
    });
    await tx.insert(workspaces).values({ id: workspaceId, ownerId: userId, plan: input.plan });
    return { userId, workspaceId };
  });
}
