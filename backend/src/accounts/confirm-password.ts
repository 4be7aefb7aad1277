import { and, eq } from 'drizzle-orm';
import { userCredentials, type Database, type Orm } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { resetAttempts, enforceAttemptLimit } from '../rate-limits/index.ts';
import { invalid, unavailable } from '../errors.ts';
import { verifyPassword } from './password-hash.ts';
import { withTrustedQueue } from './password-queue.ts';
import { QUEUE_FULL, QueueFullError } from './work-queue.ts';

/** Wrong passwords entered by a signed-in user. */
const WRONG_PASSWORD_LIMIT = { max: 10, seconds: 3600 };

/**
 * All passwords they enter, since comparing one takes a third of a second of CPU time, and all
 * accounts share one queue.
 */
const PASSWORD_LIMIT = { max: 30, seconds: 3600 };

/** For someone who has only ever signed in with Google. */
const NO_PASSWORD =
  'Your account has no password yet. To set one, go to Settings → Password and click "Email me a link".';

/**
 * Requires a signed-in user's password before an action for which a stolen session must not be enough.
 * @throws {DomainError} `invalid`, `limit_exceeded`, `unavailable`
 */
export async function confirmPassword({
  ctx,
  input,
}: {
  ctx: { database: Database };
  input: { userId: UserId; currentPassword: string };
}): Promise<void> {
  const { userId, currentPassword: password } = input;
  await enforceAttemptLimit({
    ctx,
    input: { action: 'enter-password', subject: userId, limit: PASSWORD_LIMIT },
  });
  const attempt = { action: 'confirm-password', subject: userId, limit: WRONG_PASSWORD_LIMIT };
  await enforceAttemptLimit({ ctx, input: attempt });
  const hash = await readHash(ctx.database.orm, userId);
  if (hash === undefined) throw invalid(NO_PASSWORD);
  const isCorrect = await runForUser(userId, () => verifyPassword({ hash, password }));
  if (!isCorrect) throw invalid('Wrong password. Try again.', 'password_wrong');
  await resetAttempts({ ctx, input: attempt });
}

/**
 * Runs password work in the queue of signed-in users.
 * @throws {DomainError} `unavailable` if too many wait already
 */
export async function runForUser<Result>(
  userId: UserId,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await withTrustedQueue(userId, work);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw unavailable(QUEUE_FULL);
  }
}

async function readHash(orm: Orm, userId: UserId): Promise<string | undefined> {
  const [credential] = await orm
    .select({ hash: userCredentials.password })
    .from(userCredentials)
    .where(and(eq(userCredentials.userId, userId), eq(userCredentials.providerId, 'credential')));
  return credential?.hash ?? undefined;
}
