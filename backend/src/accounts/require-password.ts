import { APIError } from 'better-auth/api';
import type { Database } from '../database/index.ts';
import type { UserId } from '../identifiers.ts';
import { DomainError } from '../errors.ts';
import { confirmPassword } from './confirm-password.ts';

/**
 * {@link confirmPassword} for better-auth's endpoints, which would compare it as often as someone
 * with a stolen session asks.
 * @throws {APIError}
 */
export async function requirePassword(
  database: Database,
  userId: UserId,
  password: string,
): Promise<void> {
  try {
    await confirmPassword({ ctx: { database }, input: { userId, currentPassword: password } });
  } catch (error) {
    throw asApiError(error, 'INVALID_PASSWORD');
  }
}

/** An error of one of our operations in better-auth's format; other errors are unchanged. */
export function asApiError(error: unknown, code: string): unknown {
  if (!(error instanceof DomainError)) return error;
  const { kind, message } = error;
  if (kind === 'unavailable')
    return new APIError('SERVICE_UNAVAILABLE', { code: 'TOO_BUSY', message });
  return kind === 'limit_exceeded'
    ? new APIError('TOO_MANY_REQUESTS', { code: 'TOO_MANY_ATTEMPTS', message })
    : new APIError('BAD_REQUEST', { code, message });
}
