import { BULLET_REFUSED } from '../platforms/amazon-bullets.ts';
import { textOf } from '../realizing/cited.ts';
import { realizeItem } from '../realizing/items.ts';
import { packFor } from '../realizing/languages/index.ts';
import type { Reading } from '../reading/index.ts';
import { apart, entriesOf, isAside, pointsBack } from './entries.ts';
import type { Entry, Setting } from './types.ts';

/** Characters of a bullet, as Amazon counts them. */
export const BULLET_LENGTH = { min: 10, max: 255 } as const;

/** How many statements of a request can each stand as a bullet: below three, input is thin. */
export function countStatements(reading: Reading, day: string): number {
  const { platform, tone } = reading.request;
  const setting: Setting = { reading, platform, tone, pack: packFor(reading.language), day };
  return statementsIn(entriesOf(reading, platform), setting);
}

/** Statements about the product; a sentence that points back goes with the one before it. */
export function statementsIn(entries: readonly Entry[], setting: Setting): number {
  return entries
    .flatMap(apart)
    .filter((entry) => !pointsBack(entry) && !isAside(entry))
    .filter((entry) => {
      const { length } = textOf(realizeItem({ kind: 'entry', entry }, setting));
      const refused = entry.units.some((unit) => BULLET_REFUSED.test(unit.text));
      return length >= BULLET_LENGTH.min && length <= BULLET_LENGTH.max && !refused;
    }).length;
}
