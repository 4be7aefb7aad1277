import { contentStems, hasDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';

/** A measure without a unit: "Weight: 9". */
export function lacksUnit(label: string | undefined, value: string): boolean {
  return isInClass(label?.trim() ?? '', 'measures') && /^\d+(?:[.,]\d+)?$/u.test(value);
}

/** Whether a label has a value that isn't useful to a shopper. */
export function isEmptyValue(label: string | undefined, value: string): boolean {
  return (
    lacksUnit(label, value) ||
    (isDenied(label, value) && !isLack(label, value)) ||
    (label !== undefined && VARIES.test(value))
  );
}

/** "Size: Varies by variant" */
const VARIES =
  /^(?:varies|vary)(?: (?:by|with|depending on) (?:the )?(?:variants?|options?|sizes?|colou?rs?|styles?|models?))?[.]?$/iu;

/** Whether the value denies the label: "Warranty: No warranty", "Scent: None". */
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

/** "Stretch: No stretch": what a product doesn't have or do, unlike "Warranty: No warranty" of the sale. */
function isLack(label: string | undefined, value: string): boolean {
  return isExplicitDenial(label, value) && !OF_SALE.test(value);
}

const OF_SALE = /\b(?:warrant(?:y|ies)|guarantees?|returns?|refunds?)\b/iu;

/** "Type: cats" of a "Cat Tree": the name says it. */
export function isTypeInName(label: string | undefined, value: string, name: string): boolean {
  if (label === undefined || !/^type$/iu.test(label.trim())) return false;
  const [stem, ...more] = contentStems(value);
  return stem !== undefined && more.length === 0 && contentStems(name).includes(stem);
}

/** An explicit denial ("Warranty: No warranty"), unlike a placeholder ("None"). */
export function isExplicitDenial(label: string | undefined, value: string): boolean {
  return /^no /iu.test(value) && isDenied(label, value);
}

/** A label that requires a number but has none: "Scale: figure". */
export function lacksNumber(label: string | undefined, value: string): boolean {
  return (
    (isInClass(label?.trim() ?? '', 'numbered labels') && !hasDigit(value)) ||
    // "Country of origin: MM" is a country's code.
    (label !== undefined && UNIT.test(value.trim()) && !/\borigin\b/iu.test(label))
  );
}

/** "min" in "Playing time: min": a unit without its number. */
const UNIT =
  /^(?:mins?|minutes?|hrs?|hours?|cm|mm|inch(?:es)?|ft|lbs?|kg|oz|ml|years?|yrs?|months?|watts?|volts?|mah)\.?$/iu;

/**
 * "Brand: My Store", "Vendor: TarnStores": a placeholder of the store's software, or the store's
 * own name.
 */
export function isPlaceholderBrand(label: string | undefined, value: string): boolean {
  const brand = value.trim().replace(/\.$/u, '');
  return (
    isInClass(label?.trim() ?? '', 'brand labels') &&
    (isInClass(brand, 'placeholder brands') ||
      [SHOP, HANDLE, DATE].some((form) => form.test(brand)))
  );
}

/** "PicksStores", "Tarn Official Store", but not "The Tarn Shop", which can be a manufacturer. */
const SHOP = /^\S*\p{Ll}(?:Stores?|Shops?|stores)$|\b(?:official|online) (?:store|shop)$/u;
/** "TarnBeauty-haircare", "tarn_home", "tarn.com": an account name or a domain. */
const HANDLE =
  /^\S*(?:\p{L}_\p{L}|\p{Ll}\p{Lu}\p{Ll}+-\p{Ll})\S*$|^\S+\.(?:com|net|org|in|shop|store)$/u;

/** "Manufacturer: 19 December 2017" */
const DATE = /^\d{1,2}[ ./-](?:\p{L}{3,9}|\d{1,2})[ ./-]\d{2,4}$/u;

/**
 * "T001.617.26.037.00", "4410-27": an item number without other words, but not a range of years.
 */
const ARTICLE =
  /^(?:\p{Lu}{1,4}\d{2,8}(?:[./-][\p{Lu}\d]{2,8}){2,6}|(?!19|20)\d{4,6}-\d{1,3})\.?$/u;

/**
 * "Category: Exercise", "Gender: Men, Women, Unisex", "Style_general: Tee", "Is Foldable: Y": a
 * store's internal classification.
 */
export function isStoreClassification(label: string | undefined, value: string): boolean {
  const folded = plainLabel(label ?? '').trim();
  // "Style_general: Jacket, Hooded, Full zip" states features, unlike "Style_general: Tee"
  const isInternalLabel =
    label?.includes('_') === true &&
    isInClass(folded, 'filed by machines') &&
    !value.split(',').some(isFeature);
  return (
    (label === undefined && ARTICLE.test(value)) ||
    isInternalLabel ||
    (/^(?:is \p{L}|package$|packaging$|retail box$|choice$)/iu.test(label?.trim() ?? '') &&
      !(IS_ABLE.test(label?.trim() ?? '') && /^(?:yes|no)$/iu.test(value.trim())) &&
      /^(?:y|n|yes|no)$/iu.test(value.trim())) ||
    (isInClass(folded, 'filing labels') && !saysAudience(folded, value)) ||
    (isInClass(folded, 'gender labels') && value.includes(','))
  );
}

/** "Hooded", "Full zip", "¼ zip", "Lightweight", "Soft shell": how a product is made rather than its type. */
function isFeature(value: string): boolean {
  const text = value.trim();
  return /\p{L} zip$|\p{L} shell$|^\p{L}+ed$|\p{L}weight$|^\p{L}+(?:ible|able)$/iu.test(text);
}

/** "Is Dimmable: No": what a product can do, unlike "Is Smart Device: No". */
const IS_ABLE = /^is (?=\p{L}{3,20}[ai]ble$)/iu;

/**
 * A store's internal label in plain English: "Battery life" for "Battery_life", "Style" for "Style_general",
 * "Dimmable" for "Is Dimmable".
 */
export function plainLabel(label: string): string {
  const [first = '', ...more] = label.replace(IS_ABLE, '').split('_');
  const last = more.at(-1)?.trim() ?? '';
  return (
    isInClass(last, 'ends of machine labels') ? [first, ...more.slice(0, -1)] : [first, ...more]
  ).join(' ');
}

/** "Department: Men": the intended customers. */
function saysAudience(label: string, value: string): boolean {
  return (
    isInClass(label, 'audience labels') && vocabulary('audiences').has(value.trim().toLowerCase())
  );
}
