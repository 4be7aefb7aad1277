import type { NameSegment, Reading } from '../../reading/index.ts';
import { isPlural, leadOf } from '../../reading/name.ts';
import { foldWord, stemOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { openedByNames } from './known-names.ts';
import { openedBy, openerOf, type Opener } from './opener.ts';
import { hasTail, stretchesOf } from './stretches.ts';
import { evidenceOf, isKind, type Evidence } from './evidence.ts';
import type { FeaturePhrase } from './feature-phrases.ts';
import {
  isColor,
  isDescribing,
  isInDictionary,
  isKnownPair,
  isNoun,
  isMaterial,
  isPeople,
  isPictured,
  isPraise,
  isProduct,
  isSmallWord,
  isThing,
  isTrait,
  isVague,
} from './words.ts';

/** A stretch of a name's words that no number, size or mark parts, and the product's noun in it. */
export interface ProductHead {
  readonly segment: NameSegment;
  readonly words: readonly string[];
  /** Where the noun is. */
  readonly at: number;
  /** Where it begins, with the words that make one term with it: "board" of "board game". */
  readonly from: number;
  readonly confidence: Confidence;
}

/**
 * How sure a noun is: the category files the product under it, the features call it so or it is a known
 * term, it is a known product, or it can name a thing.
 */
export type Confidence = 3 | 2 | 1 | 0;

const heads = new WeakMap<Reading, readonly ProductHead[]>();

/** What an English name says that the product is, in each segment; the surest comes first. */
export function productHeads(reading: Reading): readonly ProductHead[] {
  const known = heads.get(reading);
  if (known !== undefined) return known;
  const evidence = evidenceOf(reading);
  const { segments } = reading.name;
  const opener = openerOf(reading);
  const all = withoutListed(segments).flatMap((segment) => headIn(segment, evidence, opener) ?? []);
  // "Rubie's Costume Co - Batman Gloves"
  // "Black Heart (Dress Version) PVC Figure"
  const open = all.filter(({ segment }) => !/[([]/u.test(segment.separator));
  const afterMaker = all.filter(({ segment }) => segment !== segments[0]);
  const outside = open.length > 0 ? [...open, ...all.filter((head) => !open.includes(head))] : all;
  const found = leadOf(reading.name) === 1 && afterMaker.length > 0 ? afterMaker : outside;
  const [first] = found;
  // A first part that neither category nor features confirm may be a maker's or a motif's name.
  const least = first === undefined || first.confidence > 1 ? 0 : first.confidence === 1 ? 3 : 1;
  const main = found.find(({ confidence }) => confidence >= least) ?? first;
  const kept = found.filter((head) => head === main || head.confidence > 1);
  const sorted = kept.toSorted((a, b) => Number(b === main) - Number(a === main));
  heads.set(reading, sorted);
  return sorted;
}

/** "Ideal for Football, Baseball, Cheerleading Fans": segments without those that continue such a list. */
export function withoutListed(segments: readonly NameSegment[]): NameSegment[] {
  let isList = false;
  return segments.filter(({ text, separator }) => {
    const isPart = isList && separator.trim() === ',';
    isList = isPart || hasTail(text);
    return !isPart;
  });
}

/** The noun of a segment: the last one that the input confirms, or else the last that names a thing. */
function headIn(
  segment: NameSegment,
  evidence: Evidence,
  opener: Opener | undefined,
): ProductHead | undefined {
  const found = stretchesOf(segment).flatMap((words): ProductHead[] => {
    const isNamed = openedByNames(segment) > 0;
    const head = headOf(words, evidence, openedBy(opener, words), isNamed);
    return head === undefined ? [] : [{ segment, words, ...head }];
  });
  return [2, 1, 0].flatMap(
    (least) => found.findLast(({ confidence }) => confidence >= least) ?? [],
  )[0];
}

/** The last word that is known to say what the product is, and the words that make one term with it. */
function headOf(words: readonly string[], evidence: Evidence, opened: number, isNamed: boolean) {
  let best:
    { readonly at: number; readonly from: number; readonly confidence: Confidence } | undefined;
  for (let at = words.length - 1; at >= opened; at -= 1) {
    // "Toy" of an "action figure toy"
    if (isOf(words[at] ?? '', 'toys') && isKnownPair(words[at - 2] ?? '', words[at - 1] ?? ''))
      continue;
    const confidence = trustIn(words, at, evidence, isNamed);
    if (confidence === undefined || !isLast(words, at, confidence)) continue;
    const head = { at, from: termStart(words, at, evidence, opened), confidence };
    if (best === undefined || confidence > best.confidence) best = head;
  }
  return best;
}

function trustIn(
  words: readonly string[],
  at: number,
  evidence: Evidence,
  isNamed: boolean,
): Confidence | undefined {
  const word = words[at] ?? '';
  const small = foldWord(word);
  const stem = stemOf(word);
  const paired = isKnownPair(words[at - 1] ?? '', word);
  // "Large Print"
  if (isOf(`${words[at - 1]} ${word}`, 'compound kinds')) return undefined;
  // "Front Set"
  if (isVague(word) && isOf(words[at - 1] ?? '', 'sides')) return undefined;
  if (isPeople(word) || isSmallWord(word) || (isOf(small, 'bare nouns') && !paired))
    return undefined;
  const isFiled = evidence.members.some(
    ({ words: member, depth }) =>
      depth === 0 && member.length > 1 && stemOf(member.at(-1) ?? '') === stem,
  );
  // "Paper" of "Construction Paper"
  const isMade = isMaterial(word) && !isProduct(word) && !isFiled;
  if ((isColor(word) || isMade) && !paired) return undefined;
  // "Stroller" of "Car Seat & Stroller Toys"
  const isWith = evidence.members.some(
    ({ words: member, depth }) =>
      depth === 0 && member.slice(0, -1).some((one) => stemOf(one) === stem),
  );
  const filed = evidence.members.find(
    ({ words: member }) => stemOf(member.at(-1) ?? '') === stem && isKind(word),
  );
  if (filed?.depth === 0) return 3;
  // "Buffalo Games"
  const isSaid = paired || (filed !== undefined && !isVague(word));
  const isTold = ({ words: told, opens }: FeaturePhrase) =>
    stemOf(told.at(-1) ?? '') === stem &&
    (!opens || at === words.length - 1 || (isProduct(word) && !isVague(word)));
  if (evidence.told.some(isTold)) return 2;
  if (isSaid) return 2;
  if (isWith && isVague(evidence.members.find(({ depth }) => depth === 0)?.words.at(-1) ?? ''))
    return undefined;
  // "Sunny Toys"
  if (isProduct(word)) return isVague(word) && isPlural(small) ? 0 : 1;
  const isEnd = at === words.length - 1 && (at > 0 || isNamed) && !isSmallWord(words[at - 1] ?? '');
  const isUsed = evidence.common.has(stem) && isNoun(word);
  return isEnd && !isDescribing(word) && (isThing(word) || isUsed) ? 0 : undefined;
}

/** Whether a name can end its noun here: what follows only describes it or names it. */
function isLast(words: readonly string[], at: number, confidence: Confidence): boolean {
  const [word = '', next] = words.slice(at);
  if (next === undefined) return true;
  // "Battery Operated"
  if (isOf(word, 'nouns that qualify') && /ed$/u.test(next)) return false;
  if (/^(?:and|&)$/iu.test(next)) return confidence > 0;
  if (isSmallWord(next)) return confidence > 1 && !/^of$/iu.test(next);
  // "Glitter Girls"
  if (isKnownPair(word, next) || (at === 0 && confidence < 2 && isPeople(next))) return false;
  const boundary = words.findIndex((one, index) => index > at && isSmallWord(one));
  const rest = words.slice(at + 1, boundary === -1 ? words.length : boundary);
  const isTerm = confidence > 2 || isKnownPair(words[at - 1] ?? '', word);
  // "Hand drum musical toy"
  if (isOf(rest.at(-1) ?? '', 'toys') && isKnownPair(words[at - 1] ?? '', word))
    return rest.slice(0, -1).every(isDescribing);
  return rest.every((one, index) => {
    if (isBehind(one, rest[index - 1], rest[index + 1])) return true;
    if (isProduct(one) || (isVague(word) && !isDescribing(one))) return false;
    return (
      (isTerm && rest.length > 1) || isDescribing(one) || !isInDictionary(one) || isPictured(one)
    );
  });
}

/** "Round", "Waffle", "Unicorn", "King": what stands after the noun and describes it. */
function isBehind(word: string, before = '', next = ''): boolean {
  const small = foldWord(word);
  const isKind = (pair: string) => isOf(pair, 'compound kinds');
  return (
    isTrait(word) ||
    isPeople(word) ||
    isOf(small, 'describing words') ||
    isOf(small, 'behind the noun') ||
    isOf(small, 'motifs') ||
    isOf(small, 'sizes') ||
    isKind(`${before} ${word}`) ||
    isKind(`${word} ${next}`)
  );
}

const MAX_TERM = 3;

/** Where the noun begins, with what it does not go without: "board" of a game, "paint" of a water color. */
function termStart(
  words: readonly string[],
  at: number,
  evidence: Evidence,
  opened: number,
): number {
  const isAnd = (index: number) => /^(?:and|&)$/iu.test(words[index] ?? '');
  // "Tent and Tunnel"
  const isPair = isAnd(at - 1) && isThing(words[at - 2] ?? '');
  const isLong = isKnownPair(words[at - 3] ?? '', words[at - 2] ?? '');
  let from = isPair ? at - (isLong ? 3 : 2) : at;
  // A "set" says nothing by itself, and half of what it is a set of says something else.
  const isBare = isVague(words[at] ?? '');
  while (from > opened && at - from < MAX_TERM - 1) {
    const [before = '', word = ''] = words.slice(from - 1);
    // "Cause & Effect Game"
    if (isAnd(from - 1) && from > 1 && from < at) return from - 2;
    const joins =
      isTerm(before, word, evidence) ||
      (isBare &&
        (from === at || (from > 1 && isPart(before) && isLooseTerm(word, words[at]))) &&
        !isAnd(from - 2));
    if (isSmallWord(before) || !joins) break;
    from -= 1;
  }
  return from;
}

function isLooseTerm(word: string, head = ''): boolean {
  return !isDescribing(word) && !isKnownPair(word, head);
}

/** "Hunt" of a "skeet hunt game": a noun in the singular, that no trait may be torn from. */
function isPart(word: string): boolean {
  const isPlain = isInDictionary(word) && !isOf(word, 'company words') && !isPraise(word);
  return isPlain && !isPeople(word) && !isTrait(word) && !isPlural(word.toLowerCase());
}

/** Whether two words are one term for the category, the features or anyone. */
export function isTerm(one: string, two: string, evidence: Evidence): boolean {
  if (isKnownPair(one, two) || isOf(`${one} ${two}`.replace(/s$/iu, ''), 'compound kinds'))
    return true;
  if (isPeople(one) || isColor(one) || isMaterial(one) || isDescribing(one)) return false;
  return evidence.pairs.has(`${stemOf(one)} ${stemOf(two)}`);
}
