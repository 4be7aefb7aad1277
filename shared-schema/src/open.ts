import { z } from 'zod';

/**
 * A list of values that v1 may extend (contract §12.2): today's clients must be able to read future
 * responses, for example a list with another client's job for a new platform.
 */
export function open<Known extends z.ZodEnum>(known: Known) {
  return z.union([known, z.string()]);
}
