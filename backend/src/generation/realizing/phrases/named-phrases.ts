import type { Quote, Reading } from '../../reading/index.ts';
import { foldWord, stemOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { before, cite, textOf, type Cited } from '../cited.ts';
import { isListed, isNamed, lastWordOf, saidBy, type Atom } from './atoms.ts';
import { filedPhrases, toldPhrases } from './called-phrases.ts';
import { describedPhrases } from './described-phrases.ts';
import { evidenceOf } from './evidence.ts';
import { fittedModel } from './fitted-models.ts';
import { canBegin, isMakersRun, LIST, runsOf } from './name-runs.ts';
import { modelNumber } from './model-numbers.ts';
import { makersOf, quoteOf, traitsOf } from './name-traits.ts';
import { namePartsOf, nounOf, productHeads, shortTermOf, termOf } from './product-head.ts';
import type { ProductHead } from './part-heads.ts';
import { statedFacts } from './stated-facts.ts';
import { peopleOf } from './stated-traits.ts';
import { isColor, isKnownPair, isMaterial, isVague } from './words.ts';

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
  const runs = runsOf(main, reading);
  const makers = runs.filter((run) => isMakersRun(run, reading));
  const named = runs.filter((run) => !makers.includes(run));
  const term = cite(pluralOf(termOf(main), reading), main.segment);
  const { traits, apart } = traitsOf(main, reading);
  const worlds = worldsOf(main, runs, reading);
  const short = cite(shortTermOf(main), main.segment);
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
  const worn = isVague(nounOf(main)) ? term : cite(pluralOf(nounOf(main), reading), main.segment);
  // "Women's leather jacket", but not "women's Emma leggings"
  const plain = named.slice(-1).filter((run) => named.length > 1 || isPlainRun(run, main, reading));
  const [group] = peopleOf(reading, nounOf(main));
  const forPeople = (phrases: readonly Cited[]) =>
    group === undefined ? [] : phrases.map((phrase) => before(group, phrase));
  const told = [...toldPhrases(reading, nounOf(main)), ...describedPhrases(main, reading)];
  // "Shower curtain" of a curtain
  const called = [...told, ...filedPhrases(reading, nounOf(main))]
    .filter((phrase) => textOf(phrase).endsWith(` ${nounOf(main)}`))
    .toSorted((one, two) => textOf(one).length - textOf(two).length);
  const branded = makersOf(reading)
    .filter(({ text }) => !named.some((run) => textOf(run).startsWith(`${text} `)))
    .flatMap((maker) => firstFit(maker, [...plain, ...(isLong ? [term] : called), term]));
  const facts = statedFacts(reading).flatMap((fact) =>
    firstFit(fact, [...(isColor(fact.text) ? plain : []), term, short]),
  );
  return [
    ...worlds,
    ...named.slice(0, 1),
    ...forPeople(plain.length > 0 ? [...plain, ...(isLong ? [term] : [])] : [term]),
    ...named.slice(1),
    ...fittedModel(reading).flatMap((model) => firstFit(model, [...plain, term])),
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
    ...others.flatMap((head) => runsOf(head, reading).slice(0, 1)),
    ...filedPhrases(reading, nounOf(main)),
    // "Park figure" of an "animal park figure" is torn.
    ...(isWhole || runs.length === 0 ? [term] : []),
    ...makers,
    ...branded.slice(1),
  ];
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
