import { createHmac, randomBytes } from 'node:crypto';
import { sessions } from '../../src/database/index.ts';
import { newId, type UserId } from '../../src/identifiers.ts';
import { deriveKey } from '../../src/secret-key.ts';
import { TEST_ENCRYPTION_KEY, type TestService } from '../service.ts';

export interface DashboardAnswer {
  readonly status: number;
  // What an answer holds is what a test is about.
  readonly data: Record<string, unknown>;
  readonly message: string;
}

const HOUR_MS = 3_600_000;

/** The cookie of somebody who is signed in. */
export async function sessionCookie(service: TestService, userId: UserId): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await service.database.orm
    .insert(sessions)
    .values({ id: newId('ses'), token, userId, expiresAt });
  const secret = deriveKey(Buffer.from(TEST_ENCRYPTION_KEY, 'base64'), 'sessions');
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `wareword.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/**
 * Calls a procedure of the dashboard as its pages do.
 * @param cookie empty for somebody who is not signed in
 * @param call `query billing.read`
 */
export async function askDashboard(
  service: TestService,
  cookie: string,
  call: `${'query' | 'mutation'} ${string}`,
  input?: object,
): Promise<DashboardAnswer> {
  const [kind, procedure] = call.split(' ');
  const query =
    kind === 'query' && input !== undefined
      ? `?input=${encodeURIComponent(JSON.stringify(input))}`
      : '';
  const response = await fetch(`${service.baseUrl}/trpc/${procedure}${query}`, {
    method: kind === 'query' ? 'GET' : 'POST',
    headers: {
      ...(cookie === '' ? {} : { Cookie: cookie }),
      'Content-Type': 'application/json',
    },
    ...(kind === 'query' ? {} : { body: JSON.stringify(input ?? {}) }),
  });
  const answer = (await response.json()) as {
    result?: { data?: Record<string, unknown> };
    error?: { message: string };
  };
  return {
    status: response.status,
    data: answer.result?.data ?? {},
    message: answer.error?.message ?? '',
  };
}
