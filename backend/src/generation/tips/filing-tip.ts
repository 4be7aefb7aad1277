import type { Advice } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { isStoreClassification } from '../reading/values.ts';
import type { Shown } from './shown.ts';

/** Values of a store's filters and records that are nowhere else in the listing: "Gender: Men", "SKU: 12". */
export function filingTip({ lines }: Reading, shown: Shown): Advice | undefined {
  const quotes = lines.flatMap(({ label, units }) => {
    const name = label?.text.trim() ?? '';
    const values = units
      .filter(({ kind, text }) => kind === 'boilerplate' && isStoreClassification(name, text))
      .flatMap(({ text }) => text.replace(/[.]$/u, '').split(/, ?/u))
      .filter((value) => value !== '' && !shown.mentions(value));
    return values.length > 0 ? [`${name}: ${values.join(', ')}`] : [];
  });
  return quotes.length === 0
    ? undefined
    : { code: 'leftOut', values: { reason: 'filing', quotes } };
}
