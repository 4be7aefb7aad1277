import { createHmac, randomBytes } from 'node:crypto';
import { sessions } from '../../src/database/index.ts';
import { newId, type UserId } from '../../src/identifiers.ts';
import { deriveKey } from '../../src/secret-key.ts';
import { TEST_ENCRYPTION_KEY, type TestService } from '../service.ts';

export interface DashboardResponse {
  readonly status: number;
  // Tests assert on the content.
  readonly data: Record<string, unknown>;
  readonly message: string;
}

const HOUR_MS = 3_600_000;

/** Session cookie of a signed-in user. */
export async function sessionCookie(
  service: Pick<TestService, 'database'>,
  userId: UserId,
): Promise<string> {
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
 * Calls a dashboard procedure the way its pages do.
 * @param cookie empty for a visitor
 * @param call `query billing.read`
 */
export async function callDashboard(
  service: TestService,
  cookie: string,
  call: `${'query' | 'mutation'} ${string}`,
  input?: object,
): Promise<DashboardResponse> {
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
  const body = (await response.json()) as {
    result?: { data?: Record<string, unknown> };
    error?: { message: string };
  };
  return {
    status: response.status,
    data: body.result?.data ?? {},
    message: body.error?.message ?? '',
  };
}
