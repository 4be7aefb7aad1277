import { APIError } from 'better-auth/api';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { QUEUE_FULL, QueueFullError } from './work-queue.ts';

const RETRY_AFTER_SECONDS = 10;

/** Hashes a password for better-auth; responds with 503 if the queue is full. */
export function hashOrUnavailable(password: string): Promise<string> {
  return hashPassword(password).catch(rejectWhenFull);
}

/** Compares a password for better-auth; responds with 503 if the queue is full. */
export function verifyOrUnavailable(input: { hash: string; password: string }): Promise<boolean> {
  return verifyPassword(input).catch(rejectWhenFull);
}

function rejectWhenFull(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new APIError(
    'SERVICE_UNAVAILABLE',
    { code: 'TOO_BUSY', message: QUEUE_FULL },
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );
}
