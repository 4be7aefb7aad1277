import type { Line } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { verbShapeOf } from '../reading/verbs.ts';
import { contentStems, firstWordOf, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isInClass } from '../vocabulary/index.ts';
import { headOfPhrase } from './topics.ts';
import type { Entry, Setting } from './types.ts';

/** Maximum words of a slogan: a longer statement to the reader usually also says what the product does. */
const MAX_WORDS = 10;
/** Maximum words of a slogan without a verb. */
const MAX_VERBLESS_SLOGAN_WORDS = 5;
/** "You know it is important to …": about the reader rather than the product. */
const ABOUT_READER = /^you(?:['’]ve never|['’]ll love| know| deserve| want| need)\b/iu;
/** "Walls can't contain you", "On the court, you're in control" */
const ADDRESSES_READER =
  /\b(?:can['’]?t|cannot|won['’]?t|never) \p{L}+ you\b|^[^,]{1,30}, you['’]re\b|\bnever been (?:more|so|this)\b/iu;
const YOUR = /\byour\b/iu;
/** Calls that set a mood: "Be the life of the party", "Time to eat", "Did someone say cake?" */
const MOOD_CALL =
  /^(?:be|become) (?:the|an?|your|part of)\b[^,;:]{1,40}$|^be \p{L}+[.!]*$|^(?:it['’]s )?time (?:to|for) (?:\S+ ?){1,3}[.!]*$|^(?:close|open|shut) your eyes\b|^imagine\b|^did (?:any|some)(?:body|one) say\b/iu;
const MIN_SHARED = 3;

/**
 * Whether a statement has most of the name's words: "Meet the Tarn Frost Print T-Shirt" for "Tarn Frost Print TB
 * Tee".
 */
function isMostOf(shared: number, words: number): boolean {
  return shared >= MIN_SHARED && shared * 2 > words;
}

/** Whether an imperative repeats its verb: "Stay fast, stay focused". */
function repeatsVerb(text: string): boolean {
  const [first = '', second = '', ...more] = text.split(', ').map(firstWordOf);
  const isSame = first !== '' && first.toLowerCase() === second.toLowerCase();
  return more.length === 0 && isSame && verbShapeOf(text) === 'imperative';
}

/**
 * Whether an entry addresses the reader and says nothing about the product: "Walls can't contain you".
 */
export function isSloganLine({ label, type, units, line }: Entry, { reading }: Setting): boolean {
  if (label !== undefined || type !== undefined || reading.language !== 'en') return false;
  const noun = contentStems(reading.name.noun ?? '');
  const name = new Set(contentStems(reading.name.text));
  return units.every(({ text, words }) => {
    const stems = new Set(contentStems(text));
    const shared = [...name].filter((stem) => stems.has(stem)).length;
    const isNamed = name.size > 1 && (shared === name.size || isMostOf(shared, name.size));
    const hasNoun = noun.length > 0 && noun.every((stem) => stems.has(stem));
    if (hasDigit(text) || isNamed || hasNoun) return false;
    // Contents are information: "You need one because they come with ear buds".
    if (/\bcomes? with\b/iu.test(text)) return false;
    if (
      ABOUT_READER.test(text) ||
      MOOD_CALL.test(text) ||
      repeatsVerb(text) ||
      isLeadInToProduct(line, text, name)
    )
      return true;
    return words <= MAX_WORDS && (ADDRESSES_READER.test(text) || isCallWithYour(text, words));
  });
}

/** Maximum words of a short sentence before the one that names the product. */
const MAX_TEASER_WORDS = 5;

/**
 * Whether a short sentence only leads up to the one that names the product: "Let the wind howl. In the Tarn Parka,
 * you stay dry."
 */
function isLeadInToProduct(
  { units: [first, next] }: Line,
  text: string,
  name: ReadonlySet<string>,
): boolean {
  const sharedBy = (text: string) => contentStems(text).filter((stem) => name.has(stem)).length;
  return (
    first?.text === text &&
    first.closed &&
    first.finite &&
    first.words <= MAX_TEASER_WORDS &&
    sharedBy(text) === 0 &&
    sharedBy(next?.text ?? '') >= Math.min(2, name.size)
  );
}

/**
 * Whether a text with "your" is a slogan: "Release your full force", unlike "Charge your phone".
 */
function isCallWithYour(text: string, words: number): boolean {
  const shape = verbShapeOf(text);
  // A use of the product is information: "Layer it over your favorite shirt".
  if (!YOUR.test(text) || /\b(?:it|them)\b/iu.test(text)) return false;
  return shape === 'imperative'
    ? !isInClass(firstWordOf(text), 'verbs of service')
    : shape === 'none' && words <= MAX_VERBLESS_SLOGAN_WORDS;
}

/**
 * Whether an entry is a call to action without information: "Brave the rain in style with our trench coat".
 */
export function isCallToAction({ label, units }: Entry, { reading }: Setting): boolean {
  if (label !== undefined || reading.language !== 'en') return false;
  const name = new Set(contentStems(reading.name.text));
  const noun = contentStems(reading.name.noun ?? '').at(-1);
  const isOfName = (stem: string) => name.has(stem);
  return units.every(({ text }) => {
    const shape = YOURS.test(text) ? 'imperative' : verbShapeOf(text);
    if (shape === 'clause') return false;
    const [, thing = ''] = CALL.exec(text) ?? ADDED.exec(text) ?? [];
    // A phrase with the noun says what the product is: "Licensed shirt with the Tarn crest".
    const before = contentStems(text.slice(0, text.lastIndexOf(thing)));
    if (shape === 'none' && noun !== undefined && before.includes(noun)) return false;
    if (shape === 'none' && opensWithNounPhrase(text)) return false;
    if (contentStems(thing).some(isOfName)) return true;
    const called = contentStems(NAMED_CALL.exec(text)?.[1] ?? '');
    return shape === 'imperative' && called.length > 0 && called.every(isOfName);
  });
}

/** "Premium white tea infused with …", unlike "Brave the rain in style" */
function opensWithNounPhrase(text: string): boolean {
  const head = headOfPhrase(text);
  if (head === undefined) return false;
  const phrase = tagText(text.slice(0, text.indexOf(head)));
  return phrase.length > 1 && !phrase.slice(1).some((token) => isTagged(token, 'DT', 'PRP$'));
}

const CALL =
  /^(?!(?:the|this|these|an?|our|it) )(?:[^\s.:;]+ ){2,14}(?:with|in|towards) ((?:our|the|this|these)(?: [^\s,.:;]+){1,6})[.!]?$/iu;
/** "Take the whole farm home with Tarn World" */
const NAMED_CALL = /^(?:[^\s.:;]+ ){2,14}with ([^\s,.:;]+(?: [^\s,.:;]+){0,6})[.!]?$/iu;
/** "Add these shelves to your home" */
const ADDED =
  /^(?:add|bring|welcome) ((?:our|the|this|these)(?: [^\s,.:;]+){1,7}) (?:in)?to your [^,.:;]{1,60}[.!]?$/iu;
/** "Your game wins with the Tarn Driver" */
const YOURS = /^your /iu;

const MAX_SLOGAN_WORDS = 3;
const COMPOUND = /^\p{L}{1,20}-\p{L}/u;

/** Whether an entry consists of short slogans: "Build it. Watch it go". */
export function areShortSlogans({ label, units }: Entry): boolean {
  const isShort = units.every(({ words }) => words <= MAX_SLOGAN_WORDS);
  // "Stand-up collar" only begins like a call.
  const isCall = units.some(
    ({ text }) => verbShapeOf(text) === 'imperative' && !COMPOUND.test(text),
  );
  return label === undefined && isShort && isCall;
}

const MAX_EMOTIONAL_WORDS = 14;

/** Whether an entry is emotional copy with almost no facts: "Soft, cute, and cuddly". */
export function isEmotionalCopy({ label, type, units }: Entry, { reading }: Setting): boolean {
  if (label !== undefined || type !== undefined || reading.language !== 'en') return false;
  const name = new Set(contentStems(reading.name.text));
  return units.every(({ text, words }) => {
    const newStems = contentStems(text).filter((stem) => !name.has(stem));
    const emotionalWords = wordsOf(text.toLowerCase()).filter(
      (word) => isInClass(word, 'mood words') && !name.has(stemOf(word)),
    );
    const isEmotional = emotionalWords.length > 0 && emotionalWords.length * 2 >= newStems.length;
    return isEmotional && words <= MAX_EMOTIONAL_WORDS && !hasDigit(text);
  });
}
