import { phraseFinder, phraseTester, type PhraseFinder } from '../brand-words.ts';
import { attributeLines } from '../details.ts';
import type { ListingRequest } from '../request.ts';
import { plainText } from '../text/plain.ts';

/** Words that present a choice. */
const CHOICE =
  /\b(?:available|choose|choosing|chosen|choice|choices|pick|select|selection|options?|comes? in|offered|or|either|variants?|versions?|your (?:favorite|favourite|preferred)|(?:colou?rs|sizes|styles|finishes|materials|lengths|widths)(?=:| ))\b/iu;

/**
 * Finds a variant's value that a sentence states as a fact about every item. Values that the
 * details also state are facts, and so is the only value of a variant.
 */
export function findVariantForAll(request: ListingRequest): PhraseFinder {
  const values = (request.variants ?? []).flatMap((variant) =>
    variant.values.length > 1 ? variant.values : [],
  );
  if (values.length === 0) return () => undefined;
  const { product_name, features, category = '' } = request;
  const stated = [product_name, features, attributeLines(request), category];
  const isStated = phraseTester(stated.map((text) => plainText(text)));
  const find = phraseFinder(values.filter((value) => !isStated(value)));
  return (text) => (CHOICE.test(text) ? undefined : find(text));
}
