import { isPlural } from '../../reading/name.ts';
import { wordsOf } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { isUnitAfterNumber } from './word-spans.ts';
import { isGenericNoun } from './words.ts';

/** Removes counts, measures and catalog numbers from a name, because shoppers don't type them. */

/** Catalog numbers: "80044", "37014.18", "GE-52682", "LG15 50-50926", "80-HJD931204", "71-CONV12-24". */
export const CATALOG_NUMBER =
  /(?:^|(?<=\s))(?:#?\d{5,}|\d{4,}\.\d{2}|\p{Lu}{1,4}-?\d{5,}|(?:\p{Lu}{1,3}\d{1,3}\s+)?\d{1,2}-\d{4,}(?:-\p{Lu})?|\d{1,3}-\p{Lu}{2,5}\d{4,}|(?!\d(?:-\d){1,4}(?:\s|$))\d[\p{Lu}\d&]*(?:-[\p{Lu}\d&]+){2,})(?=\s|$)/gu;

/** "2 for £15" */
const OFFER = /\b\d+ for [£$€]\d+/giu;

/** A part number: "Backing Plate Part# 70X", "Grip Pad# 85RH", unlike "#3". */
const PART_NUMBER =
  /\s(?:item|model|part|sku)\s?#\s?[\p{L}\d][\p{L}\d-]*|#\s?(?=\p{L}*\d)(?:[\p{Lu}\d-]{3,})(?=\s|$)/giu;

const LENGTH_UNIT = /^(?:in|inch|inches|ft|feet|cm|mm)\.?$/iu;

/** "9ml,1/3 oz" */
const COMMA_BETWEEN_MEASURES = /(?<=\d\p{L}{1,2}),(?=\d)/gu;

/** The number of items after a slash: "Patch Kit/8 Patches". */
const COUNTED_CONTENTS = /(?<=\p{L}{3})\/\d{1,4} \p{L}+$/gu;

/** A hyphen between a word and a measure: "Cube-10 x 10 inches". */
const HYPHEN_BEFORE_MEASURE = /(?<=\p{Ll}{3})-(?=\d)/gu;

/**
 * The words of a segment without its counts, measures and catalog numbers: "Seal Plush" of "Seal 12\" Plush".
 * @param isPartOfType whether a number and the word after it name a product type, as "18650 battery" does
 */
export function withoutAmounts(
  text: string,
  isPartOfType: (number: string, next: string) => boolean = () => false,
): readonly string[] {
  const tokens = text
    .replace(/【[^】]*】/gu, ' ')
    .replace(CATALOG_NUMBER, (number, at: number) => {
      const [next = ''] = wordsOf(text.slice(at + number.length));
      return isPartOfType(number, next) ? number : ' ';
    })
    .replace(OFFER, ' ')
    .replace(PART_NUMBER, ' ')
    .replace(COMMA_BETWEEN_MEASURES, ', ')
    .replace(COUNTED_CONTENTS, '')
    .replace(HYPHEN_BEFORE_MEASURE, ' ')
    .trim()
    .split(/\s+/u);
  const kept: string[] = [];
  let removedAt = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    let length = isPartOfName(tokens, at) ? 0 : amountLength(tokens.slice(at, at + 3));
    if (length === 0) kept.push(tokens[at] ?? '');
    const [next = ''] = tokens.slice(at + length);
    // "9 Foot X 22\"", "28-in to 48-in", "10 x 10 inches"
    const isRange = /^(?:[x×]|to|by)$/iu.test(next);
    const isBare = /^[x×]$/iu.test(next) && /^\d[\d.]*$/u.test(tokens[at + length + 1] ?? '');
    const isMore = amountLength(tokens.slice(at + length + 1, at + length + 4)) > 0;
    const isUnit = length > 2 && LENGTH_UNIT.test(next);
    // "12 Pack of Miniatures"
    const isOf = length > 1 && /^of$/iu.test(next);
    if (length > 0 && ((isRange && isMore) || isUnit || isOf)) length += 1;
    else if (length > 0 && isBare)
      length += LENGTH_UNIT.test(tokens[at + length + 2] ?? '') ? 3 : 2;
    // "15ML and 30ML", "Ø 129 mm"
    const before = kept.at(-1) ?? '';
    const isJoined = /^(?:and|or|&)$/iu.test(before) && kept.length === removedAt + 1;
    if (length > 0 && (isJoined || /^ø$/iu.test(before))) kept.pop();
    if (length > 0) removedAt = kept.length;
    at += Math.max(length, 1) - 1;
  }
  return kept;
}

/**
 * Whether an amount belongs to the words around it: "12 Years Old Whisky", "20V MAX Drill", "8GB Tarn Player", "Set of 4
 * Pots and 1 Grill".
 */
function isPartOfName(tokens: readonly string[], at: number): boolean {
  const [token = '', next = '', second = ''] = tokens.slice(at, at + 3);
  const isAge = /^years?$/iu.test(next) && /^old\b/iu.test(second);
  const isClass = /^\d+(?:\.\d)?(?:V|GB|TB)$/u.test(token) && /^\p{L}{2}/u.test(next);
  const isOfCounted =
    /^of$/iu.test(next) &&
    tokens.some(
      (word, index) => index > at + 2 && /^and$/iu.test(word) && isCount(tokens[index + 1]),
    );
  return (/^\d+$/u.test(token) && isAge) || isClass || isOfCounted;
}

function isCount(token = ''): boolean {
  return /^\d{1,2}$/u.test(token);
}

/** The number of tokens that form a count or measure: "12\"", "300 Large Piece", "Set of 3", "2 Pack". */
function amountLength([first = '', second = '', third = '']: readonly string[]): number {
  if (isMeasureToken(first)) return 1;
  // "Two 1/2\" Valves"
  if (NUMBER_WORD.test(first) && isMeasureToken(second)) return 2;
  if (/^1[:/]\d+$/u.test(first) && /^scale$/iu.test(second)) return 2;
  // "1: 7 Scale"
  if (/^1:$/u.test(first) && /^\d+$/u.test(second)) return /^scale$/iu.test(third) ? 3 : 2;
  if (/^\d+$/u.test(first) && /^in\.$/iu.test(second)) return 2;
  // "4.2 Cu Ft"
  if (/^\d[\d.]*$/u.test(first) && /^(?:cu|sq)\.?$/iu.test(second) && /^ft\.?$/iu.test(third))
    return 3;
  if (isUnitAfterNumber(withoutPunctuation(second).replace(/\.$/u, ''), first.replace(/\+$/u, '')))
    return 2;
  if (
    /^\d+$/u.test(first) &&
    isInClass(second, 'sizes') &&
    isUnitAfterNumber(withoutPunctuation(third), first)
  )
    return 3;
  if (/^\d+$/u.test(first) && /^(?:sets?|pairs?)$/iu.test(second)) return 2;
  // "36 X 72 in."
  if (/^\d+$/u.test(first) && /^[x×]$/iu.test(second) && /^\d/u.test(third)) return 3;
  return /^of$/iu.test(second) && /^\d/u.test(third) && isGenericNoun(first) ? 3 : 0;
}

const NUMBER_WORD = /^(?:two|three|four|five|six|eight|ten|twelve)$/iu;

/**
 * Removes a leading count: "Dinosaur toys" of "4 dinosaur toys". The number of a modifier stays: "3 car garage", "50 States
 * Wall Art".
 */
export function withoutLeadingCount(tokens: readonly string[]): readonly string[] {
  const end = tokens.findIndex((token) => /^(?:and|&|for|in|of|with|w\/)$/iu.test(token));
  const noun = withoutPunctuation(tokens.slice(0, end === -1 ? tokens.length : end).at(-1) ?? '');
  const isSet = isInClass(noun.toLowerCase(), 'words for a set');
  const isMany =
    isPlural(noun.toLowerCase()) ||
    COUNTED_CHOICE.test(tokens[1] ?? '') ||
    (isSet && tokens.some((token) => isPlural(withoutPunctuation(token).toLowerCase())));
  if (!isMany || tokens.length < 2 || !/^\d+$/u.test(tokens[0] ?? '')) return tokens;
  return tokens.slice(tokens.length > 2 && COUNTED_CHOICE.test(tokens[1] ?? '') ? 2 : 1);
}

/** What a count of choices is followed by: "3 Colors Magic Sponge". */
const COUNTED_CHOICE = /^(?:colou?rs|designs|flavou?rs|scents|shades|sizes|styles)$/iu;

/** "16oz", "12\"", "2-Pack" */
function isMeasureToken(token: string): boolean {
  // "20x20", "f/1.8"
  if (/^(?:\d+x|f\/)\d[\d.]*$/iu.test(token)) return true;
  // "100% Cotton"
  if (/^\d{1,3}%$/u.test(token)) return true;
  // "2-in-1", "5G"
  if (/^\d-in-\d$|^[2-6]G$/u.test(token)) return false;
  return /^\d[\d.,/x×]*-?(?:["”″`]|''|['’]$|(?:in|inch|cm|mm|m[2²]?|ft|oz|[cm]?l|lbs?|mg|mcg|k?g|gms?|kgs|[gtm]b|w|v|qt|pcs?|pack|pk|ct|pieces?)(?![\p{L}\p{N}]))/iu.test(
    token,
  );
}

/** A token without surrounding punctuation. */
export function withoutPunctuation(token: string): string {
  return token.replace(/[™®©*"“”«»]+/gu, '').replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&’'.]+$/gu, '');
}
