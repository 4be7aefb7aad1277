import type { Reading } from '../../reading/index.ts';
import { wordsOf } from '../../text/words.ts';
import { isProduct, isGenericNoun } from './words.ts';

/** Levels of the deepest category that a shop made for itself, such as "Women > Tops". */
const MAX_MERCHANT_LEVELS = 2;

/** Whether a shop made the category for itself: no "Toys & Games" of a marketplace. */
export function isMerchantCategory({ request: { category = '' } }: Reading): boolean {
  const [department = '', ...levels] = category.split('>');
  return levels.length === 0 || (levels.length < MAX_MERCHANT_LEVELS && !/[&,]/u.test(department));
}

/**
 * Whether no word of the name is one for a product, and the text doesn't use it as one ("this pricing labeler"), so that
 * only a shop's own shelf says what it is.
 */
export function lacksProductNoun({ name, request }: Reading): boolean {
  const mention = `this ${name.text.toLowerCase()} `;
  const isCommon =
    name.text.includes(' ') && request.features.replaceAll('This ', 'this ').includes(mention);
  return !isCommon && !wordsOf(name.text).some((word) => isProduct(word) && !isGenericNoun(word));
}
