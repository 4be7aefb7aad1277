import { createHmac, randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import type { PlanName } from '../../../backend/src/config.ts';
import { sessions } from '../../../backend/src/database/index.ts';
import { newId } from '../../../backend/src/identifiers.ts';
import { deriveKey } from '../../../backend/src/secret-key.ts';
import { createPerson, PASSWORD, type TestPerson } from '../../../backend/test/accounts.ts';
import { TEST_ENCRYPTION_KEY } from '../../../backend/test/service.ts';
import type { Journey } from './journey.ts';

/** A person with an account. */
export interface Owner extends TestPerson {
  readonly password: string;
}

const HOUR_MS = 3_600_000;

let owners = 0;

/** Creates an account without the sign-up form, with a confirmed address. */
export async function makeOwner(
  { service }: Pick<Journey, 'service'>,
  {
    plan = 'free',
    email = `owner-${++owners}@shop.example`,
  }: { plan?: PlanName; email?: string } = {},
): Promise<Owner> {
  const person = await createPerson(service.database, { email, plan, emailVerified: true });
  return { ...person, password: PASSWORD };
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
