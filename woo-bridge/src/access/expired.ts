import { AppError } from '../app-error.ts';

/**
 * The error for every request that cannot continue: expired, already used, or never started here.
 */
export function accessExpired(): AppError {
  return new AppError(
    'access_expired',
    'This request has expired or was already used. Start over from here.',
  );
}
