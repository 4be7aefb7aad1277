import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import { isPlural } from '../../reading/name.ts';
import { foldWord, hasDigit, isCapitalized, stemOf, wordsOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { cite, textOf, type Cited } from '../cited.ts';
import { isListed, lastWordOf, PRAISE, saidBy, sizeOf, type Atom, type Part } from './atoms.ts';
import { filedPhrases, toldPhrases } from './called-phrases.ts';
import { evidenceOf } from './evidence.ts';
import { fittedModel } from './fitted-models.ts';
import {
  namePartsOf,
  nounOf,
  productHeads,
  shortTermOf,
  termOf,
  type ProductHead,
} from './product-head.ts';
import { materialOf, peopleOf } from './stated-traits.ts';

import {
  isBinding,
  isColor,
  isDescribing,
  isInDictionary,
  isPossibleName,
  isKnownPair,
  isMaterial,
  isPraise,
  isProduct,
  isShortForm,
  isVague,
} from './words.ts';

const MAX_WORDS = 4;

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
  // "Women's leather jacket", but not "women's Emma leggings"
  const plain = named.filter((_run, index) => index > 0 || isPlainRun(main, reading)).slice(-1);
  const people = peopleOf(reading, nounOf(main)).flatMap((group) =>
    [...plain, term].map((phrase) => before(group, phrase)),
  );
  const told = toldPhrases(reading, nounOf(main));
  return [
    ...worlds,
    ...(named.length > 0 || isLong ? named : makers).slice(0, 1),
    ...people,
    ...named.slice(1),
    ...fittedModel(reading).flatMap((model) => firstFit(model, [...plain, term])),
    ...traits.flatMap((trait) => traitPhrase(trait, main, [term, short])),
    ...apart.flatMap((trait) => firstFit(trait, isLoose ? [bare] : [...kind, term, short])),
    ...materialOf(reading).flatMap((material) => firstFit(material, [...plain, term, short])),
    ...(named.length === 0 && isLong ? [term] : []),
    ...makers,
    ...told,
    ...others.flatMap((head) => runsOf(head, reading).slice(0, 1)),
    ...filedPhrases(reading, nounOf(main)),
    // "Park figure" of an "animal park figure" is torn.
    ...(isWhole || runs.length === 0 ? [term] : []),
    // Nobody types "Forum Novelties" before a costume, if there is anything else to type.
    ...(named.length < 2
      ? makersOf(reading).flatMap((maker) => firstFit(maker, isPair ? [term] : [term, bare]))
      : []),
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
  return firstFit(trait, isBefore && !isShown && !isList ? [core] : [core, ...terms]);
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

/** "Leather jacket": whether the first word before the noun says what the input says of any such product. */
function isPlainRun({ atoms, first: from }: ProductHead, reading: Reading): boolean {
  const { common } = evidenceOf(reading);
  return atoms
    .slice(0, from)
    .every((atom) => isListed(atom) || common.has(stemOf(lastWordOf(atom))));
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

/** A phrase after what the input says of it, with both places. */
export function before({ text, span }: Quote, [phrase]: Cited): Cited {
  if (phrase === undefined) return [];
  return [{ text: `${text} ${phrase.text}`, sources: [span, ...phrase.sources] }];
}

const LIST = / (?:and|&) /iu;

/** The name's own words that end in the noun, the fullest first: each begins where it tears nothing. */
function runsOf(head: ProductHead, reading: Reading): Cited[] {
  const { atoms, first: from, last: at, segment } = head;
  const runs: Cited[] = [];
  for (let start = 0; start < from; start += 1) {
    const run = atoms.slice(start, at + 1);
    const isWhole = start === 0 ? !isCut(head) : canBegin(head, start, reading);
    if (isWhole && sizeOf(run) <= MAX_WORDS) runs.push(cite(saidBy(run), segment));
  }
  const whole = atoms.slice(0, at + 1);
  // "Salt and pepper grinder" of a set
  const isList = LIST.test(saidBy(whole));
  if (isList && sizeOf(whole) === MAX_WORDS + 1 && isVague(nounOf(head)) && !isCut(head))
    runs.push(cite(saidBy(whole.slice(0, -1)), segment));
  const nearest = atoms.slice(Math.max(0, from - 1), at + 1);
  const isAny = runs.length > 0 || from === 0 || termOf(head).includes(' ');
  // "Princess" of a doll: the word right before a noun that says little without it
  const isTorn = from === 1 && isCut(head);
  if (!isAny && !isTorn && sizeOf(nearest) <= MAX_WORDS && !isVerbal(nearest[0]))
    runs.push(cite(saidBy(nearest), segment));
  return runs;
}

function isVerbal(atom: Atom | undefined): boolean {
  return atom === undefined || /(?:ed|ing)$/u.test(atom.text);
}

/** "Treat" of "Trick or Treat Sticker": what follows a small word but opens no phrase. */
function isCut({ atoms, after }: ProductHead): boolean {
  const [first] = atoms;
  const isList = after === '' || after === PRAISE || /^(?:and|&|n|up|out|off)$/u.test(after);
  const isFree = first !== undefined && (isListed(first) || isNamed(first));
  return !isList && !isFree;
}

/** Whether a phrase can begin at an atom, so that what stands before it loses nothing. */
function canBegin(head: ProductHead, start: number, reading: Reading): boolean {
  const { atoms, first: from } = head;
  const [last, first] = atoms.slice(start - 1);
  if (last === undefined || first === undefined) return false;
  const { pairs } = evidenceOf(reading);
  const [end, word] = [lastWordOf(last), first.text.split(' ')[0] ?? ''];
  // "Journey Girls"
  const isName = start === 1 && first.kind === 'people' && !last.opens;
  if (isOf(word, 'numbers') || isName) return false;
  const isPart =
    first.kind === 'thing' && (isPlural(word.toLowerCase()) || isOf(word, 'no openers'));
  // "Wicking", "lined": a participle that goes with the noun before it
  const isBound = isOf(word, 'bound participles') && isMaterial(end);
  const isTied = isBinding(end) || (isVerbal(first) && (last.kind === 'thing' || isBound));
  const isPair = pairs.has(`${stemOf(end)} ${stemOf(word)}`) && !isHard(last);
  if (
    isTied ||
    isPart ||
    isPair ||
    isSaidApart(`${end} ${word}`, saidBy(atoms.slice(start)), reading)
  )
    return false;
  // "Vintage print twill pants": what an adjective describes is not always the noun.
  if (last.opens && (isHard(last) || first.kind !== 'thing' || start === from - 1))
    return !(isColor(end) && isPossibleName(word) && isCapitalized(word));
  return first.kind === 'people' || (isListed(first) && !isVerbal(first));
}

/** "Glycolic acid" of a glycolic acid serum: two words that the text has side by side before another one. */
function isSaidApart(said: string, run: string, { request }: Reading): boolean {
  const text = request.features.toLowerCase();
  const pair = said.toLowerCase();
  const [, next = ''] = run.toLowerCase().split(' ');
  let at = text.indexOf(pair);
  while (at !== -1) {
    const rest = text.slice(at + pair.length);
    if (/^[^\p{L}-]/u.test(rest) && !rest.startsWith(` ${next}`)) return true;
    at = text.indexOf(pair, at + 1);
  }
  return false;
}

/** Whether an atom describes the product wherever it stands: a color, a material, people, a name. */
function isHard({ kind, text }: Atom): boolean {
  return kind !== 'trait' || isListed({ kind, text, opens: true });
}

/** "AirPulse wireless earbuds": a run that begins with the brand or with a name that no dictionary has. */
function isMakersRun(run: Cited, reading: Reading): boolean {
  const [first = ''] = textOf(run).split(' ');
  const brand = wordsOf(reading.request.brand_name ?? '').map(foldWord);
  if (brand.includes(foldWord(first))) return true;
  const isFirst = reading.name.text.startsWith(first);
  return (
    isFirst &&
    !isShortForm(first) &&
    !isInDictionary(first) &&
    !evidenceOf(reading).common.has(stemOf(first))
  );
}

/** What the name says of the product beside its noun, and what other parts of it say. */
function traitsOf(head: ProductHead, reading: Reading): Record<'traits' | 'apart', Quote[]> {
  const { atoms, first: from, last: at, segment } = head;
  const parts = namePartsOf(reading);
  const isKnown = parts.some((part) => part.atoms.some(({ kind }) => kind === 'world'));
  const isSaid = (atom: Atom) =>
    (atom.kind === 'motif' && !isNameLike(atom)) ||
    (isListed(atom) && isTelling(atom.text) && !(isKnown && isColor(lastWordOf(atom))));
  // "Angel Light Running Short"
  const isNameLike = ({ text }: Atom) =>
    reading.name.text.startsWith(text) && !evidenceOf(reading).common.has(stemOf(text));
  const isBehind = (atom: Atom) =>
    atom.kind === 'trait' || isSaid(atom) || isOf(foldWord(atom.text), 'behind the noun');
  const after = atoms.slice(at + 1);
  const own = [
    ...atoms.slice(0, from).filter((atom) => isSaid(atom) && !isVerbal(atom)),
    ...(after.every((atom) => isBehind(atom) || atom.kind === 'people')
      ? after.filter((atom) => isBehind(atom) && isTelling(atom.text))
      : []),
  ];
  const apart = parts.flatMap((part) => {
    if (part.atoms === atoms) return [];
    // "Sloth" of "Three Toed Sloth 12" Plush"
    const last = part.segment === segment && from === 0 ? part.atoms.slice(-1) : [];
    const some = [
      ...last.filter(({ kind }) => kind === 'motif'),
      ...(part.segment === segment ? part.atoms.filter(isPeoples) : []),
    ];
    const said = part.atoms.every(isSaid) ? part.atoms : some;
    return said.map((atom) => quoteOf(atom, part.segment));
  });
  const colors = apart.filter(({ text }) => isColor(text));
  return {
    traits: own
      .filter((atom) => !isColor(atom.text) || own.filter(({ text }) => isColor(text)).length < 2)
      .map((atom) => quoteOf(atom, segment)),
    apart: [
      // "Black, White": of several colors, one is not the product's.
      ...apart.filter((quote) => colors.length < 2 || !colors.includes(quote)),
      ...subjectsOf(head, reading),
    ],
  };
}

function isNamed({ kind }: Atom): boolean {
  return kind === 'world' || kind === 'maker' || kind === 'people';
}

function isPeoples({ kind }: Atom): boolean {
  return kind === 'people';
}

/** Whether anyone would search for a thing by a trait alone. */
export function isTelling(text: string): boolean {
  return (
    !isPraise(text) &&
    !isOf(foldWord(text), 'sides') &&
    !isOf(foldWord(text), 'sizes') &&
    !isOf(foldWord(text), 'words of no kind') &&
    !isOf(foldWord(text), 'figure words')
  );
}

function quoteOf({ text }: Atom, segment: NameSegment): Quote {
  return { ...segment, text };
}

const MAX_SUBJECT = 3;

/** "Orchard Lane" of "Puzzle - Orchard Lane": a part of the name that only says what the product is of. */
function subjectsOf(head: ProductHead, reading: Reading): Quote[] {
  const parts = namePartsOf(reading);
  return parts.flatMap((part, index) => {
    const isOnly = parts.filter((one) => one.segment === part.segment).length === 1;
    const isWhole = part.segment.text.startsWith(part.atoms[0]?.text ?? ' ');
    const isTail = part.segment.text
      .split(' ')
      .some((word) => isOf(word, 'tail words') || isOf(word, 'tail openers'));
    const isDashed = isOnly && !isTail && /^\s*[-–—|:]/u.test(part.segment.separator);
    // "Taylor Swift Eras" of "Taylor Swift Eras through Folklore Postcards"
    const isFirst = index === 0 && part.segment === reading.name.segments[0];
    // "Funko Pop! Directors: Brin Tolmarsen"
    const isOfLine = isOf(termOf(head), 'product lines') && part === parts.at(-1);
    if (
      !(isOfLine || (isWhole && (isDashed || isFirst))) ||
      part.segment.marksVariant ||
      part.after !== ''
    )
      return [];
    const isHeads = part.atoms === head.atoms;
    const atoms = withoutMakers(part, reading);
    const text = saidBy(atoms);
    const isName = atoms.every(
      (atom) => isCapitalized(atom.text) && !isProduct(lastWordOf(atom)) && !isListed(atom),
    );
    const isFit = atoms.length > 0 && sizeOf(atoms) <= MAX_SUBJECT && !hasDigit(text);
    const isEmpty = atoms.every(
      ({ text: one }) => isDescribing(one) || isVague(one) || isOf(foldWord(one), 'idle terms'),
    );
    if (isOf(foldWord(atoms.at(-1)?.text ?? ''), 'bare nouns')) return [];
    const isTitle = /^(?:or|of|to|at)$/u.test(part.until);
    const isPlain = !isDashed && atoms.length === 1 && isInDictionary(text);
    return isFit && isName && !isEmpty && !isTitle && !isHeads && !isPlain
      ? [{ ...part.segment, text }]
      : [];
  });
}

export function withoutMakers(part: Part, reading: Reading): Atom[] {
  const brand = wordsOf(reading.request.brand_name ?? '').map(foldWord);
  return part.atoms.filter(
    ({ kind, text }) => kind !== 'maker' && kind !== 'world' && !brand.includes(foldWord(text)),
  );
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

/** A maker that shoppers know, where the name has it. */
export function makersOf(reading: Reading): Quote[] {
  return namePartsOf(reading)
    .flatMap(({ segment, atoms }) =>
      atoms.filter(({ kind }) => kind === 'maker').map((atom) => quoteOf(atom, segment)),
    )
    .slice(0, 1);
}
