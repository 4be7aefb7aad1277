import { labelType } from '../../reading/facts.ts';
import type { NameSegment, Quote, Reading } from '../../reading/index.ts';
import { foldWord, hasDigit, isCapitalized, stemOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import {
  isListed,
  isLoose,
  isVerbal,
  lastWordOf,
  saidBy,
  sizeOf,
  type Atom,
  type Part,
} from './atoms.ts';
import { brandWords, statedBrand, unknownBrand } from './brands.ts';
import { evidenceOf } from './evidence.ts';
import { isLetterCode } from './name-codes.ts';
import { namePartsOf, termOf } from './product-head.ts';
import type { ProductHead } from './part-heads.ts';
import {
  isAnimal,
  isBinding,
  isColor,
  isDescribing,
  isInDictionary,
  isNoun,
  isPraise,
  isProduct,
  isVague,
  singularOf,
} from './words.ts';

/** What the name says of the product beside its noun, and what other parts of it say. */
export function traitsOf(head: ProductHead, reading: Reading): Record<'traits' | 'apart', Quote[]> {
  const { atoms, first: from, last: at, segment } = head;
  const parts = namePartsOf(reading);
  const isKnown = parts.some((part) => part.atoms.some(({ kind }) => kind === 'world'));
  const offered = colorsOffered(reading);
  const isOther = ({ text }: Atom) =>
    isColor(text) && offered !== '' && !offered.includes(text.toLowerCase());
  const brand = brandWords(reading).map(foldWord);
  const isSaid = (atom: Atom) =>
    !isOther(atom) &&
    !isHalf(atom, segment.text) &&
    !brand.includes(foldWord(atom.text)) &&
    isAnySaid(atom);
  const isAnySaid = (atom: Atom) =>
    (atom.kind === 'motif' && !isNameLike(atom)) ||
    (isListed(atom) && isTelling(atom.text) && !(isKnown && isColor(lastWordOf(atom))));
  // "Angel Light Running Short"
  const isNameLike = ({ text }: Atom) =>
    reading.name.text.startsWith(text) && !evidenceOf(reading).common.has(stemOf(text));
  const isBehind = (atom: Atom) =>
    atom.kind === 'trait' || isSaid(atom) || isOf(foldWord(atom.text), 'behind the noun');
  const after = atoms.slice(at + 1);
  const own = [
    ...atoms
      .slice(0, from)
      .filter((_, at) => !isOf(foldWord(atoms[at - 1]?.text ?? ''), 'words that reverse'))
      // "Digital" of a "digital tire pressure gauge" goes with all of it.
      .filter(
        (atom, at) =>
          isShown(atom) || atoms.slice(at + 1, from).every((one) => isLoose(one) || isShown(one)),
      )
      .filter(
        (atom) => (isSaid(atom) && !isVerbal(atom)) || isOf(atom.text.toLowerCase(), 'animals'),
      ),
    ...(after.every((atom) => isBehind(atom) || atom.kind === 'people')
      ? after.filter((atom) => isBehind(atom) && isTelling(atom.text) && !isPowered(atom))
      : []),
  ];
  const apart = parts.flatMap((part) => {
    if (part.atoms === atoms) return [];
    // "Sloth" of "Three Toed Sloth 12" Plush"
    const last = part.segment === segment && from === 0 ? part.atoms.slice(-1) : [];
    const some = [
      ...last.filter(({ kind }) => kind === 'motif'),
      // Not "boy" of "Bad Boy Magnum"
      ...(part.segment === segment
        ? [...part.atoms.slice(0, 1), ...part.atoms.slice(-1)].filter(isPeoples)
        : []),
    ];
    const said = part.atoms.every(isSaid) ? part.atoms : some;
    return said.map((atom) => quoteOf(atom, part.segment));
  });
  const colors = [...own, ...apart].filter(({ text }) => isColor(text));
  return {
    traits: own
      .filter((atom) => !isColor(atom.text) || colors.length < 2)
      .map((atom) => quoteOf(atom, segment)),
    apart: [
      // "Black, White": of several colors, one is not the product's.
      ...apart.filter(({ text }) => colors.length < 2 || !isColor(text)).map(asTrait),
      ...subjectsOf(head, reading),
    ],
  };
}

/** "Dinosaur" of "Playset - Dinosaurs": English compounds have no plurals inside. */
function asTrait(quote: Quote): Quote {
  const { text } = quote;
  const isMotif =
    isAnimal(text) || isOf(foldWord(text), 'motifs') || isOf(singularOf(foldWord(text)), 'motifs');
  return isMotif ? { ...quote, text: singularOf(text) } : quote;
}

/** "Outdoor" of an indoor/outdoor ball */
function isHalf({ text }: Atom, name: string): boolean {
  return name.includes(`/${text}`) || name.includes(`${text}/`);
}

/** "Cowboy" of a growth chart, "pet" of a bed: what it shows or whom it is for. */
function isShown({ kind, text }: Atom): boolean {
  return kind === 'motif' || isOf(text.toLowerCase(), 'animals');
}

/** "Powered" by what follows */
function isPowered(atom: Atom): boolean {
  return /^(?:powered|driven|inspired|designed|made|built|based|enabled)$/iu.test(lastWordOf(atom));
}

/** The colors that the details state or offer. */
function colorsOffered({ lines }: Reading): string {
  return lines
    .filter(({ label }) => labelType(label?.text) === 'color')
    .flatMap(({ units }) => units.map(({ text }) => text.toLowerCase()))
    .join(' ');
}

function isPeoples({ kind }: Atom): boolean {
  return kind === 'people';
}

/** Whether anyone would search for a thing by a trait alone. */
export function isTelling(text: string): boolean {
  return (
    !isPraise(text) &&
    (isColor(text) || !isBinding(text)) &&
    !isOf(foldWord(text), 'sides') &&
    !isOf(foldWord(text), 'sizes') &&
    !isOf(foldWord(text), 'words of no kind') &&
    !isOf(foldWord(text), 'finishes') &&
    !isOf(foldWord(text), 'bare nouns') &&
    !isOf(foldWord(text), 'figure words')
  );
}

export function quoteOf({ text }: Atom, segment: NameSegment): Quote {
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
    // "Support Hormonal Balance"
    const isOrder = vocabulary('verbs').has(foldWord(part.atoms[0]?.text ?? ''));
    if (isOrder) return [];
    const isHeads = part.atoms === head.atoms;
    const atoms = withoutMakers(part, reading).filter(
      ({ text: one }, at) => at === 0 || !isLetterCode(one),
    );
    const text = saidBy(atoms);
    const isName = atoms.every(
      (atom) => isCapitalized(atom.text) && !isProduct(lastWordOf(atom)) && !isListed(atom),
    );
    const isFit = atoms.length > 0 && sizeOf(atoms) <= MAX_SUBJECT && !hasDigit(text);
    const isEmpty = atoms.every(
      ({ text: one }) => isDescribing(one) || isVague(one) || isOf(foldWord(one), 'idle terms'),
    );
    if (isOf(foldWord(atoms.at(-1)?.text ?? ''), 'bare nouns')) return [];
    const isTitle = /^(?:or|of|to|at|the)$/u.test(part.until);
    const isPlain =
      atoms.some(({ text: one }) => isOf(foldWord(one), 'figure words')) ||
      (atoms.length === 1 && isInDictionary(text) && (!isDashed || !isNoun(text)));
    return isFit && isName && !isEmpty && !isTitle && !isHeads && !isPlain
      ? [{ ...part.segment, text }]
      : [];
  });
}

export function withoutMakers(part: Part, reading: Reading): Atom[] {
  const brand = brandWords(reading).map(foldWord);
  return part.atoms.filter(
    ({ kind, text }) => kind !== 'maker' && kind !== 'world' && !brand.includes(foldWord(text)),
  );
}

/** "Disney" of "Disney's", but "Rubie's", which a list has so */
export function withoutPossessive(quote: Quote): Quote {
  const said = quote.text.toLowerCase().replace('’', "'");
  const bare = said.replace(/'s$/u, '');
  const isListed = (name: string) =>
    vocabulary('makers').has(name) || vocabulary('worlds').has(name);
  const isOwn = isListed(said) || !isListed(bare);
  return isOwn ? quote : { ...quote, text: quote.text.slice(0, bare.length) };
}

/** The brand, a maker that shoppers know, or an unknown word that begins the name. */
export function makersOf(reading: Reading): Quote[] {
  const stated = statedBrand(reading);
  if (stated.length > 0) return stated;
  const listed = namePartsOf(reading).flatMap(({ segment, atoms }) =>
    atoms.filter(({ kind }) => kind === 'maker').map((atom) => quoteOf(atom, segment)),
  );
  return [...listed, ...unknownBrand(reading)].slice(0, 1).map(withoutPossessive);
}
