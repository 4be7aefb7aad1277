import { hashPassword } from 'better-auth/crypto';
import type { PlanName } from '../config.ts';
import { userCredentials, users, workspaces, type Orm } from '../database/index.ts';
import { newId, type UserId, type WorkspaceId } from '../identifiers.ts';
import { Refusal } from '../refusal.ts';
import { readEmailAddress } from './email-address.ts';
import { PASSWORD_LENGTH } from './password.ts';

/**
 * Makes a user with a password, and the workspace that they own.
 * @throws {Refusal} `validation_error`
 */
export async function createUser({
  ctx,
  input,
}: {
  ctx: { orm: Orm };
  input: { email: string; password: string; plan: PlanName };
}): Promise<{ userId: UserId; workspaceId: WorkspaceId }> {
  const email = readEmailAddress(input.email);
  if (input.password.length < PASSWORD_LENGTH.min || input.password.length > PASSWORD_LENGTH.max) {
    throw new Refusal(
      'validation_error',
      `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
    );
  }
  const password = await hashPassword(input.password);
  return ctx.orm.transaction(async (tx) => {
    const userId = newId('usr');
    const workspaceId = newId('wks');
    const made = await tx
      .insert(users)
      .values({
        id: userId,
        email,
        name: email.split('@')[0] ?? email,
        // Whoever runs the service has seen to that.
        emailVerified: true,
        currentWorkspaceId: workspaceId,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0) {
      throw new Refusal(
        'validation_error',
        'There is an account with this e-mail address already.',
      );
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
