import { isPlural } from '../../reading/name.ts';
import { foldWord, stemOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { lastWordOf, saidBy, sizeOf, type Atom, type Part } from './atoms.ts';
import { isKind, type Evidence } from './evidence.ts';
import {
  goodsOf,
  isColor,
  isDescribing,
  isInDictionary,
  isKnownPair,
  isMaterial,
  isNoun,
  isPeople,
  isPictured,
  isProduct,
  isThing,
  isVague,
} from './words.ts';

/** A part of the name that says what the product is. */
export interface ProductHead extends Part {
  /** The index of the first atom of its noun, including what the noun can't do without. */
  readonly first: number;
  readonly last: number;
  /** The words of the part, and the position of the noun among them. */
  readonly words: readonly string[];
  readonly at: number;
  readonly from: number;
  /** The score: how much in the input supports it. */
  readonly worth: number;
  readonly confidence: Confidence;
}

/**
 * How sure a noun is: the category files the product under it, the features call it so or it is a known
 * term, it is a known product, or it can name a thing.
 */
type Confidence = 3 | 2 | 1 | 0;

export const SURE = 6;
/** What the name itself shows: a product's own word, or any other thing at the end of a part. */
export const KNOWN = 3;
const THING = 1;

/** The noun of a part of the name, if it can have one. */
export function headOf(part: Part, evidence: Evidence): ProductHead | undefined {
  // "Pool accessories" are no pool.
  const [end] = part.atoms.slice(-1);
  if (end !== undefined && isOf(lastWordOf(end), 'what goes with things')) return undefined;
  // "Screws Included"
  if (end !== undefined && /^included$/iu.test(end.text)) return undefined;
  // "1000 feet of plastics" behind what the product is
  if (part.after === 'of' && part.segment.separator !== '') return undefined;
  let best: { readonly last: number; readonly said: Weight } | undefined;
  for (let last = part.atoms.length - 1; last >= 0; last -= 1) {
    const said = weightAt(part, last, evidence);
    if (said === undefined || !endsAt(part.atoms, last, said.worth)) continue;
    if (best === undefined || said.worth > best.said.worth) best = { last, said };
  }
  if (best === undefined) return undefined;
  const isFiled = best.said.confidence === 3;
  return headAt(part, wholeAt(part.atoms, best.last, isFiled), best.said, evidence);
}

/** A part with its noun at an atom. */
export function headAt(part: Part, last: number, said: Weight, evidence: Evidence): ProductHead {
  const first = startOf(part.atoms, last, evidence);
  const words = saidBy(part.atoms).split(' ');
  const at = sizeOf(part.atoms.slice(0, last + 1)) - 1;
  return { ...part, ...said, first, last, words, at, from: sizeOf(part.atoms.slice(0, first)) };
}

/** Words of the longest part that says once what the product is. */
const MAX_PART = 6;

/**
 * "Water bottle" of a "pet water bottle travel pet cup bottle": the term that has the same noun, if one has. Of a
 * row of words for one kind of goods, the first: "laptop backpack office bag college travel tote".
 */
function wholeAt(atoms: readonly Atom[], at: number, isFiled: boolean): number {
  const [head] = atoms.slice(at);
  if (head === undefined) return at;
  const kind = goodsOf(head.text.split(' '));
  const isAlike = ({ kind: of, text }: Atom) =>
    of === 'thing' && isProduct(lastWordOf({ text })) && goodsOf(text.split(' ')) === kind;
  const isRow = kind !== undefined && !isFiled && sizeOf(atoms.slice(0, at + 1)) > MAX_PART;
  const first = isRow ? atoms.findIndex(isAlike) : -1;
  if (first > 0 && first < at - 1) return first;
  if (head.text.includes(' ')) return at;
  const noun = stemOf(head.text);
  const earlier = atoms
    .slice(0, at)
    .findIndex((atom) => isTerm(atom) && stemOf(lastWordOf(atom)) === noun);
  return earlier === -1 ? at : earlier;
}

function isTerm({ kind, text }: Atom): boolean {
  return (
    kind === 'thing' && isKnownPair(text.split(' ').at(-2) ?? '', text.split(' ').at(-1) ?? '')
  );
}

type Weight = Pick<ProductHead, 'worth' | 'confidence'>;

/** The score of an atom as the product's noun; undefined if it can't be a product. */
export function weightAt(
  { atoms, until }: Part,
  at: number,
  evidence: Evidence,
): Weight | undefined {
  const atom = atoms[at];
  if (atom === undefined || atom.kind === 'maker' || atom.kind === 'world') return undefined;
  const word = lastWordOf(atom);
  const stem = stemOf(word);
  const before = atoms[at - 1];
  const isPair =
    isKnownPair(atom.text.split(' ').at(-2) ?? '', word) ||
    isOf(atom.text, 'product lines') ||
    (atom.text.includes(' ') && isProduct(atom.text));
  if (isPeople(word) || isOf(atom.text, 'compound kinds')) return undefined;
  // "Camping" of camping gear: what is done with a product
  if (/ing$/u.test(word) && !isThing(word) && !isPair) return undefined;
  // "Model", but not "solution" of a contact lens solution
  const isTermed = before !== undefined && isTerm(before);
  if (isOf(foldWord(word), 'bare nouns') && !isPair && !isTermed) return undefined;
  // "Toy" of an "action figure toy"
  if (isOf(word, 'toys') && before !== undefined && before.text.includes(' ')) return undefined;
  if (isVague(word) && isOf(before?.text ?? '', 'sides')) return undefined;
  // "Oatmeal" of a "tee light oatmeal"
  const isShade = (one: string) => isOf(foldWord(one), 'shades');
  const isTint =
    ((before !== undefined && isShade(lastWordOf(before))) ||
      (isShade(word) && at < atoms.length - 1)) &&
    atoms.slice(0, at).some(({ text }) => isProduct(lastWordOf({ text })));
  if (isTint) return undefined;
  // "Drum" of a "lamp shade linen drum", "king"
  const isShape = isOf(foldWord(word), 'behind the noun') || isOf(foldWord(word), 'sizes');
  const isLater = atoms.slice(0, at).some(({ kind }) => kind === 'thing');
  if (isShape && isLater) return undefined;
  const filed = evidence.members.find(
    ({ words }) => isKind(word) && stemOf(words.at(-1) ?? '') === stem,
  );
  const told = evidence.told.find(({ words }) => stemOf(words.at(-1) ?? '') === stem);
  // "White", "paper" of construction paper
  const isMade =
    !isOf(foldWord(word), 'colors that are goods') &&
    (isColor(word) || (isMaterial(word) && !isProduct(word)));
  if (isMade && !isPair && filed?.depth !== 0 && told === undefined) return undefined;
  const uses = evidence.uses.get(stem) ?? 0;
  const isEnd = at === atoms.length - 1;
  const isFree =
    isEnd && (isThing(word) ? at > 0 || !isDescribing(word) : at > 0 && !isDescribing(word));
  const own = isPair || isProduct(word) ? KNOWN : isFree && isThing(word) ? THING : 0;
  const isUsed = isFree && evidence.common.has(stem) && isNoun(word);
  const outer =
    (filed === undefined ? 0 : filed.depth === 0 ? 4 : isVague(word) ? 0 : 2) +
    (told === undefined ? 0 : told.opens ? 2 : 3);
  // "Treasure of the Caribbean"
  const isTitle = isEnd && until === 'of' && outer < 4;
  if ((own + outer === 0 && !isUsed) || isTitle) return undefined;
  const isBare = isVague(word) && !isPair;
  const isSaid = isPair || told !== undefined || (filed !== undefined && !isVague(word));
  return {
    worth: own + outer + Math.min(uses, 3) / 2 + (isEnd ? 0.5 : 0) - (isBare ? 1 : 0),
    confidence: filed?.depth === 0 ? 3 : isSaid ? 2 : own === KNOWN ? 1 : 0,
  };
}

/** Whether a name can end its noun here: what follows only describes it or names it. */
function endsAt(atoms: readonly Atom[], at: number, worth: number): boolean {
  const rest = atoms.slice(at + 1);
  const [head] = atoms.slice(at);
  if (head === undefined) return false;
  const word = lastWordOf(head);
  const [next] = rest;
  // "Glitter Girls", "Battery Operated"
  if (next !== undefined && at === 0 && worth < SURE && next.kind === 'people') return false;
  // "Gas" of a gas grill, but not "washing machine"
  if (next !== undefined && isOf(head.text, 'nouns that qualify')) return false;
  if (isOf(next?.text ?? '', 'nouns that qualify') && /ed$/u.test(rest[1]?.text ?? '')) return true;
  const isTerm = head.text.includes(' ') || worth > SURE;
  return rest.every((one, index) => {
    const last = lastWordOf(one);
    // "Oatmeal" of a "tee light oatmeal"
    if (isOf(foldWord(rest[index - 1]?.text ?? ''), 'shades')) return true;
    if (['trait', 'people', 'motif'].includes(one.kind) || isOf(foldWord(last), 'behind the noun'))
      return true;
    if (isOf(foldWord(last), 'sizes') || (isVague(last) && isOf(rest[0]?.text ?? '', 'sides')))
      return true;
    if (isOf(last, 'toys') && head.text.includes(' ')) return true;
    if (isProduct(last)) return false;
    if (isVague(word) && !isDescribing(last)) return false;
    return (isTerm && rest.length > 1) || !isInDictionary(last) || isPictured(last);
  });
}

const MAX_TERM = 3;

/** The start of the noun with the words that it can't do without: "making" kit, "board" game. */
function startOf(atoms: readonly Atom[], at: number, evidence: Evidence): number {
  const [head] = atoms.slice(at);
  const isBare = head !== undefined && isVague(lastWordOf(head)) && !head.text.includes(' ');
  let from = at;
  while (from > 0 && saidBy(atoms.slice(from, at + 1)).split(' ').length < MAX_TERM) {
    const [before, first] = atoms.slice(from - 1);
    if (before === undefined || first === undefined) break;
    const isNoun = before.kind === 'thing' || before.kind === 'word' || before.kind === 'motif';
    const [one, two] = [lastWordOf(before), first.text.split(' ')[0] ?? ''];
    const isTold = evidence.pairs.has(`${stemOf(one)} ${stemOf(two)}`);
    // "Slime" of a "slime making kit", "skeet" of a "skeet hunt game"
    const isPart = isInDictionary(one) && !isPlural(one.toLowerCase()) && from > 1;
    const isOpen = isBare && isNoun && (from === at || isTold || isPart || /ing$/u.test(two));
    const isMaking = isBare && from === at && /ing$/u.test(one);
    // "Jacket" of a "ski jacket winter coat"
    const kind = goodsOf(before.text.split(' '));
    const isRow = kind !== undefined && kind === goodsOf((head?.text ?? '').split(' '));
    const isKind =
      isNoun &&
      !isRow &&
      (isFiled(one, two, evidence) ||
        (isTold && !isPlural(one.toLowerCase())) ||
        isSaid(before, evidence));
    const isTerm = from === at && isKind;
    if (!(isOpen || isMaking || isTerm)) break;
    from -= 1;
  }
  return from;
}

/** "Shoe" of a shoe cabinet: a thing that the text or the category has, too. */
function isSaid(atom: Atom, { common }: Evidence): boolean {
  const word = lastWordOf(atom);
  const isPart = vocabulary('parts').has(foldWord(word));
  return (
    atom.kind === 'thing' && !isPart && common.has(stemOf(word)) && !isPlural(word.toLowerCase())
  );
}

/** "Growth chart": two words that the category has side by side. */
function isFiled(one: string, two: string, { members }: Evidence): boolean {
  const pair = `${stemOf(one)} ${stemOf(two)}`;
  return members.some(({ words }) => ` ${words.map(stemOf).join(' ')} `.includes(` ${pair} `));
}
