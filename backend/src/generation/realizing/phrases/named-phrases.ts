import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { lastWordOf } from './atoms.ts';
import { filedPhrases, toldPhrases } from './called-phrases.ts';
import { describedPhrases } from './described-phrases.ts';
import { evidenceOf } from './evidence.ts';
import { isForm } from './feature-phrases.ts';
import { fittedModel, isUse } from './fitted-models.ts';
import { modelNumber } from './model-numbers.ts';
import { isOpener, isTornAt, nameEnds, standsAlone } from './name-ends.ts';
import { namePhrase } from './name-phrase.ts';
import { makersOf, quoteOf, traitsOf, withoutPossessive } from './name-traits.ts';
import type { ProductHead } from './part-heads.ts';
import {
  isOfSameKind,
  namePartsOf,
  nounOf,
  productHeads,
  shortTermOf,
  termOf,
} from './product-head.ts';
import { statedFacts } from './stated-facts.ts';
import { peopleOf } from './stated-traits.ts';
import {
  isColor,
  isKnownPair,
  isPeople,
  isPictured,
  isPossibleName,
  isPraise,
  isProduct,
  isThing,
  isTrait,
  isVague,
} from './words.ts';

const MAX_WORDS = 4;
/** Stated facts that come before the brand. */
const MAX_BEFORE_BRAND = 2;

/**
 * The phrases of a name that says what the product is: its own words up to the noun, the noun after each thing
 * that the input says of the whole product, and what text and category call it.
 */
export function namedPhrases(reading: Reading): Cited[] {
  const [main, ...others] = productHeads(reading);
  if (main === undefined) return [];
  const named = namePhrase(reading);
  const name = named === undefined ? [] : [named.phrase];
  const ends = nameEnds(main, reading);
  // "Hot shot" of a figure: what no list has for a product says too little without the name.
  const isKnown = main.confidence > 0;
  const isOwnName = (end: Cited) =>
    textOf(end) === textOf(named?.phrase ?? []) &&
    (!isKnown || wordsOf(textOf(end)).some((word) => isCapitalized(word) && isPossibleName(word)));
  const shorter = ends.filter((end) => !isOwnName(end));
  const terms = isKnown ? termsOf(main, shorter, reading) : shorter.slice(-1);
  const noun = nounOf(main);
  const isTermed = isTerm(termOf(main), main, reading);
  const { traits, apart } = traitsOf(main, reading);
  const called = [
    ...toldPhrases(reading, noun).filter((phrase) => isPlain(phrase, reading)),
    ...describedPhrases(main, reading),
  ];
  const filed = filedPhrases(reading, noun);
  // "Women's leather jacket", but not "women's Emma leggings"
  const plain = ends.filter((end) => isPlainEnd(end, main, reading)).slice(-1);
  const bases = [...plain, ...terms];
  // "Warmers" of leg warmers, as the category has them, or of what the name calls so
  const isLonger = filed.some((phrase) => textOf(phrase).split(' ').length > 1);
  const bare =
    isVague(noun) || isLonger || !isKnown ? [] : [cite(pluralOf(noun, reading), main.segment)];
  const kindBefore = main.atoms[main.first - 1]?.kind;
  const isCompound = kindBefore === 'thing' && !isConfirmed(main);
  const [group] = peopleOf(reading, noun);
  const forPeople = (phrases: readonly Cited[]) =>
    group === undefined ? [] : phrases.map((phrase) => before(group, phrase));
  // "Hat" of a "Hat Trick" air hockey table is none.
  const isMeant = (head: ProductHead) => isConfirmed(head) || isAlike(head, main);
  // "Gray nonstick pan", but "linen apron" of a plain one
  const withAny = (traits: readonly Quote[]) =>
    traits.flatMap((trait) => firstFit(trait, isColor(trait.text) ? bases : terms));
  // "Pet bed" of a "pet cozy bed"
  const isFor = ({ text }: Quote) => isOf(text.toLowerCase(), 'animals');
  const branded = makersOf(reading).flatMap((maker) =>
    firstFit(maker, [...bases, ...called, ...filed, ...(isTermed || isCompound ? [] : bare)]),
  );
  const facts = withAny(statedFacts(reading));
  return [
    ...name,
    ...worldsOf(main, [...ends, ...terms], reading),
    ...ends.slice(0, 1),
    ...forPeople(bases),
    ...ends.slice(1),
    ...withAny(fittedModel(reading)),
    ...withAny(modelNumber(reading)),
    ...[...traits, ...apart].flatMap((trait) =>
      isFor(trait) ? firstFit(trait, [...terms, ...bare]) : withAny([trait]),
    ),
    ...terms.slice(0, 1),
    ...facts.slice(0, MAX_BEFORE_BRAND),
    ...branded.slice(0, 1),
    ...facts.slice(MAX_BEFORE_BRAND),
    ...called,
    ...others.filter(isMeant).flatMap((head) => {
      const more = nameEnds(head, reading);
      return [...more, ...termsOf(head, more, reading)].slice(0, 1);
    }),
    ...filed,
    ...forPeople([
      ...filed.filter((one) => !textOf(one).includes(' ')),
      ...(isCompound ? [] : bare),
    ]),
  ];
}

/**
 * The shortest ways to say what the product is that are phrases by themselves: "duvet cover set", "rings" of a
 * "ring and pendant set", or else the shortest end of the name.
 */
function termsOf(main: ProductHead, ends: readonly Cited[], reading: Reading): Cited[] {
  const noun = nounOf(main);
  const [prior] = main.atoms.slice(main.first - 1, main.first);
  const isAlone = termOf(main) === noun;
  // "Paper towel holder"
  const isLonger = isAlone && prior?.kind === 'thing' && prior.text.includes(' ');
  const text = isLonger ? `${prior.text} ${noun}` : termOf(main);
  const cited = (term: string) => cite(pluralOf(term, reading), main.segment);
  if (isTerm(text, main, reading)) return [text, shortTermOf(main)].map(cited);
  // "Keyring" of a "figure keyring", but not "holder" of a "towel holder"
  const isFree = isAlone && main.atoms[main.last - 1]?.kind !== 'thing';
  const isTelling = isProduct(noun) && !isVague(noun);
  return [...ends.slice(-1), ...(isFree && isTelling ? [cited(noun)] : [])];
}

/** Whether the category or the text has a noun, too. */
function isConfirmed({ confidence }: ProductHead): boolean {
  return confidence > 1;
}

/** Whether two nouns are one, or name goods of one kind. */
function isAlike(head: ProductHead, main: ProductHead): boolean {
  return isOfSameKind(head, main) || stemOf(nounOf(head)) === stemOf(nounOf(main));
}

/** Whether a term needs nothing before it: the dictionary, the text or the category has it, or the name by its other words. */
function isTerm(term: string, head: ProductHead, reading: Reading): boolean {
  const [one = '', two = '', ...more] = term.split(' ');
  if (two === '' ? isVague(one) : !isOpener(one)) return false;
  // "Teen set"
  if (isVague(nounOf(head)) && term.split(' ').slice(0, -1).every(isPeople)) return false;
  return (
    // "Beanie & glove set"
    LIST.test(term) ||
    term !== termOf(head) ||
    head.atoms[head.first]?.text.includes(' ') === true ||
    (isConfirmed(head) && !isVague(nounOf(head)) && !isTornAt(head, head.first)) ||
    isOf(term, 'product lines') ||
    (more.length === 0 && isKnownPair(one, two)) ||
    isSaidAlone(term, reading) ||
    standsAlone(head, head.first, reading)
  );
}

const LIST = / (?:and|&) /iu;

/** Whether the text has a term by itself: "this chess set", "a chess set". */
function isSaidAlone(term: string, { request }: Reading): boolean {
  const text = ` ${request.features.toLowerCase()} `;
  const said = term.toLowerCase();
  return ['this', 'these', 'a', 'an', 'the', 'our', 'your'].some((word) =>
    text.includes(` ${word} ${said}`),
  );
}

/** Whether the words before the noun say of which kind it is, rather than what anyone thinks of it: "aged bark". */
function isPlain(phrase: Cited, reading: Reading): boolean {
  const named = new Set(wordsOf(reading.name.text).map(foldWord));
  const words = textOf(phrase).split(' ');
  // "Fruit juice" of "Juice", which says too little by itself
  const isThin = named.size === 1 && !words.some(isPraise);
  return (
    isThin ||
    words
      .slice(0, -1)
      .every(
        (word, at) =>
          named.has(foldWord(word)) ||
          isTrait(word) ||
          isPeople(word) ||
          isUse(word) ||
          isForm(word) ||
          isThing(word) ||
          isPictured(word) ||
          isOf(word, 'numbers') ||
          isOf(word, 'counted kinds') ||
          isKnownPair(word, words[at + 1] ?? ''),
      )
  );
}

function firstFit(trait: Quote, phrases: readonly Cited[]): Cited[] {
  return phrases
    .filter((phrase) => fits(trait, phrase))
    .slice(0, 1)
    .map((phrase) => before(trait, phrase));
}

function fits({ text }: Quote, phrase: Cited): boolean {
  const said = textOf(phrase);
  const isSaid = ` ${said} `.toLowerCase().includes(` ${text.toLowerCase()} `);
  return !isSaid && `${text} ${said}`.split(' ').length <= MAX_WORDS;
}

/** "Leather jacket": whether an end says before the noun what the input says of any such product. */
function isPlainEnd(end: Cited, { atoms, first: from }: ProductHead, reading: Reading): boolean {
  const { common } = evidenceOf(reading);
  const said = ` ${textOf(end)} `;
  return atoms
    .slice(0, from)
    .filter(({ text }) => said.includes(` ${text} `))
    .every((atom) => atom.kind === 'trait' || common.has(stemOf(lastWordOf(atom))));
}

/** "Pants" of a pant: what has only a plural, as the category says it. */
function pluralOf(term: string, reading: Reading): string {
  const plural = `${term}s`;
  const isWorn = isOf(plural, 'always plural');
  return isWorn &&
    evidenceOf(reading).members.some(
      ({ words }) => foldWord(words.at(-1) ?? '') === foldWord(plural),
    )
    ? plural
    : term;
}

/** "Set", but not "figure" */
function isEmptyNoun(noun: string): boolean {
  return isVague(noun) && !/^(?:figure|game)s?$/iu.test(noun);
}

/** "Shopkins ice cream truck": a world that anyone knows, before as much of the noun as has room. */
function worldsOf(main: ProductHead, phrases: readonly Cited[], reading: Reading): Cited[] {
  const noun = isEmptyNoun(nounOf(main)) ? [] : [cite(nounOf(main), main.segment)];
  const found = namePartsOf(reading).flatMap(({ segment, atoms }) =>
    atoms
      .filter(({ kind }) => kind === 'world')
      .map((atom) => withoutPossessive(quoteOf(atom, segment))),
  );
  const narrow = found.filter(({ text }) => !isOf(text, 'broad worlds'));
  return (narrow.length > 0 ? narrow : found)
    .filter(({ text }) => !phrases.some((phrase) => textOf(phrase).includes(text)))
    .slice(0, 2)
    .flatMap((world) => {
      const found = firstFit(world, [...phrases, ...noun]);
      // "Star Wars shirt costume set": a world counts as one word if nothing shorter is left.
      const [short] = phrases.filter((phrase) => textOf(phrase).split(' ').length < MAX_WORDS);
      return found.length > 0 || short === undefined ? found : [before(world, short)];
    });
}
