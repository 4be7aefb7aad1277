import type { Platform } from '@wareword/shared-schema';
import type { Advice } from '../advice/index.ts';
import { findAvoided } from '../brand-words.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import { isUsable } from '../reading/doubts.ts';
import type { Reading } from '../reading/index.ts';
import { contentStems } from '../text/words.ts';
import { quotedLine } from './quoted-line.ts';
import { comparable, type Shown } from './shown.ts';

/** Words of a fact; a longer statement or a sentence may be told in other words. */
const MAX_FACT = 12;

/**
 * Rows and short statements of the product of which the listing has less than half, except those with a word that
 * the merchant wants left out.
 */
export function notShownTip(
  { lines, request }: Reading,
  platform: Platform,
  shown: Shown,
): Advice | undefined {
  const avoided = findAvoided(request);
  const quotes = lines.flatMap((line) =>
    line.units
      .filter((unit) => isUsable(unit) && !unit.finite && unit.kind !== 'heading')
      .filter(({ words }) => words <= MAX_FACT)
      .filter(({ text }) => !isForbidden(text, platform) && avoided(text) === undefined)
      .filter(({ text }) => isLost(text, shown))
      .map((unit) => quotedLine(line, unit, request)),
  );
  return quotes.length === 0 ? undefined : { code: 'notShown', values: { quotes } };
}

function isLost(text: string, { hasStem }: Shown): boolean {
  const stems = contentStems(comparable(text));
  return stems.filter((stem) => !hasStem(stem)).length * 2 > stems.length;
}
