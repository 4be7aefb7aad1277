import { createHmac, randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { hashPassword } from '../../../backend/src/accounts/password-hash.ts';
import type { PlanName } from '../../../backend/src/config.ts';
import {
  sessions,
  userCredentials,
  users,
  workspaces,
} from '../../../backend/src/database/index.ts';
import { newId, type UserId, type WorkspaceId } from '../../../backend/src/identifiers.ts';
import { deriveKey } from '../../../backend/src/secret-key.ts';
import { TEST_ENCRYPTION_KEY } from '../../../backend/test/service.ts';
import type { Journey } from './journey.ts';

/** A person with an account. */
export interface Owner {
  readonly email: string;
  readonly password: string;
  readonly userId: UserId;
  readonly workspaceId: WorkspaceId;
}

const HOUR_MS = 3_600_000;

const PASSWORD = 'a long enough password';

/** Made once, because hashing is slow on purpose. */
let passwordHash: Promise<string> | undefined;

let owners = 0;

/** Creates an account without the sign-up form. */
export async function makeOwner(
  { service }: Pick<Journey, 'service'>,
  {
    plan = 'free',
    email = `owner-${++owners}@shop.example`,
  }: { plan?: PlanName; email?: string } = {},
): Promise<Owner> {
  const userId = newId('usr');
  const workspaceId = newId('wks');
  passwordHash ??= hashPassword(PASSWORD);
  const password = await passwordHash;
  await service.database.orm.transaction(async (tx) => {
    await tx.insert(users).values({
      ...{ id: userId, email, name: email.split('@')[0] ?? email },
      ...{ emailVerified: true, currentWorkspaceId: workspaceId },
    });
    await tx.insert(userCredentials).values({
      id: newId('acc'),
      accountId: userId,
      providerId: 'credential',
      userId,
      password,
    });
    await tx.insert(workspaces).values({ id: workspaceId, ownerId: userId, plan });
  });
  return { email, password: PASSWORD, userId, workspaceId };
}

/** Gives a page's browser a session without signing in, because sign-ins are rate limited. */
export async function signIn(
  page: Page,
  { service, baseUrl }: Pick<Journey, 'service' | 'baseUrl'>,
  owner: Owner,
): Promise<void> {
  const token = randomBytes(24).toString('base64url');
  await service.database.orm.insert(sessions).values({
    id: newId('ses'),
    token,
    userId: owner.userId,
    expiresAt: new Date(Date.now() + HOUR_MS),
  });
  const secret = deriveKey(Buffer.from(TEST_ENCRYPTION_KEY, 'base64'), 'sessions');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  await page.context().addCookies([
    {
      name: 'wareword.session_token',
      value: encodeURIComponent(`${token}.${signature}`),
      url: baseUrl,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
}
