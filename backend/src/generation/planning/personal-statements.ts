import { hasDigit } from '../text/words.ts';
import type { Entry } from './types.ts';

/** "In my heart, and I don't know why", unlike "Class I laser" and "My First Blocks" */
const PERSONAL =
  /\bI['’](?:d|ll|m|ve)\b|\bIm\b|(?:^|[,;] |\b(?:and|as|because|but|since|so|that|when|which) )I \p{Ll}|^My \p{Ll}|\b(?:for|from|in|of|on|to|with) my \p{L}/u;
const QUOTED = /["“][^"“”]*["”]/gu;

/** Whether an entry tells a story of the seller in the first person. */
export function isPersonal({ label, units }: Entry): boolean {
  return (
    label === undefined &&
    units.every(({ text }) => !hasDigit(text) && PERSONAL.test(text.replace(QUOTED, '')))
  );
}
