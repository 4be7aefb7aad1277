import type { Platform } from '@wareword/shared-schema';
import type { Advice } from '../advice/index.ts';
import { findAvoided } from '../brand-words.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import { isUsable } from '../reading/uncertain-units.ts';
import type { Reading } from '../reading/index.ts';
import { contentStems } from '../text/words.ts';
import { quotedLine } from './quoted-line.ts';
import { normalizeForComparison, type ListingCoverage } from './listing-coverage.ts';

/** Maximum words of a fact; the listing may rephrase a longer statement. */
const MAX_FACT = 12;

/**
 * Rows and short statements about the product of which the listing contains less than half, except
 * those with a word to avoid.
 */
export function notShownTip(
  { lines, request }: Reading,
  platform: Platform,
  shown: ListingCoverage,
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

function isLost(text: string, { hasStem }: ListingCoverage): boolean {
  const stems = contentStems(normalizeForComparison(text));
  return stems.filter((stem) => !hasStem(stem)).length * 2 > stems.length;
}
