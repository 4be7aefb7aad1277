import { stemOf } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';

/** Groups of words with the same meaning and degree that WordNet doesn't list as synonyms. */
const SYNONYM_GROUPS: readonly (readonly string[])[] = (
  'protect shield guard protection|cable cord wire|hot heat|quiet quietly|fridge refrigerator|' +
  'sofa couch|trousers pants|bike bicycle|cut slice chop|' +
  'clear transparent see-through|headphones earbuds earphones|phone smartphone|dirt mud|leaf leaves|meal food|kids children|bright vibrant vivid|warm warmth toasty|fan fans enthusiast lover devotee|upper top|lower bottom'
)
  .split('|')
  .map((group) => group.split(' ').map(stemOf));

/** For a word, the abbreviations and related words that imply it. */
const IMPLYING_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    battery: ['aa', 'aaa', 'aaaa', 'cr2032', 'cr2025', 'lr44', 'mah', 'ah'],
    batteries: ['aa', 'aaa', 'aaaa', 'cr2032', 'cr2025', 'lr44'],
    powered: 'battery batteries usb mains power cordless adapter ah mah'.split(' '),
    guard: ['against'],
    guards: ['against'],
    protect: ['against'],
    protects: ['against'],
    certification: ['certified'],
    standard: ['astm', 'iso', 'ansi', 'nfpa', 'ce', 'en'],
    standards: ['astm', 'iso', 'ansi', 'nfpa', 'ce', 'en'],
    wipe: ['clean', 'cleans', 'cleaning', 'cleaned'],
    wipes: ['clean', 'cleans', 'cleaning', 'cleaned'],
    fluid: ['fl'],
    sun: ['upf', 'uv', 'uva', 'uvb', 'spf'],
    sunlight: ['uv'],
    temperature: ['temp'],
    temperatures: ['temp'],
    protection: ['upf', 'uv', 'spf', 'waterproof', 'weatherproof', 'proof', 'resistant'],
    excess: ['over'],
    excessive: ['over'],
    adjustable: ['extender', 'extends', 'telescoping', 'telescopic'],
  }),
);

/** For a quantity, the units that measure it. */
const UNITS_BY_QUANTITY: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    voltage: ['v'],
    wattage: ['w'],
    volume: ['l', 'ml', 'gal', 'qt'],
    power: ['w'],
    frequency: ['hz', 'khz', 'mhz'],
    pressure: ['psi'],
    temperature: ['f', 'c'],
    temperatures: ['f', 'c'],
    loudness: ['db'],
    hot: ['f', 'c'],
    cold: ['f', 'c'],
  }),
);

const LIGHT_WORDS: ReadonlySet<string> = new Set(['light', 'lightweight']);
/** Words in the input that mean a small weight. */
const SMALL_WEIGHT =
  /\b(?:weigh(?:s|ing)? (?:only|just|under|less than|in at (?:only|just|under))|(?:only|just|under|less than) [\d.]{1,6} ?(?:lbs?|oz|ounces?|pounds?|g|kg|grams?)\b)/iu;
/** Spaces, quotation marks and units between side lengths. */
const BETWEEN_SIDES = /[ "”]|inches|in|cm/giu;
const SIDES = /(?<![\d.x×])(\d{1,4}(?:\.\d{1,2})?)[x×](\d{1,4}(?:\.\d{1,2})?)(?![\d.x×])/giu;

/** Whether a text gives two equal side lengths: "12 x 12 in". */
function givesSquare(text: string): boolean {
  const sides = text.replaceAll(BETWEEN_SIDES, '').matchAll(SIDES);
  return [...sides].some(([, one, other]) => one === other);
}

/** Whether the input implies a word: "2 x AAA" implies "batteries", and "12 x 12" implies "square". */
export function isImplied({ text, stem }: Token, evidence: Evidence): boolean {
  const { stems, statements } = evidence;
  if (
    SYNONYM_GROUPS.some(
      (group) => group.includes(stem) && group.some((synonym) => stems.has(synonym)),
    )
  )
    return true;
  const hasToken = (test: (token: Token) => boolean) =>
    statements.some((statement) => statement.tokens.some(test));
  const implying = IMPLYING_WORDS.get(text);
  if (implying !== undefined && hasToken((token) => implying.includes(token.text))) return true;
  const units = UNITS_BY_QUANTITY.get(text);
  if (units !== undefined && measures(units, evidence)) return true;
  const unit = text.length > 1 ? unitOf(text) : undefined;
  if (unit !== undefined && hasToken((token) => unitOf(token.text) === unit)) return true;
  if (LIGHT_WORDS.has(text))
    return statements.some((statement) => SMALL_WEIGHT.test(statement.text));
  if (text === 'quarter')
    return statements.some((statement) => /\b1\/4|¼|\b0?\.25\b/u.test(statement.text));
  if (text === 'pure') return statements.some((statement) => /\b100 ?%/u.test(statement.text));
  return text === 'square' && statements.some((statement) => givesSquare(statement.text));
}

function measures(units: readonly string[], { statements }: Evidence): boolean {
  return statements.some(
    ({ tokens, figures }) =>
      tokens.some(({ text }) => units.includes(unitOf(text) ?? '')) ||
      figures.some(({ unit }) => unit !== undefined && units.includes(unit)),
  );
}

const RATING: ReadonlySet<string> = new Set(['rating', 'rated']);
/** Maximum tokens between "rated" and its value, on either side. */
const MAX_TOKENS_FROM_RATING = 3;
/** Maximum tokens to the value after a preposition: "rated for a working load of 500 lb". */
const MAX_TOKENS_TO_LOAD = 7;
const LOADS: ReadonlySet<string> = new Set(['for', 'to', 'at']);

/**
 * Whether "rating" or "rated" belongs to a technical value: "an IPX5 rating", "rated at 2.0Ah", but
 * not "top rated" or "five-star rating".
 */
export function isTechnicalRating(tokens: readonly Token[], at: number): boolean {
  if (!RATING.has(tokens[at]?.text ?? '')) return false;
  const load = LOADS.has(tokens[at + 1]?.text ?? '') ? MAX_TOKENS_TO_LOAD : MAX_TOKENS_FROM_RATING;
  return tokens
    .slice(Math.max(0, at - MAX_TOKENS_FROM_RATING), at + load + 1)
    .some(
      ({ kind, text }, index, near) =>
        (kind === 'word' && /^\p{L}+\d/u.test(text)) ||
        (kind === 'number' && unitOf(near[index + 1]?.text ?? '') !== undefined),
    );
}
