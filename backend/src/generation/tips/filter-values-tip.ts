import type { Advice } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { isStoreClassification } from '../reading/values.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import type { ListingCoverage } from './listing-coverage.ts';

/**
 * Advice about filter values and internal codes that the listing doesn't contain: "Gender: Men",
 * "SKU: 12".
 */
export function filterValuesTip({ lines }: Reading, shown: ListingCoverage): Advice | undefined {
  const quotes = lines.flatMap(({ label, units }) => {
    const name = label?.text.trim();
    const filterRows = units.filter(
      ({ kind, text }) => kind === 'boilerplate' && isStoreClassification(name, text),
    );
    const isLost = filterRows
      .flatMap(({ text }) => text.replace(/[.]$/u, '').split(/, ?/u))
      .some((value) => value !== '' && !shown.mentions(value));
    // The whole row is quoted, so that the merchant can find it.
    const row = filterRows
      .map(({ text }) => withoutEndMark(text).replace(/^[,\s]+/u, ''))
      .join(', ');
    return isLost ? [name === undefined ? row : `${name}: ${row}`] : [];
  });
  return quotes.length === 0
    ? undefined
    : { code: 'leftOut', values: { reason: 'filing', quotes } };
}
