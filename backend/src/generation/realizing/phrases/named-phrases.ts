import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { isListed, isNamed, lastWordOf, saidBy, type Atom } from './atoms.ts';
import { filedPhrases, toldPhrases } from './called-phrases.ts';
import { statedBrand } from './brands.ts';
import { describedPhrases } from './described-phrases.ts';
import { evidenceOf } from './evidence.ts';
import { isForm } from './feature-phrases.ts';
import { fittedModel, isUse } from './fitted-models.ts';
import { canBegin, isMakersRun, isSaidApart, LIST, runsOf } from './name-runs.ts';
import { modelNumber } from './model-numbers.ts';
import { namePhrase } from './name-phrase.ts';
import { makersOf, quoteOf, traitsOf } from './name-traits.ts';
import { namePartsOf, nounOf, productHeads, shortTermOf, termOf } from './product-head.ts';
import type { ProductHead } from './part-heads.ts';
import { statedFacts } from './stated-facts.ts';
import { peopleOf } from './stated-traits.ts';
import {
  isColor,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isPeople,
  isPictured,
  isPraise,
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
  const ends = runsOf(main, reading);
  const whole = ends.filter((run) => isWholeEnd(run, main, reading));
  // With no phrase of the whole name, the longest end of it is as near to that as there is.
  const isNamed = whole.length > 0 || namePhrase(reading) !== undefined;
  const runs = isNamed ? whole : ends.filter((run) => !isReversed(run, main)).slice(0, 1);
  const makers = runs.filter((run) => isMakersRun(run, reading));
  const named = runs.filter((run) => !makers.includes(run));
  // "Butter body wash" of a "shea butter body wash"
  const prior = main.atoms[main.first - 1]?.text ?? '';
  const [opening = ''] = termOf(main).split(' ');
  const isTorn =
    main.first < main.last &&
    (main.atoms[main.last]?.text.includes(' ') ?? false) &&
    prior !== '' &&
    isSaidApart(`${prior} ${opening}`, termOf(main), reading);
  const said = isTorn ? saidBy(main.atoms.slice(main.last, main.last + 1)) : termOf(main);
  const term = cite(pluralOf(said, reading), main.segment);
  const { traits, apart } = traitsOf(main, reading);
  const worlds = worldsOf(main, runs, reading);
  const short = cite(pluralOf(shortTermOf(main), reading), main.segment);
  const bare = cite(nounOf(main), main.segment);
  const isLine = isOf(termOf(main), 'product lines');
  const isPair = isLine || isKnownPair(main.words[main.at - 1] ?? '', nounOf(main));
  const isSaid = reading.request.features.toLowerCase().includes(` ${termOf(main).toLowerCase()}`);
  const isWhole = isPair || isSaid || main.first === 0 || canBegin(main, main.first, reading);
  const isLoose = isVague(nounOf(main)) && !isWhole;
  const isLong = isWhole && termOf(main).includes(' ');
  // "Air hockey" of a table, where nothing else tells of which kind it is
  const isKind = main.atoms[main.first - 1]?.kind === 'thing' && main.first === main.last;
  const kind = isKind ? named.slice(-1) : [];
  const isTerm = isVague(nounOf(main)) || !isFiledAlone(nounOf(main), reading);
  const worn = isTerm ? term : cite(pluralOf(nounOf(main), reading), main.segment);
  // "Women's leather jacket", but not "women's Emma leggings"
  const plain = named
    .slice(-1)
    .filter((run) => startOf(run, main) > 0 || isPlainRun(run, main, reading));
  const [group] = peopleOf(reading, nounOf(main));
  const forPeople = (phrases: readonly Cited[]) =>
    group === undefined ? [] : phrases.map((phrase) => before(group, phrase));
  const told = [
    ...toldPhrases(reading, nounOf(main)).filter((phrase) => isPlain(phrase, reading)),
    ...describedPhrases(main, reading),
  ];
  // "Shower curtain" of a curtain
  const called = [...told, ...filedPhrases(reading, nounOf(main))]
    .filter((phrase) => textOf(phrase).endsWith(` ${nounOf(main)}`))
    .toSorted((one, two) => textOf(one).length - textOf(two).length);
  const branded = makersOf(reading)
    .filter(({ text }) => !named.some((run) => textOf(run).startsWith(`${text} `)))
    .flatMap((maker) =>
      firstFit(maker, [
        ...plain,
        ...(isLong ? [term] : statedBrand(reading).length > 0 ? called : []),
        term,
      ]),
    );
  const facts = statedFacts(reading).flatMap((fact) =>
    firstFit(fact, [...(isColor(fact.text) ? plain : []), term, short]),
  );
  const name = namePhrase(reading);
  const first = name === undefined ? [] : [name.phrase];
  return [
    ...(name?.opens === true ? first : []),
    ...worlds,
    ...first,
    ...named.slice(0, 1),
    ...forPeople(plain.length > 0 ? [...plain, ...(isLong ? [term] : [])] : [term]),
    ...named.slice(1),
    ...fittedModel(reading).flatMap((model) => firstFit(model, plain.length > 0 ? plain : [term])),
    ...modelNumber(reading).flatMap((model) => firstFit(model, [...plain, term, short])),
    ...traits.flatMap((trait) => traitPhrase(trait, main, [term, short])),
    ...apart.flatMap((trait) =>
      firstFit(
        trait,
        isLoose ? [bare] : [...kind, ...(isColor(trait.text) ? plain : []), term, short],
      ),
    ),
    ...(isLong ? [term] : []),
    ...forPeople([worn]),
    ...facts.slice(0, MAX_BEFORE_BRAND),
    ...branded.slice(0, 1),
    ...facts.slice(MAX_BEFORE_BRAND),
    ...told,
    ...others.flatMap((head) =>
      runsOf(head, reading)
        .slice(0, 1)
        .filter((run) => textOf(run).split(' ').every(isInDictionary)),
    ),
    ...filedPhrases(reading, nounOf(main)),
    ...forPeople(filedPhrases(reading, nounOf(main)).filter((one) => !textOf(one).includes(' '))),
    // "Park figure" of an "animal park figure" is torn.
    ...(isWhole || runs.length === 0 ? [term] : []),
    ...makers,
    ...branded.slice(1),
  ];
}

/**
 * Whether an end of the name is a phrase by itself: it begins with what describes any such product, or is the
 * noun with what it doesn't go without, and cuts off no "imitation" or "rear".
 */
function isWholeEnd(run: Cited, head: ProductHead, reading: Reading): boolean {
  const { atoms, first: from, last: at } = head;
  const start = startOf(run, head);
  const [first, next] = atoms.slice(start);
  if (start === -1 || first === undefined) return true;
  if (isPraise(first.text) || isReversed(run, head)) return false;
  // "Uno" of "Tolmar SN500 Uno Coffee Machine"
  if (start === 0) return namePhrase(reading) === undefined || isInDictionary(first.text);
  const isPair = isKnownPair(lastWordOf(first), next?.text.split(' ')[0] ?? '');
  // "Stove gap covers" of "silicone stove gap covers"
  const before = atoms[start - 1];
  const isFreed = before !== undefined && isListed(before) && first.kind === 'thing';
  // "Floating shelf" of "Larkfell floating shelf"
  const isBehindName = start === 1 && before?.kind !== 'trait' && first.kind === 'trait';
  const isPlainTrait = isBehindName && !/ed$/u.test(first.text);
  const isKnown = isPair || evidenceOf(reading).common.has(stemOf(first.text));
  const isTerm = start === from && (at > from || first.text.includes(' '));
  const isSaid = (isTerm || start === at - 1) && isKnown;
  return (
    isTerm ||
    isSaid ||
    isFreed ||
    isPlainTrait ||
    isListed(first) ||
    isNamed(first) ||
    isUse(first.text.toLowerCase())
  );
}

/** The atom with which an end of the name begins; -1 for what isn't one. */
function startOf(run: Cited, { atoms, last }: ProductHead): number {
  return atoms.findIndex((_, at) => saidBy(atoms.slice(at, last + 1)) === textOf(run));
}

/** "Pearl necklace" of "imitation pearl necklace" */
function isReversed(run: Cited, head: ProductHead): boolean {
  const before = head.atoms[startOf(run, head) - 1];
  const word = before === undefined ? '' : foldWord(lastWordOf(before));
  return isOf(word, 'words that reverse') || isOf(word, 'sides');
}

/** "Jackets": whether the category has the noun without anything before it, so that it says what the product is. */
function isFiledAlone(noun: string, reading: Reading): boolean {
  return evidenceOf(reading).members.some(({ words }) => {
    const [only = '', ...more] = words.filter((word) => !isPeople(word));
    return more.length === 0 && stemOf(only) === stemOf(noun);
  });
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

/** "White gold engagement ring": a trait, and all between it and the noun that is no trait. */
function traitPhrase(trait: Quote, head: ProductHead, terms: readonly Cited[]): Cited[] {
  const { atoms, first: from, last: at, segment } = head;
  const said = atoms.findIndex(({ text }) => text === trait.text);
  const isBefore = said < from;
  const isLoose = (atom: Atom) => isListed(atom) || isNamed(atom);
  const last = atoms.slice(0, from).findLastIndex(isLoose);
  const rest = atoms.slice(isBefore ? said + 1 : last + 1, at + 1);
  const first = rest.findIndex((atom) => !isLoose(atom));
  const core = cite(saidBy(rest.slice(first)), segment);
  // "Cowboy growth chart" of a "cowboy wall vinyl sticker growth chart"
  const isShown = atoms[said]?.kind === 'motif';
  // "Gold ring" of a "gold sapphire ring and pendant set"
  const isList = LIST.test(textOf(core));
  // "Pet bed" of a "pet cozy bed"
  const isFor = isOf(trait.text.toLowerCase(), 'animals');
  if (isFor) return firstFit(trait, terms);
  // "Stainless steel organizer rack" of a "stainless steel multi-slot organizer rack"
  const isOwn = isPureMaterial(trait.text) && !fits(trait, core) && said === 0;
  const isTight = isBefore && !isShown && !isList && !isOwn;
  return firstFit(trait, isTight ? [core] : [core, ...terms]);
}

/** "Stainless steel", but not "gold", which is a color, too */
function isPureMaterial(text: string): boolean {
  const word = lastWordOf({ text });
  return isMaterial(word) && !isColor(word);
}

function firstFit(trait: Quote, phrases: readonly Cited[]): Cited[] {
  return phrases
    .filter((phrase) => fits(trait, phrase))
    .slice(0, 1)
    .map((phrase) => before(trait, phrase));
}

function fits({ text }: Quote, phrase: Cited): boolean {
  return `${text} ${textOf(phrase)}`.split(' ').length <= MAX_WORDS;
}

/** "Leather jacket": whether a run says before the noun what the input says of any such product. */
function isPlainRun(run: Cited, { atoms, first: from }: ProductHead, reading: Reading): boolean {
  const { common } = evidenceOf(reading);
  const said = ` ${textOf(run)} `;
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

/** "Shopkins ice cream truck": a world that anyone knows, before as much of the noun as has room. */
function worldsOf(head: ProductHead, runs: readonly Cited[], reading: Reading): Cited[] {
  const term = cite(termOf(head), head.segment);
  const short = cite(nounOf(head), head.segment);
  const found = namePartsOf(reading).flatMap(({ segment, atoms }) =>
    atoms.filter(({ kind }) => kind === 'world').map((atom) => quoteOf(atom, segment)),
  );
  const narrow = found.filter(({ text }) => !isOf(text, 'broad worlds'));
  const isSaid = ({ text }: Quote) => runs.some((run) => textOf(run).includes(text));
  return (narrow.length > 0 ? narrow : found)
    .filter((world) => !isSaid(world))
    .slice(0, 2)
    .map((world) => {
      const isFit = (phrase: Cited) =>
        `${world.text} ${textOf(phrase)}`.split(' ').length <= MAX_WORDS;
      const near = world.span === head.segment.span ? runs : [];
      const fit = [...near, term, short].find(isFit);
      return fit === undefined ? cite(world.text, world) : before(world, fit);
    });
}
