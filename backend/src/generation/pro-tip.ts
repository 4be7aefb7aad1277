import { PLATFORM_NAMES, type SeoScores } from '@wareword/shared-schema';
import { conversionChecks } from './conversion.ts';
import { detailsOf } from './details.ts';
import type { RequestFacts } from './facts/request-facts.ts';
import { isThin, type ListingText } from './platforms/index.ts';
import { contradictionsIn } from './reading/contradictions.ts';
import { otherNameIn, type FactType, type Reading } from './reading/index.ts';
import { lacksUnit } from './reading/values.ts';
import { bodyOf, brokenRules, DENSITY, readFocus, readingEase } from './score.ts';
import { wordsOf } from './text/words.ts';
import { vocabulary } from './vocabulary/index.ts';

const GOOD_EASE = 60;
/** Below this, readers notice. */
const HARD_EASE = 55;
/** Words that show the reader where a sentence breaks off. */
const BROKEN_WORDS = 4;

/**
 * Advice on this input: what in it contradicts itself, what was left out and why, and what it
 * lacks; or else the change that raises the lowest score most.
 */
export function proTip(
  text: ListingText,
  scores: SeoScores,
  facts: RequestFacts,
  reading: Reading,
): string {
  const tips: string[] = [];
  const [contradiction] = contradictionsIn(reading);
  if (contradiction !== undefined) {
    const [one, other] = contradiction;
    tips.push(`Your details say both "${one}" and "${other}". Check which is right.`);
  }
  const [other] = reading.units.flatMap((unit) => otherNameIn(unit, reading) ?? []);
  if (other !== undefined) {
    tips.push(
      holds(text, other)
        ? `Your details also name "${other}". Check whether that sentence belongs to this product.`
        : `Left out because it names another product: the sentence about "${other}".`,
    );
  }
  const broken = reading.units.find(({ kind, words }) => kind === 'broken' && words > BROKEN_WORDS);
  if (broken !== undefined) {
    const end = broken.text.trim().split(/\s+/u).slice(-BROKEN_WORDS).join(' ');
    tips.push(`Your details break off at "${end}". Complete that sentence.`);
  }
  if (facts.refused.length > 0) {
    const claims = facts.refused.map((claim) => `"${claim}"`).join(', ');
    tips.push(`Left out because ${PLATFORM_NAMES[facts.platform]} doesn't allow it: ${claims}.`);
  }
  tips.push(missingTip(text, facts, reading) ?? weakestTip(text, scores, facts));
  return tips.join(' ');
}

/** What the input lacks that buyers ask for, named; undefined where nothing is missing. */
function missingTip(text: ListingText, facts: RequestFacts, reading: Reading): string | undefined {
  const bare = reading.lines.find((line) => lacksUnit(line.label?.text, line.units[0]?.text ?? ''));
  if (bare?.label !== undefined) {
    const value = bare.units[0]?.text ?? '';
    const why = wordsIn(text).includes(value)
      ? 'This has no unit'
      : 'Left out because it has no unit';
    return `${why}: "${bare.label.text}: ${value}". Add one, so shoppers know what it means.`;
  }
  const missing = MISSING.filter(({ isThere }) => !isThere(reading)).map(({ name }) => name);
  if (missing.length === 0) return undefined;
  const named = missing.slice(0, MAX_NAMED);
  const list = named.join(' and ');
  if (facts.brief) return `There isn't much to write from. Mention ${list}.`;
  return `If it applies, mention ${list}. Shoppers look for this.`;
}

/** Whether a shopper reads these words in the listing: a model may have kept what the input says. */
function holds(text: ListingText, words: string): boolean {
  return [text.title, ...bodyOf(text)].join('\n').toLowerCase().includes(words.toLowerCase());
}

function wordsIn(text: ListingText): string[] {
  return [text.title, ...bodyOf(text)].flatMap(wordsOf);
}

const MAX_NAMED = 2;
/** Goods that nobody asks the material of. */
const CONSUMED =
  /\b(?:health|grocer(?:y|ies)|food|beauty|vitamins?|capsules?|tablets?|games?|software|books?|movies?|music|drinks?|snacks?|spreads?|electronics|smartphones?|laptops?|fragrances?|skin)\b/iu;

/** Goods that shoppers choose by who will wear, use or get them. */
const PERSONAL =
  /\b(?:cloth\w*|apparel|shoes?|boots?|costumes?|toys?|games?|puzzles?|books?|gifts?|skin|hair|fragrances?|supplements?|vitamins?)\b/iu;

/** Goods that are for no one in particular. */
const FOR_ANYONE = /\b(?:cards?|parts?|spares?|accessor(?:y|ies)|candles?|stickers?|toppers?)\b/iu;

/** A size in a name. */
const SIZED =
  /\b(?:[Xx]?-?[Ss]mall|[Mm]edium|[Xx]?-?[Ll]arge|[Oo]ne [Ss]ize|Twin|Queen|King|X*[SL]|M)\b/u;

/** "Child", "Women's", "Dog": a name that says whom the product is for. */
const PERSON =
  /\b(?:child(?:ren)?|kids?|adults?|toddlers?|bab(?:y|ies)|infants?|boys?|girls?|(?:wo)?m[ae]n|dogs?|pupp(?:y|ies)|cats?|pets?|horses?|birds?)\b/iu;

/** Goods that work by power or code: what they do matters, and not what they are made of. */
const POWERED =
  /\b(?:usb|bluetooth|wi-?fi|led|lasers?|digital|electric(?:al)?|electronics?|cordless|wireless|solar|rechargeable|batter(?:y|ies)|motors?|sensors?|webcams?|scanners?|keyboards?|tools?|app)\b|\d ?(?:v|w|mah|hz)\b/iu;

interface Missing {
  readonly name: string;
  readonly isThere: (reading: Reading) => boolean;
}

const MISSING: readonly Missing[] = [
  {
    name: 'the size',
    isThere: (reading) =>
      hasFact(reading, 'size', 'weight', 'count') ||
      SIZED.test(reading.name.text) ||
      /\d ?(?:["”]|\p{L})/u.test(allText(reading)),
  },
  {
    name: 'the material',
    isThere: (reading) =>
      hasFact(reading, 'material') ||
      hasWord(reading, 'materials') ||
      POWERED.test(allText(reading)) ||
      CONSUMED.test(allText(reading)),
  },
  {
    name: "who it's for",
    isThere: (reading) =>
      hasFact(reading, 'audience', 'age') ||
      PERSON.test(reading.name.text) ||
      hasWord(reading, 'audiences') ||
      !PERSONAL.test(allText(reading)) ||
      FOR_ANYONE.test(allText(reading)) ||
      /\b(?:you|your|anyone|everyone|home|office)\b/iu.test(allText(reading)),
  },
];

function hasFact({ facts }: Reading, ...types: readonly FactType[]): boolean {
  return facts.some((fact) => types.includes(fact.type));
}

function hasWord(reading: Reading, name: 'materials' | 'audiences'): boolean {
  return wordsOf(allText(reading).toLowerCase()).some((word) => vocabulary(name).has(word));
}

function allText({ request }: Reading): string {
  return [
    request.product_name,
    detailsOf(request),
    request.customer ?? '',
    request.category ?? '',
  ].join('\n');
}

/** The scores that a tip can be about; of equal ones, the first counts. */
const ADVISED = [
  'platform_compliance',
  'conversion_potential',
  'readability',
  'keyword_density',
] as const satisfies readonly (keyof SeoScores)[];

/** What to do about the lowest score for which the input can do something. */
function weakestTip(text: ListingText, scores: SeoScores, facts: RequestFacts): string {
  const advice = ADVISED.filter((score) => scores[score] < 100)
    .toSorted((one, other) => scores[one] - scores[other])
    .map((score) => adviceOn(score, text, facts))
    .find((tip) => tip !== undefined);
  return advice ?? 'Nothing is missing. Add a photo of the product in use.';
}

function adviceOn(
  score: (typeof ADVISED)[number],
  text: ListingText,
  facts: RequestFacts,
): string | undefined {
  switch (score) {
    case 'platform_compliance':
      return [...brokenRules(text, facts)].toSorted((a, b) => b.weight - a.weight)[0]?.remedy;
    case 'conversion_potential':
      return conversionChecks(text, facts)
        .filter(({ id, holds }) => !holds && canBeAdded(id, facts))
        .toSorted((a, b) => b.weight - a.weight)[0]?.remedy;
    case 'readability': {
      const ease = readingEase(text);
      if (ease < HARD_EASE) {
        return 'Use shorter words and sentences in the features. The text is hard to read.';
      }
      const plain = 'Say a little more about each feature. The text is very plain.';
      return ease > GOOD_EASE ? plain : undefined;
    }
    case 'keyword_density': {
      const { term, percent } = readFocus(text);
      if (percent > DENSITY.max) return `Mention "${term}" less often.`;
      // Search engines look for a focus keyphrase in the text; elsewhere the title is enough.
      return text.focus_keyphrase === ''
        ? undefined
        : `Say "${term}" in one of the features: shoppers search for it.`;
    }
  }
}

/**
 * Who a product is for and how it is used need not be said of every product. And features that would
 * fill a list are there already if the writer put them into sentences.
 */
function canBeAdded(check: string, facts: RequestFacts): boolean {
  if (check === 'list') return isThin(facts);
  return check !== 'action' && check !== 'audience';
}
