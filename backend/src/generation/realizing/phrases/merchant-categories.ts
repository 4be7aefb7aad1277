import type { Reading } from '../../reading/index.ts';
import { wordsOf } from '../../text/words.ts';
import { isProduct, isGenericNoun } from './words.ts';

/** Maximum levels of a category that a merchant created, such as "Women > Tops". */
const MAX_MERCHANT_LEVELS = 2;

/** Whether the category is the merchant's own, unlike a marketplace's "Toys & Games". */
export function isMerchantCategory({ request: { category = '' } }: Reading): boolean {
  const [department = '', ...levels] = category.split('>');
  return levels.length === 0 || (levels.length < MAX_MERCHANT_LEVELS && !/[&,]/u.test(department));
}

/**
 * Whether the name has no product noun and the features don't use it as one ("this pricing labeler"), so that only the
 * merchant's category says what the product is.
 */
export function lacksProductNoun({ name, request }: Reading): boolean {
  const mention = `this ${name.text.toLowerCase()} `;
  const isCommon =
    name.text.includes(' ') && request.features.replaceAll('This ', 'this ').includes(mention);
  return !isCommon && !wordsOf(name.text).some((word) => isProduct(word) && !isGenericNoun(word));
}
