import type { Unit } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { mainVerbIndexOf } from '../reading/verbs.ts';
import { headNouns } from '../realizing/phrases/head-nouns.ts';
import { isAudience, isGenericNoun, isInDictionary, isThing } from '../realizing/phrases/words.ts';
import { contentStems, foldWord, hasLetterOrDigit, stemOf } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import type { Entry, Setting } from './types.ts';

/** Tells what a statement is about, as far as someone can tell who doesn't see the other statements. */

export type Topic =
  /** "Leaf-shaped studs with engraved veins", "The Tarn lamp is a reading light": what kind of product it is. */
  | 'kind'
  /** "Choose the size you need", "Allow two weeks for delivery": how to order it. */
  | 'order'
  /** "You know how it is", "On every hike, you carry too much" */
  | 'reader'
  /** "Horses need fresh air", "Every board is different": something else, or more than this product. */
  | 'other'
  /** The product, what it has or does, or a part of it. */
  | 'product';

const topics = new WeakMap<Unit, Topic>();

export function topicOf({ units: [unit], opens }: Entry, setting: Setting): Topic {
  if (unit === undefined || setting.reading.language !== 'en') return 'product';
  const known = topics.get(unit);
  if (known !== undefined) return known;
  const topic = readTopic(unit.text, opens, setting);
  topics.set(unit, topic);
  return topic;
}

/** Whether a statement alone says nothing about the product. */
export function isOffTopic(entry: Entry, setting: Setting): boolean {
  const topic = topicOf(entry, setting);
  return topic === 'order' || topic === 'reader' || topic === 'other';
}

function readTopic(text: string, opens: boolean, setting: Setting): Topic {
  if (isAboutOrder(text, opens)) return 'order';
  const tokens = tagText(text).filter(({ word }) => hasLetterOrDigit(word));
  const verb = mainVerbIndexOf(tokens);
  const product = productStems(setting);
  const name = new Set(contentStems(setting.reading.name.text));
  const isOf = (stems: ReadonlySet<string>, text: string) =>
    contentStems(text).some((stem) => stems.has(stem));
  const isAboutThis = THIS.test(text) || isOf(product, text) || isOf(name, text);
  if (!isAboutThis && READER.test(text)) return 'reader';
  if (verb === -1) {
    // The name in front already says a noun that it has.
    const kind = /^(?:this|these)\b/iu.test(text) ? undefined : headOfPhrase(text);
    const stem = stemOf(kind ?? '');
    return product.has(stem) && !name.has(stem) ? 'kind' : 'product';
  }
  const subject = tokens.slice(0, verb).map(({ word }) => word);
  const [first = ''] = subject;
  const complement = DEFINITION.exec(text)?.[1];
  if (complement !== undefined) {
    const kind = headOfPhrase(complement) ?? '';
    const isThis = subject.length === 1 && /^(?:this|these)$/iu.test(first);
    const isNamed = isOf(product, subject.join(' ')) || isOf(name, first);
    if (isThis ? product.has(stemOf(kind)) : isNamed && isThing(kind)) return 'kind';
  }
  // "All boards differ", unlike "All natural soap cleans"
  const isOne = /^all /iu.test(text) && tokens[verb - 1]?.tag === 'NN';
  if (OF_MANY.test(text) && !isOne) return 'other';
  // "This signet ring is cut by hand" below a name that says no ring
  const isNew = (stem: string) => product.has(stem) && !name.has(stem);
  if (subject.length <= MAX_SUBJECT_WORDS && contentStems(subject.at(-1) ?? '').some(isNew))
    return 'kind';
  const [, ...others] = text.split(' ');
  const isAboutOther =
    subject.length === 1 &&
    !isOf(product, first) &&
    (isPeople(first) || (product.size > 0 && isOtherNoun(first)));
  const comesToThis =
    THIS.test(text) || /\b(?:it|its)\b/iu.test(text) || isOf(product, others.join(' '));
  return isAboutOther && !comesToThis ? 'other' : 'product';
}

/** With its introduction: "Minimal yet bold, this small silver ring". */
const MAX_SUBJECT_WORDS = 9;
/** "You know how it is", "In every city you visit, you will see …", "What else would anyone want" */
const READER = /^(?:[^,;.]{1,80}, )?you(?:['’]\p{L}+)? (?!both\b)|^(?:what|who|how|why) /iu;
const THIS = /\b(?:this|these|our) \p{L}/iu;
const OF_MANY = /^(?:every|all|some|most|many|any) (?!(?:of )?(?:the|this|our)\b)/iu;
const DEFINITION = /^(?:\S+ ){1,8}?(?:is|are) (?:an?|the) (.+)$/iu;

/** "Kids", "Everyone" */
function isPeople(word: string): boolean {
  return /^(?:every|any|some)(?:one|body)$/iu.test(word) || isAudience(word);
}

/** "Horses", "Shipping": a common noun without an article, which isn't a part of the product. */
function isOtherNoun(word: string): boolean {
  const folded = foldWord(word);
  if (isInClass(folded, 'pronouns') || isInClass(folded, 'finite verbs')) return false;
  return (
    isInDictionary(word) &&
    isTagged(tagText(word)[0], 'NN') &&
    !isGenericNoun(word) &&
    !vocabulary('parts').has(folded)
  );
}

const nouns = new WeakMap<object, ReadonlySet<string>>();

/** Stems of the nouns that name the product: those of the name and of the category. */
function productStems({ reading }: Setting): ReadonlySet<string> {
  const known = nouns.get(reading);
  if (known !== undefined) return known;
  const stems = new Set([
    ...contentStems(reading.name.noun ?? ''),
    ...headNouns(reading).map(({ words, at }) => stemOf(words[at] ?? '')),
    ...contentStems(reading.request.category?.split('>').at(-1) ?? ''),
  ]);
  nouns.set(reading, stems);
  return stems;
}

/** Whether a noun names the product, in its name or its category. */
export function isProductNoun(word: string, setting: Setting): boolean {
  const stem = stemOf(word);
  return productStems(setting).has(stem) || contentStems(setting.reading.name.text).includes(stem);
}

/** Ends the noun phrase that a statement begins with: "studs" of "Leaf-shaped studs with engraved veins". */
const PHRASE_END =
  /,? (?:with|in|of|for|from|by|on|at|to|that|which|who|featuring|made|designed|crafted|shown|adorned|inspired|decorated|printed)(?= )|[;:(.!]|, (?=\S+(?: \S+)? is )| [–—-] |$/iu;

/** Tags of verbs and pronouns, which make more of a text than a noun phrase. */
const NO_PHRASE: ReadonlySet<string> = new Set(['MD', 'PRP', 'VB', 'VBP', 'VBZ']);

/** The noun of the phrase that a statement begins with, unless that is a list: "Print, copy and scan". */
export function headOfPhrase(text: string): string | undefined {
  const phrase = text.slice(0, text.search(PHRASE_END));
  const tokens = tagText(phrase);
  const last = tokens.findLast(({ word }) => hasLetterOrDigit(word));
  const isList = tokens.some(({ word }, at) => word === ',' && isTagged(tokens[at - 1], 'NN'));
  const isNounPhrase = !isList && !tokens.some(({ tag }) => NO_PHRASE.has(tag));
  return isNounPhrase && isTagged(last, 'NN') ? last?.word : undefined;
}

/**
 * "Please select …", "You can choose …", "Pricing includes assembly", "Allow 2 weeks", unlike "Choose your moment" at the
 * start of the input.
 */
const ORDER =
  /^(?:please )?(?:specify|request|provide|indicate|submit|upload|message|email|contact|inquire)\b|^(?:please |you (?:can|may|will|must) (?:also )?)(?:choose|pick|select|enter)\b|\bpricing\b|^(?:[^\s-]+[ -]){0,5}priced (?:with|for|at|per|separately|individually)\b|\b(?:up)?on request\b|\bdrop[- ]?down menus?\b|\b(?:lead|turnaround) time\b|^(?:please )?allow (?:up to )?(?:\d|an? |at least|about|approximately|one|two|three|four|six)|\bready to ship\b|\b(?:let us know|pop|put|write|leave|add|tell us)\b[^.]{1,60} in(?:to)? the (?:order )?(?:notes?|comments?|message)\b/iu;
const CHOICE = /^(?:choose|pick|select|enter) (?!up\b)/iu;
/** A field of a form: "Choose material". */
const FIELD = /^(?:choose|pick|select) (?:an? |the |your )?\p{L}+(?: \p{L}+)?[.]?$/iu;

/** Whether a statement is about how to order rather than about the product. */
export function isAboutOrder(text: string, opens: boolean): boolean {
  return ORDER.test(text) || FIELD.test(text) || (!opens && CHOICE.test(text));
}
