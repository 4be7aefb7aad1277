import {
  contentStems,
  countWords,
  foldWord,
  STOP_WORDS,
  startsWithDigit,
  stemOf,
  wordsOf,
} from '../text/words.ts';
import { groupedVocabulary, isInClass, vocabulary } from '../vocabulary/index.ts';
import { isUsable } from './uncertain-units.ts';
import { isTagged, tagText } from './tagging.ts';
import { plainLabel } from './values.ts';
import type { Fact, FactType, Line, ProductName, Quote, Unit } from './types.ts';
import { oncePerText } from '../remember.ts';

const UNIT_OF_SIZE =
  "(?:mm|cm|m|km|in|inch|inches|ft|feet|foot|yards?|yd|ml|cl|l|liters?|litres?|fl\\.? ?oz|gallons?|gal|qt|quarts?|sq ft|pixels?|\"|”|″|'|’|′|'')";
const UNIT_OF_WEIGHT = '(?:g|gms?|kgs?|mg|grams?|oz|ounces?|lbs?|pounds?)';
const NUMBER = '\\d[\\d.,/-]*';
const SIZE = new RegExp(
  `${NUMBER} ?["”″] ?[LWHD](?![\\p{L}])|${NUMBER} ?-?${UNIT_OF_SIZE}(?![\\p{L}-])|${NUMBER}\\s?[x×]\\s?${NUMBER}`,
  'iu',
);
const WEIGHT = new RegExp(`${NUMBER} ?-?${UNIT_OF_WEIGHT}(?![\\p{L}])`, 'iu');
const COUNT =
  /^(?:set of |pack of |box of )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)[- ](?:pieces?|pcs?|packs?|count|sheets?|cards?|rolls?|tablets?|capsules?|servings?|bags?|pairs?)\b/iu;
const CONTENTS =
  /^(?:(?:\w+ ){0,3}(?:includes|contains|comes with|include|come with|consists of)|includes?:?|package includes|also includes|contents)\b/iu;
const AGE =
  /\b(?:ages?|aged) ?\d|\b\d+ ?(?:months?|years?|yrs?|m)\+?(?: and up| old| ?\+|$)|\bages \d/iu;
const COMPATIBLE =
  /\b(?:compatible with|fits (?!most|all|comfortably|snugly|well|you)|works with|for use with|used with)/iu;
/** "For dogs up to 75 lbs", "For curly hair" */
const AUDIENCE_PHRASE = /^(?:suitable |ideal |made )?for (?!use\b|an?\b|the\b|\p{L}+ing\b)/iu;
const POWER = /\b(?:batter(?:y|ies)|rechargeable|volts?|watts?|usb-c|mah)\b|\d ?(?:v|w|mah)\b/iu;
const FIT =
  /\b(?:fits? most|one size|(?:relaxed|loose|regular|slim|athletic|comfortable|straight-leg)[\w, -]{0,20}fit|semi-fitted|fitted)\b/iu;

/** Reads typed facts from lines and the name; each quotes the words that state it. */
export function readFacts(lines: readonly Line[], name: ProductName, english: boolean): Fact[] {
  const facts: Fact[] = [];
  for (const line of lines) {
    for (const unit of line.units) {
      if (!isUsable(unit)) continue;
      const labeled = unit === line.units[0] ? labelType(line.label?.text) : undefined;
      const type = labeled ?? (english ? typeOf(unit) : undefined);
      if (type !== undefined) facts.push(factOf(type, unit, unit));
    }
  }
  for (const segment of name.segments) {
    if (isListOfColors(segment.text))
      facts.push({ ...segmentQuote(segment), type: 'color', whole: true });
  }
  if (name.noun !== undefined)
    facts.push({ text: name.noun, span: name.span, type: 'product', whole: false });
  return facts;
}

function segmentQuote({ text, span }: Quote): Quote {
  return { text, span };
}

function factOf(type: FactType, quote: Quote, unit: Unit): Fact {
  return {
    type,
    text: quote.text,
    span: quote.span,
    unit: unit.id,
    whole: !unit.finite || unit.words <= 6,
  };
}

/** Whether a text contains only names of materials: "Steel, plastic". */
export function namesOnlyMaterials(text: string): boolean {
  const words = wordsOf(text).filter((word) => !STOP_WORDS.has(foldWord(word)));
  return words.length > 0 && words.every((word) => vocabulary('materials').has(foldWord(word)));
}

/**
 * The type of fact that a label introduces, in any language; the groups of the vocabulary file are
 * fact types.
 */
export function labelType(label: string | undefined): FactType | undefined {
  return label === undefined ? undefined : typeOfLabel(label);
}

const typeOfLabel = oncePerText((label) => {
  const folded = plainLabel(label.toLowerCase()).replace(/[’]/gu, "'").trim();
  return groupedVocabulary('label-types').get(folded) as FactType | undefined;
});

/** Maximum words of a unit that is about power because it mentions a battery. */
const MAX_POWER_WORDS = 6;

/** The type of fact that an unlabeled English unit states. */
function typeOf(unit: Unit): FactType | undefined {
  const text = unit.text.replace(/[.!]+$/u, '');
  const short = unit.words <= 12;
  if (isListOfMaterials(text)) return 'material';
  if (isListOfColors(text)) return 'color';
  if (CONTENTS.test(text)) return 'contents';
  if (COUNT.test(text)) return 'count';
  if (!short) return undefined;
  // "Iron-on or sew": how a patch is fixed.
  if (states(text, 'care') && !/^iron-on\b/iu.test(text)) return 'care';
  if (contentStems(text).some((stem) => WARRANTY.has(stem))) return 'warranty';
  if (states(text, 'origin') && !MADE_IN_MATERIAL.test(text)) return 'origin';
  if (states(text, 'model')) return 'model';
  if (AGE.test(text)) return 'age';
  if (COMPATIBLE.test(text)) return 'compatibility';
  if (AUDIENCE_PHRASE.test(text)) return 'audience';
  if (FIT.test(text) || (SIZE.test(text) && unit.words <= 10)) return 'size';
  if (WEIGHT.test(text)) return 'weight';
  if (wordsOf(text).some((word) => vocabulary('certifications').has(foldWord(word))))
    return 'certification';
  if (POWER.test(text) && unit.words <= MAX_POWER_WORDS) return 'power';
  if (!unit.finite && isPartPhrase(text)) return 'part';
  return undefined;
}

/** "Made in the legendary G8 material": a material rather than a country. */
const MADE_IN_MATERIAL = /\bmade in (?:the|an?) (?!united|usa|us\b|uk\b|u\.)\p{Ll}/u;

/** Whether a text contains a phrase that states facts of a type. */
function states(text: string, type: FactType): boolean {
  const words = ` ${wordsOf(text.toLowerCase().replaceAll(/[-/]/gu, ' ')).join(' ')} `;
  return [...groupedVocabulary('fact-phrases')].some(
    ([phrase, group]) => group === type && words.includes(` ${phrase} `),
  );
}

const WARRANTY: ReadonlySet<string> = new Set(['warranty', 'guarantee'].map(stemOf));
const MADE_OF =
  /^(?:it(?:'s| is) |this \w+ is |they are )?(?:made|crafted|constructed|knitted|built) (?:of|from|with) /iu;

/**
 * Whether a text contains only materials and their qualities: "100% cotton", "Solid walnut", "Made
 * of stainless steel".
 */
function isListOfMaterials(text: string): boolean {
  const rest = text.replace(MADE_OF, '').toLowerCase();
  const words = wordsOf(rest).filter(
    (word) => !startsWithDigit(word) || vocabulary('qualities').has(word),
  );
  if (words.length === 0 || words.length > 12) return false;
  const materials = words.filter(isMaterialWord);
  return (
    (materials.length > 0 &&
      words.every(
        (word) =>
          isMaterialWord(word) ||
          vocabulary('qualities').has(word) ||
          vocabulary('colors').has(word) ||
          isInClass(word, 'joints'),
      ) &&
      isMaterialWord(words.at(-1) ?? '')) ||
    (materials.length > 0 &&
      MADE_OF.test(text) &&
      words.length <= 8 &&
      isMaterialWord(words.at(-1) ?? ''))
  );
}

function isMaterialWord(word: string): boolean {
  const materials = vocabulary('materials');
  return materials.has(word) || word.split(/[-/]/u).every((part) => materials.has(part));
}

/** Whether a text contains only colors: "Navy blue", "white, black and red". */
export function isListOfColors(text: string): boolean {
  const words = wordsOf(text.toLowerCase().replace(/[-/]/gu, ' '));
  return (
    words.length > 0 &&
    words.length <= 6 &&
    // "Natural" alone may describe anything.
    text.trim().toLowerCase() !== 'natural' &&
    words.every((word) => vocabulary('colors').has(word) || isInClass(word, 'joints'))
  );
}

const MAX_PART_WORDS = 5;

/** A noun phrase whose last word names a part: "Six compartments", "Non-slip cork base". */
function isPartPhrase(text: string): boolean {
  if (
    /[,;:(]|\b(?:and|with|for|of|in|on|to|no|not)\b/iu.test(text) ||
    countWords(text) > MAX_PART_WORDS
  )
    return false;
  const words = wordsOf(text.toLowerCase());
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !vocabulary('parts').has(last)) return false;
  return tagText(text).every((token) => !isTagged(token, 'DT', 'PRP', 'MD', 'TO', 'IN', 'CC', 'W'));
}
