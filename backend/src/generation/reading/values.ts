import { contentStems, hasDigit } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';

/** "Weight: 9": a measure whose unit the input does not give. */
export function lacksUnit(label: string | undefined, value: string): boolean {
  return isOf(label?.trim() ?? '', 'measures') && /^\d+(?:[.,]\d+)?$/u.test(value);
}

/** Whether a label has a value that tells a shopper nothing. */
export function isEmptyValue(label: string | undefined, value: string): boolean {
  return (
    lacksUnit(label, value) || isDenied(label, value) || (label !== undefined && VARIES.test(value))
  );
}

/** "Size: Varies by variant" */
const VARIES =
  /^(?:varies|vary)(?: (?:by|with|depending on) (?:the )?(?:variants?|options?|sizes?|colou?rs?|styles?|models?))?[.]?$/iu;

/** "Warranty: No warranty", "Scent: None": a label whose value denies it. */
function isDenied(label: string | undefined, value: string): boolean {
  const named = contentStems(label ?? '');
  const stems = contentStems(value);
  return (
    label !== undefined &&
    stems.length > 0 &&
    /^(?:no|none)\b/iu.test(value) &&
    stems.every((stem) => stem === 'none' || stem === 'non' || named.includes(stem))
  );
}

/** "Warranty: No warranty": a denial in the merchant's own words, and no blank of a form as "None" is. */
export function isSaidDenial(label: string | undefined, value: string): boolean {
  return /^no /iu.test(value) && isDenied(label, value);
}

/** "Scale: figure": a label that needs a number but has none. */
export function lacksNumber(label: string | undefined, value: string): boolean {
  return (
    (isOf(label?.trim() ?? '', 'numbered labels') && !hasDigit(value)) ||
    (label !== undefined && UNIT.test(value.trim()))
  );
}

/** "min" of "Playing time: min": a form without its number. */
const UNIT =
  /^(?:mins?|minutes?|hrs?|hours?|cm|mm|inch(?:es)?|ft|lbs?|kg|oz|ml|years?|yrs?|months?|watts?|volts?|mah)\.?$/iu;

/** "Brand: My Store", "Vendor: TarnStores": what a store's software writes, and the store's own name. */
export function isPlaceholderBrand(label: string | undefined, value: string): boolean {
  const brand = value.trim().replace(/\.$/u, '');
  return (
    isOf(label?.trim() ?? '', 'brand labels') &&
    (isOf(brand, 'placeholder brands') || [SHOP, HANDLE, DATE].some((form) => form.test(brand)))
  );
}

/** "PicksStores", "Tarn Official Store", but not "The Tarn Shop", which can be a maker. */
const SHOP = /^\S*\p{Ll}(?:Stores?|Shops?|stores)$|\b(?:official|online) (?:store|shop)$/u;
/** "TarnBeauty-haircare", "tarn_home", "tarn.com": the name of an account or a site. */
const HANDLE =
  /^\S*(?:\p{L}_\p{L}|\p{Ll}\p{Lu}\p{Ll}+-\p{Ll})\S*$|^\S+\.(?:com|net|org|in|shop|store)$/u;

/** "Manufacturer: 19 December 2017" */
const DATE = /^\d{1,2}[ ./-](?:\p{L}{3,9}|\d{1,2})[ ./-]\d{2,4}$/u;

/** "T001.617.26.037.00", "4410-27": the number of an article, without a word about it, and no years. */
const ARTICLE =
  /^(?:\p{Lu}{1,4}\d{2,8}(?:[./-][\p{Lu}\d]{2,8}){2,6}|(?!19|20)\d{4,6}-\d{1,3})\.?$/u;

/**
 * "Category: Exercise", "Gender: Men, Women, Unisex", "Style_general: Tee", "Is Foldable: Y": a
 * store's internal classification.
 */
export function isStoreClassification(label: string | undefined, value: string): boolean {
  const folded = plainLabel(label ?? '').trim();
  // "Style_general: Jacket, Hooded, Full zip" has features, unlike "Style_general: Tee".
  const isOfMachine =
    label?.includes('_') === true &&
    isOf(folded, 'filed by machines') &&
    !value.split(',').some(isFeature);
  return (
    (label === undefined && ARTICLE.test(value)) ||
    isOfMachine ||
    (/^(?:is \p{L}|package$|packaging$|retail box$|choice$)/iu.test(folded) &&
      /^(?:y|n|yes|no)$/iu.test(value.trim())) ||
    (isOf(folded, 'filing labels') && !saysAudience(folded, value)) ||
    (isOf(folded, 'gender labels') && value.includes(','))
  );
}

/** "Hooded", "Full zip", "¼ zip", "Lightweight", "Soft shell": how a product is made, unlike what it is. */
function isFeature(value: string): boolean {
  const text = value.trim();
  return /\p{L} zip$|\p{L} shell$|^\p{L}+ed$|\p{L}weight$|^\p{L}+(?:ible|able)$/iu.test(text);
}

/** "Battery_life" and "Style_general" as a person writes them: "Battery life", "Style". */
export function plainLabel(label: string): string {
  const [first = '', ...more] = label.split('_');
  const last = more.at(-1)?.trim() ?? '';
  return (
    isOf(last, 'ends of machine labels') ? [first, ...more.slice(0, -1)] : [first, ...more]
  ).join(' ');
}

/** "Department: Men": whom a product is for. */
function saysAudience(label: string, value: string): boolean {
  return isOf(label, 'audience labels') && vocabulary('audiences').has(value.trim().toLowerCase());
}
