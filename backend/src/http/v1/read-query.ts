import { describeValidationError } from '@wareword/shared-schema';
import type { Request } from 'express';
import type { z } from 'zod';
import { invalid } from '../../errors.ts';

/**
 * Reads a query whose filters may be wrong: ignoring a filter would return entries that were not
 * asked for.
 * @throws {DomainError} `invalid`
 */
export function readQuery<Schema extends z.ZodObject>(
  { query }: Request,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (!parsed.success) throw invalid(describeValidationError(parsed.error));
  return parsed.data;
}
