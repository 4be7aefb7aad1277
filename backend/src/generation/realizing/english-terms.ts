import { isUsable } from '../reading/doubts.ts';
import type { Quote, Reading, Unit } from '../reading/index.ts';
import { isTagged, tagText } from '../reading/tagging.ts';
import { contentStems, foldWord, hasDigit, stemOf, wordsOf } from '../text/words.ts';
import { isOf } from '../vocabulary/index.ts';
import { toSentenceCase } from './capitals.ts';
import { saidOf } from './non-english-terms.ts';
import { isListed, isPair, nounPhrases, termWords } from './noun-phrases.ts';
import { evidenceOf } from './phrases/evidence.ts';
import { stretchesOf } from './phrases/stretches.ts';
import { writtenWork } from './phrases/written-works.ts';
import {
  isAnimal,
  isColor,
  isInDictionary,
  isMaterial,
  isPeople,
  isPictured,
  isPraise,
  isProduct,
  isThing,
  isTrait,
  isVague,
} from './phrases/words.ts';

/** A word or compound that a shopper may search for, and how specific it is to the product. */
export interface Term {
  readonly text: string;
  readonly quote: Quote;
  readonly weight: number;
}

/** Statements of the shortest inputs, of which each tells what the product is, and words of the longest such. */
const MAX_THIN_UNITS = 3;
const MAX_TELLING_WORDS = 32;
/** Words of the longest sentence, and of the longest phrase, that states a fact. */
const MAX_FACT_WORDS = 6;
/** Words of the longest phrase that says one thing. */
const MAX_TITLE_WORDS = 4;
const MAX_PHRASE_WORDS = 12;

/** Search terms from the features, the most specific first. */
export function englishTerms(reading: Reading, isAllowed: (unit: Unit) => boolean): Term[] {
  // What a story tells of is nothing that its readers search for.
  if (writtenWork(reading).length > 0) return [];
  const stems = contentStems(`${reading.request.product_name}\n${reading.request.features}`);
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const stem of stems) (once.has(stem) ? repeated : once).add(stem);
  const isRepeated = (word: string) => repeated.has(stemOf(word));
  const terms = [
    ...nameTerms(reading),
    ...tailTerms(reading),
    ...useTerms(reading),
    ...styleTerms(reading),
    ...evidenceOf(reading).told.flatMap(({ words, opens, ...quote }) =>
      opens || words.some(isPraise) || !isCalled(words.at(-1) ?? '', reading)
        ? []
        : words.map((text): Term => ({ text, quote, weight: TOLD })),
    ),
    ...reading.units.flatMap((unit) =>
      isUsable(unit) &&
      unit.kind !== 'note' &&
      isAllowed(unit) &&
      !isStuffed(unit, reading) &&
      !CARE.test(unit.text) &&
      !AWARD.test(unit.text)
        ? termsIn(unit, reading, isRepeated)
        : [],
    ),
  ].toSorted((a, b) => b.weight - a.weight);
  const telling = terms.filter(({ weight }) => weight >= THING);
  return telling.length > 0 ? telling : terms.filter(({ weight }) => weight > 0);
}

/** Whether the name or the category has a noun by which the text calls the product, too. */
function isCalled(noun: string, reading: Reading): boolean {
  const stem = stemOf(noun);
  const isFiled = evidenceOf(reading).members.some(
    ({ words }) => stemOf(words.at(-1) ?? '') === stem,
  );
  return isProduct(noun) && (isFiled || contentStems(reading.name.text).includes(stem));
}

/** "Under sink storage rack" of a cable, in lower case: what else people search for, rather than what this is. */
function isStuffed({ text, finite }: Unit, { name, request }: Reading): boolean {
  const last = wordsOf(text).at(-1) ?? '';
  const known = new Set(contentStems(`${name.text} ${request.category ?? ''}`));
  return !finite && /^\p{Ll}/u.test(text) && isProduct(last) && !known.has(stemOf(last));
}

/** "Removable", "motifs": what a name says of the product in a word that every dictionary has. */
function isNamed(word: string): boolean {
  const [token] = tagText(word.toLowerCase());
  return (
    isOf(foldWord(word), 'motifs') ||
    (word.length > MIN_NAMED && isInDictionary(word) && isTagged(token, 'NN', 'JJ'))
  );
}

/** Letters of a word that says something by itself. */
const MIN_NAMED = 3;

/** Words of the name that say what the product is, for a title that has no room for them. */
function nameTerms({ name }: Reading): Term[] {
  return name.segments.flatMap((segment) =>
    (AWARD.test(segment.text) ? [] : stretchesOf(segment))
      .flat()
      .filter((word) => {
        const small = foldWord(word);
        const isIdle = isOf(small, 'idle terms') || isOf(small, 'parts of anything');
        return (
          !isIdle &&
          !isPraise(word) &&
          (isProduct(word) || isPeople(word) || isTrait(word) || isNamed(word))
        );
      })
      .map((text): Term => ({ text, quote: segment, weight: TOLD })),
  );
}

/** "Parents' Choice Gold Award Winner": a part of the name that says nothing of what the product is. */
const AWARD = /\b(?:award|winners?|winning|finalists?)\b/iu;

/** "Hardwood", "carpet" and "pet" of a vacuum "for Hardwood Floor Carpet Pet Hair": what the name says it is for. */
function tailTerms({ name }: Reading): Term[] {
  return name.segments.flatMap((segment) => {
    const tail = segment.text.slice(FOR.exec(segment.text)?.index ?? segment.text.length);
    // "For iPhone 15": the models of other makers
    if (hasDigit(tail)) return [];
    return wordsOf(tail)
      .filter((word) => isSought(word))
      .map((text): Term => ({ text, quote: segment, weight: USE }));
  });
}

const FOR = /\bfor\s/iu;
/** How a thing is cleaned */
const CARE = /\b(?:wash|tumble|bleach|dry clean|spot clean|iron)\b/iu;

/** "Track", "leggings" of "Style_bottom: Track Pants, Leggings": what a store files the product by. */
function styleTerms({ lines }: Reading): Term[] {
  return lines
    .filter(({ label }) => STYLE.test(label?.text ?? ''))
    .flatMap(({ units }) => units)
    .flatMap((unit) =>
      unit.text
        .split(/, ?/u)
        .flatMap((value) =>
          isOf(value.trim(), 'term pairs')
            ? [value.trim().replace(' ', '-')]
            : wordsOf(value).filter(
                (word) => isInDictionary(word) && !isOf(foldWord(word), 'parts of anything'),
              ),
        )
        .map((text): Term => ({ text, quote: unit, weight: TRAIT })),
    );
}

const STYLE = /^style_/iu;

/** "Flipping, stirring" of a spatula "ideal for flipping, stirring and serving", and "kitchen" of a "kitchen tool". */
function useTerms({ units }: Reading): Term[] {
  return units.filter(isUsable).flatMap((unit) => {
    const [, uses = ''] = IDEAL.exec(unit.text) ?? [];
    const done = [...uses.matchAll(DONE)].map(([, word = '']) => word);
    const rooms = [...unit.text.matchAll(ROOM)].map(([, room, word = '']) => room ?? word);
    return [
      ...done.filter(isInDictionary),
      ...rooms.filter((word) => isOf(foldWord(word), 'rooms')),
    ].map((text): Term => ({ text, quote: unit, weight: USE }));
  });
}

const IDEAL = /\b(?:ideal|perfect|great|suitable|designed|used?) for ([^.;]{3,80})/iu;
/** An activity with no object behind it. */
const DONE = /\b(\p{Ll}{3,12}ing)(?:,|$| (?:and|or)\b)/gu;
const ROOM =
  /\b(?:in|around|for) (?:your|the|any) (\p{L}{4,12})\b|\b(\p{L}{4,12}) (?:tools?|appliances?|gadgets?|utensils?|essentials?|accessor(?:y|ies))\b/giu;

/** Whether anyone looks for a product by what it is for. */
function isSought(word: string): boolean {
  const small = foldWord(word);
  const isKind =
    isProduct(word) || isThing(word) || isPeople(word) || isTrait(word) || isAnimal(word);
  return (
    isKind && !isOf(small, 'idle terms') && !isOf(small, 'parts of anything') && !isPraise(word)
  );
}

const TOLD = 5;
const TRAIT = 4;
const USE = 3;
const THING = 2;
const LEAST = 1;

/** "Made of", "crafted from": what follows is the product's own material. */
const MADE = /\b(?:made|crafted|woven|knit|built|constructed) (?:of|from|with|in)\b/iu;

/** "Your walls may be made of concrete": the material of another thing. */
const OF_OTHERS = /\b(?:different|your|other|any|every)\b/iu;

/** After these words, a statement names what the product is for, protects from or comes from. */
const CONTEXT =
  /\b(?:for|against|from|to|than|your|by|while|helps?|so|when|whether|if|into|across|grown|even|washes|wipes)\b/iu;

/** "Pump not included": what the product is used with. */
const APART = /\bnot included\b|\bsold separately\b/iu;

/** What a unit is, for all of its words. */
interface Statement {
  /** Whether it says what the product is, so that all that it names tells of the product. */
  readonly isTelling: boolean;
  /** A fact rather than a sentence, so that what it names is to the point. */
  readonly isFact: boolean;
  /** Whether it has no finite verb, so that its nouns are the product or parts of it. */
  readonly isPhrase: boolean;
  readonly isMade: boolean;
  /** Whether it lists what is in the box. */
  readonly isCounted: boolean;
  /** Where it begins to tell of other things: what the product is for, protects from or was made of. */
  readonly context: number;
  readonly isApart: boolean;
  /** Whether it names one color and no other. */
  readonly hasOneColor: boolean;
}

function statementOf({ text, finite, words, span }: Unit, reading: Reading): Statement {
  const isShort = words <= (finite ? MAX_FACT_WORDS : MAX_PHRASE_WORDS);
  const isThin = reading.units.length <= MAX_THIN_UNITS && !finite;
  const isTelling =
    words <= MAX_TELLING_WORDS && (isThin || SCALE.test(text) || callsProduct(text, span, reading));
  const isFact = isShort || isTelling;
  return {
    isTelling,
    isFact,
    isPhrase: !finite,
    isMade: MADE.test(text) && !OF_OTHERS.test(text),
    isCounted: /^\d+ ?[x×]? ?\p{L}/iu.test(text) && !finite,
    context: isThin ? Infinity : (CONTEXT.exec(text)?.index ?? Infinity),
    isApart: APART.test(text),
    hasOneColor: isFact && wordsOf(text).filter(isColor).length === 1,
  };
}

/** Whether a statement says what the product is: "Mint bra top with …", "The rim is a hoop and net". */
function callsProduct(text: string, span: Quote['span'], reading: Reading): boolean {
  const { told, members } = evidenceOf(reading);
  const named = contentStems(reading.name.text);
  const nouns = new Set([...named, ...members.map(({ words }) => stemOf(words.at(-1) ?? ''))]);
  const opens = told.some(
    (phrase) =>
      phrase.opens && phrase.span === span && nouns.has(stemOf(phrase.words.at(-1) ?? '')),
  );
  // "Lounge foam pool float provides" of a lounge
  const [word = ''] = wordsOf(text);
  const isSubject = reading.units[0]?.span === span && named.at(-1) === stemOf(word);
  return opens || isSubject || (reading.units[0]?.span === span && IS_A.test(text));
}

const IS_A = /\b(?:is|are) an?\b/iu;

/** How specific a word is to the product; 0 if it is about something else, or nobody types it. */
function weightOf(
  word: string,
  { isTelling, isFact, isPhrase, isMade, isApart, isCounted, hasOneColor }: Statement,
  isRepeated: (word: string) => boolean,
  isContext: boolean,
  isPart: boolean,
): number {
  const small = foldWord(word);
  // "Skills", "motions", nobody's arms and eyes, and praise: what nobody looks for.
  if (isOf(small, 'praise') || isOf(small, 'figure words')) return 0;
  if (isPeople(word) || isOf(small, 'searched people') || isOf(small, 'animals')) return TRAIT;
  if (isOf(small, 'searched uses')) return USE;
  // "A party of dwarves"
  const isMeant = isFact || isContext || isRepeated(word);
  if (isOf(small, 'searched occasions')) return isMeant ? USE : 0;
  if (word.includes('-')) return isCompound(small) ? USE : 0;
  if (isMaterial(word)) return isFact || isMade ? TRAIT : 0;
  // "In pink, purple or green": of several colors, none is the product's.
  if (isColor(word) && isPart) return 0;
  if (isColor(word)) return (hasOneColor || isTelling) && !isOf(small, 'shades') ? THING : 0;
  if ((!isFact && !isPhrase && !isRepeated(word)) || isApart || isCounted || isContext) return 0;
  const isTold = isFact || isRepeated(word);
  if (isTold && (isOf(small, 'motifs') || isOf(small, 'searched parts'))) return THING;
  const isKind = isTelling && !isPart && !isOf(small, 'parts of anything');
  if (isKind && (isThing(word) || isPictured(word))) return THING;
  // "Orange" of "Orange pullover": if nothing else tells of the product
  return isProduct(word) && !isVague(word) && !isPart ? LEAST : 0;
}

/** "Water-resistant", "die-cast": what two words make is seldom what anyone types. */
function isCompound(word: string): boolean {
  return (
    isOf(word, 'searched compounds') ||
    isOf(word, 'searched traits') ||
    isOf(word.replace('-', ' '), 'term pairs')
  );
}

/** "1/350 Scale Warship" */
const SCALE = /^1 ?[:/] ?\d{1,4} scale /iu;

const WITH = /\b(?:with|featuring|including|includes|has)\b/iu;

/** The terms of a statement: whole noun phrases of two words, and nouns that mean the same alone. */
function termsIn(unit: Unit, reading: Reading, isRepeated: (word: string) => boolean): Term[] {
  const own = saidOf(unit.text, 'en').replace(SCALE, '');
  const said = toSentenceCase(own, reading.names, reading.name.text);
  const low = said.toLowerCase();
  const statement = statementOf(unit, reading);
  // "Noise cancellation" alone is a fact; in more words, only things and uses are to the point.
  const isShort = !unit.finite && unit.words <= MAX_TITLE_WORDS;
  let from = 0;
  return nounPhrases(said).flatMap((phrase): Term[] => {
    const words = phrase.map(({ word }) => word);
    from = Math.max(from, low.indexOf((words[0] ?? '').toLowerCase(), from));
    const isContext = from > statement.context;
    // "The life of the party"
    if (/\bof the $/u.test(low.slice(0, from)) && isOf(words.at(-1) ?? '', 'searched occasions'))
      return [];
    const pair = words.slice(-2);
    const [, head = ''] = pair;
    // "Dog training" in what a product is for, "acacia wood" in what it is made of
    const isSaid = isContext
      ? isOf(foldWord(head), 'searched uses') || (statement.isMade && isMaterial(head))
      : statement.isFact || (statement.isMade && isMaterial(head));
    const isTold = isSaid && !statement.isCounted && !statement.isApart;
    const whole: Term[] =
      isTold && (isThing(head) || isShort || isContext) && isPair(phrase.slice(-2))
        ? [{ text: [...qualityOf(words, -2), ...pair].join('-'), quote: unit, weight: USE }]
        : [];
    // "Basket" of a stroller "with a hood and basket"
    const isPart = from > (WITH.exec(low)?.index ?? Infinity);
    const others = words.slice(0, -2).filter(isListed);
    const single = whole.length > 0 ? others : [...others, ...termWords(words)];
    return [
      ...single.map((word): Term => {
        const weight = weightOf(word, statement, isRepeated, isContext, isPart);
        const quality = qualityOf(words, words.indexOf(word));
        return { text: [...quality, word].join('-'), quote: unit, weight };
      }),
      ...whole,
    ];
  });
}

/** "Stainless" of stainless steel: what a material isn't named without. */
function qualityOf(words: readonly string[], at: number): readonly string[] {
  const place = at < 0 ? words.length + at : at;
  const [quality = '', material = ''] = words.slice(Math.max(place - 1, 0), place + 1);
  return isMaterial(material) && isOf(foldWord(quality), 'metal qualities') ? [quality] : [];
}
