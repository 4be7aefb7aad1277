import type { Advice } from '../advice/index.ts';
import type { Reading } from '../reading/index.ts';
import { isStoreClassification, plainLabel } from '../reading/values.ts';
import { contentStems } from '../text/words.ts';

/** Labels of filters whose values shoppers may want to know, unlike codes and departments. */
const OF_FILTERS = /^(?:style|climate|activity|type|product type|item type)$/iu;

/** Values of a store's filters that are nowhere else in the listing: "Style_General: Insulated, Soft Shell". */
export function filingTip({ lines }: Reading, shown: string): Advice | undefined {
  const known = new Set(contentStems(shown));
  const quotes = lines.flatMap(({ label, units }) => {
    const name = label?.text.trim() ?? '';
    const values = units
      .filter(({ kind, text }) => kind === 'boilerplate' && isStoreClassification(name, text))
      .flatMap(({ text }) => text.replace(/[.]$/u, '').split(/, ?/u))
      .filter((value) => !contentStems(value).every((stem) => known.has(stem)));
    const isFilter = OF_FILTERS.test(plainLabel(name).trim());
    return isFilter && values.length > 0 ? [`${name}: ${values.join(', ')}`] : [];
  });
  return quotes.length === 0
    ? undefined
    : { code: 'leftOut', values: { reason: 'filing', quotes } };
}
