import type { Advice } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { isStoreClassification } from '../reading/values.ts';
import { withoutEndMark } from '../realizing/edits.ts';
import type { Shown } from './shown.ts';

/** Values of a store's filters and records of which one is nowhere else in the listing: "Gender: Men", "SKU: 12". */
export function filingTip({ lines }: Reading, shown: Shown): Advice | undefined {
  const quotes = lines.flatMap(({ label, units }) => {
    const name = label?.text.trim();
    const filed = units.filter(
      ({ kind, text }) => kind === 'boilerplate' && isStoreClassification(name, text),
    );
    const isLost = filed
      .flatMap(({ text }) => text.replace(/[.]$/u, '').split(/, ?/u))
      .some((value) => value !== '' && !shown.mentions(value));
    // A row is quoted whole, so that its merchant finds it.
    const row = filed.map(({ text }) => withoutEndMark(text).replace(/^[,\s]+/u, '')).join(', ');
    return isLost ? [name === undefined ? row : `${name}: ${row}`] : [];
  });
  return quotes.length === 0
    ? undefined
    : { code: 'leftOut', values: { reason: 'filing', quotes } };
}
