import { countCodePoints } from '@wareword/shared-schema';
import { t } from '../../messages/write.ts';

/** The share of a limit from which the remaining count is shown. */
const NEAR_LIMIT = 0.8;

/** `37 of 200 characters left` once the limit is near; undefined before. */
export function describeRemaining(text: string, limit: number): string | undefined {
  const count = countCodePoints(text.trim());
  if (count < limit * NEAR_LIMIT || count > limit) return undefined;
  return t('charactersLeft', { left: limit - count, limit });
}

/** The error for a text that is too long, or null. */
export function describeExcess(text: string, limit: number): string | null {
  const count = countCodePoints(text.trim());
  if (count <= limit) return null;
  return t('charactersTooMany', { count, limit, over: count - limit });
}
