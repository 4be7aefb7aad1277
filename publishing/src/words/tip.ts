import type { Tips } from '@wareword/shared-schema';
import type { ItemView } from '../items/read-items.ts';

/** The tip about a listing in a reader's language, or in English where there is no other; empty for none. */
export function tipOf({ tip, tips }: Pick<ItemView, 'tip' | 'tips'>, language: keyof Tips): string {
  return tips?.[language] ?? tip ?? '';
}
