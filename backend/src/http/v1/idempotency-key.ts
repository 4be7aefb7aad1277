import { isUtf8 } from 'node:buffer';
import { countCodePoints, REQUEST_LIMITS } from '@wareword/shared-schema';
import type { Request } from 'express';
import { invalid } from '../../errors.ts';
import type { BadBody } from './read-body.ts';

/**
 * The `Idempotency-Key` header, empty without one. Node decodes header bytes as Latin-1; a key beyond
 * ASCII was sent as UTF-8 or Latin-1.
 */
export function readIdempotencyKey(request: Request): string {
  const key = request.get('Idempotency-Key') ?? '';
  const bytes = Buffer.from(key, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : key;
}

/** @returns what is wrong with the key, if anything (contract §8.1) */
export function validateIdempotencyKey(key: string): BadBody | undefined {
  const limit = REQUEST_LIMITS.idempotency_key;
  if (countCodePoints(key) <= limit) return undefined;
  return { error: invalid(`Idempotency-Key must be at most ${limit} characters.`) };
}
