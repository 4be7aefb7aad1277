import { countCodePoints } from '@wareword/shared-schema';

/** A share of the limit from which on it is worth knowing what is left. */
const NEAR = 0.8;

/** "37 characters left", once the limit is near; undefined before. */
export function leftOf(text: string, limit: number): string | undefined {
  const count = countCodePoints(text.trim());
  if (count < limit * NEAR || count > limit) return undefined;
  return `${plural(limit - count)} left of ${limit}`;
}

/** What is wrong with a text that is too long; null where it is not. */
export function excessOf(text: string, limit: number): string | null {
  const count = countCodePoints(text.trim());
  return count > limit ? `${plural(count - limit)} too many: at most ${limit}` : null;
}

function plural(count: number): string {
  return `${count} ${count === 1 ? 'character' : 'characters'}`;
}
