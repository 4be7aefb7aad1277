import type { Advice, MissingFact } from '../advice/index.ts';
import type { RequestFacts } from '../facts/request-facts.ts';
import { bodyOf } from '../score.ts';
import type { ListingText } from '../platforms/index.ts';
import type { FactType, Reading } from '../reading/index.ts';
import { lacksUnit } from '../reading/values.ts';
import { foldWord, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { textOfInput } from './input-text.ts';

const MAX_NAMED = 2;
/** Letters from which a material can be part of a compound: "Ahornholz". */
const MIN_PART = 4;

/** What the input lacks that buyers ask for, named; undefined if nothing is missing. */
export function missingTip(
  text: ListingText,
  facts: RequestFacts,
  reading: Reading,
): Advice | undefined {
  const bare = reading.lines.find((line) => lacksUnit(line.label?.text, line.units[0]?.text ?? ''));
  if (bare?.label !== undefined) {
    const value = bare.units[0]?.text ?? '';
    return {
      code: wordsIn(text).includes(value) ? 'noUnit' : 'noUnitLeftOut',
      values: { text: `${bare.label.text}: ${value}` },
    };
  }
  const missing = MISSING.filter(({ isThere }) => !isThere(reading)).map(({ fact }) => fact);
  if (missing.length === 0) return facts.brief ? { code: 'thin' } : undefined;
  if (facts.brief && CONSUMED.test(textOfInput(reading.request))) return { code: 'thinConsumed' };
  const values = { facts: missing.slice(0, MAX_NAMED) };
  return { code: facts.brief ? 'thinMissing' : 'missing', values };
}

function wordsIn(text: ListingText): string[] {
  return [text.title, ...bodyOf(text)].flatMap(wordsOf);
}

/** Goods whose material no one asks about. */
const CONSUMED =
  /\b(?:powders?(?! coat)|supplements?|health|grocer(?:y|ies)|food|beauty|vitamins?|capsules?|tablets?|games?|software|books?|movies?|music|drinks?|snacks?|spreads?|electronics|smartphones?|laptops?|fragrances?|skin|patterns?|pdf|downloads?|printables?|courses?|lessons?|tickets?|plants?|seeds?|succulents?|bulbs?|candles?|soaps?|inks?|paints?|wax|fertilizers?|detergents?|cleaners?|treats?|litter|bouquets?|flowers?|wreaths?|herbs?|teas?|coffee|spices?|serums?|creams?|lotions?|shampoos?|cosmetics|lipsticks?|sérums?|crèmes?|cremas?|creme|seifen?|kerzen?|bougies?|savons?|huiles?|miel|honig|tee|kaffee|velas?|aceites?|olio|sapone|candel[ae])\b/iu;

/** Plastics that are named by letters. */
const POLYMERS = /\b(?:TR-?90|ABS|TPU|TPE|EVA|PVC|PLA|HDPE|PETG|PP|PC\/ABS|Tritan)\b/u;

/** Goods that shoppers choose by who will wear, use or get them. */
const PERSONAL =
  /\b(?:cloth(?:e[ds]?|ing|s)?|apparel|shoes?|boots?|costumes?|toys?|games?|puzzles?|gifts?|hair|fragrances?|supplements?|vitamins?)\b/iu;

/** Goods that are for no one in particular. */
const FOR_ANYONE = /\b(?:cards?|parts?|spares?|accessor(?:y|ies)|candles?|stickers?|toppers?)\b/iu;

/** "XL", "A5": a size by itself. */
const SIZED = /^(?:x{0,3}[sl]|m|a[3-6])$/iu;

/** Goods that work by power or code: what they do matters, and not what they are made of. */
const POWERED =
  /\b(?:usb|bluetooth|wi-?fi|led|lasers?|digital|electric(?:al)?|electronics?|cordless|wireless|solar|rechargeable|batter(?:y|ies)|motors?|sensors?|webcams?|scanners?|keyboards?|tools?|app)\b|\d ?(?:v|w|mah|hz)\b/iu;

interface Missing {
  readonly fact: MissingFact;
  readonly isThere: (reading: Reading) => boolean;
}

const MISSING: readonly Missing[] = [
  {
    fact: 'size',
    isThere: (reading) =>
      hasFact(reading, 'size', 'weight', 'count') ||
      hasWordOf(reading, 'size words') ||
      wordsOf(reading.name.text).some((word) => SIZED.test(word)) ||
      /\d ?(?:["”]|\p{L})/u.test(allText(reading)),
  },
  {
    fact: 'material',
    isThere: (reading) =>
      hasFact(reading, 'material') ||
      hasWord(reading, 'materials') ||
      POLYMERS.test(allText(reading)) ||
      wordsOf(allText(reading).toLowerCase()).some(isForeignMaterial) ||
      POWERED.test(allText(reading)) ||
      CONSUMED.test(allText(reading)),
  },
  {
    fact: 'audience',
    isThere: (reading) =>
      hasFact(reading, 'audience', 'age') ||
      (reading.request.customer ?? '').trim() !== '' ||
      hasWordOf(reading, 'people words') ||
      hasWord(reading, 'audiences') ||
      !PERSONAL.test(filedText(reading)) ||
      FOR_ANYONE.test(allText(reading)) ||
      /\b(?:you|your|anyone|everyone|home|office)\b/iu.test(allText(reading)),
  },
];

function hasFact({ facts }: Reading, ...types: readonly FactType[]): boolean {
  return facts.some((fact) => types.includes(fact.type));
}

function hasWord(reading: Reading, name: 'materials' | 'audiences'): boolean {
  // "Bio-acetate" is acetate.
  return wordsOf(allText(reading).toLowerCase())
    .flatMap((word) => [word, ...word.split('-')])
    .some((word) => vocabulary(name).has(word));
}

function hasWordOf(reading: Reading, name: string): boolean {
  return wordsOf(allText(reading)).some((word) => isOf(foldWord(word), name));
}

/** "Cuero", "Edelstahl", "Ahornholz": a material in another language than English. */
function isForeignMaterial(word: string): boolean {
  if (isOf(word, 'foreign materials')) return true;
  // German puts it at an end of a longer word.
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    if (isOf(word.slice(0, at), 'german materials') || isOf(word.slice(at), 'german materials'))
      return true;
  }
  return isOf(word, 'german materials');
}

/** The name and where it is filed. */
function filedText({ request }: Reading): string {
  return `${request.product_name}\n${request.category ?? ''}`;
}

function allText({ request }: Reading): string {
  return textOfInput(request);
}
