import type { NameSegment, Reading } from '../reading/index.ts';
import { isCommonNoun } from '../reading/name.ts';
import { contentStems, countWords, hasDigit, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { withoutDanglingEnd } from './title-cut.ts';
import { isHeadNoun } from './title-head.ts';
import type { Range, TitlePart } from './types.ts';

/** Points before which a segment is complete. */
const CLAUSE_START = /\s(?:with|for|featuring|including|includes:?|based on)\s|(?<=\p{L}):\s/iu;
const MIN_WORDS = 2;

/**
 * The prefixes of a later segment that can replace it, the longest first: "16 Inch Sit & Scoot Board" of "…
 * with 2 Inch Casters", or the title of a game without the category at its end.
 */
export function prefixesOf(segment: number, { name, request }: Reading): TitlePart[] {
  const { text = '' } = name.segments[segment] ?? {};
  const [leaf = ''] = (request.category ?? '').split('>').slice(-1);
  const categoryEnding = ` ${leaf.trim()}`;
  const endsInCategory =
    categoryEnding.endsWith('s') && text.toLowerCase().endsWith(categoryEnding.toLowerCase());
  const clause = CLAUSE_START.exec(text);
  const end = withoutDanglingEnd(text, clause?.index ?? 0);
  const isEnd = isMeaningful(text.slice(0, end), clause?.[0].trim().toLowerCase() === 'for');
  const ends = [
    ...(endsInCategory ? [text.length - categoryEnding.length] : []),
    ...(isEnd ? [end] : []),
  ];
  return ends
    .filter((end) => countWords(text.slice(0, end)) >= MIN_WORDS)
    .map((end) => ({ segment, ranges: [{ start: 0, end }] }));
}

/**
 * Whether a prefix is understood by itself and doesn't end inside a list; "Great Gift" needs its "for".
 */
function isMeaningful(front: string, isBeforeFor: boolean): boolean {
  const last = wordsOf(front).at(-1) ?? '';
  const isThing = isHeadNoun(last) || (!isBeforeFor && isCommonNoun(last.toLowerCase()));
  return !front.includes(',') && (isThing || hasDigit(last));
}

const WITH = /\s(?:with|featuring)\s/iu;
const LEVELS = 2;
/** The number of words of the product, with and without its material. */
const PRODUCT_WORD_COUNTS = [LEVELS + 1, LEVELS];

/**
 * If the product itself is named after "with": the ranges that show both, the longest first. "Yellow Dump
 * Truck with Blue Border Canvas Wall Art" is wall décor.
 */
export function productAfterWith(
  segment: NameSegment | undefined,
  { request: { category = '', features } }: Reading,
): Range[][] {
  const text = segment?.text ?? '';
  const joint = WITH.exec(text);
  if (joint === null) return [];
  const from = joint.index + joint[0].length;
  const tail = text.slice(from);
  const categoryStems = new Set(contentStems(category.split('>').slice(-LEVELS).join(' ')));
  const featureStems = new Set(contentStems(features));
  const [nounBeforeWith = ''] = contentStems(wordsOf(text.slice(0, joint.index)).at(-1) ?? '');
  const productStems = contentStems(wordsOf(tail).slice(-LEVELS).join(' '));
  const isProduct =
    productStems.some((stem) => categoryStems.has(stem)) &&
    productStems.some((stem) => featureStems.has(stem));
  // A list names accessories: "40+ Accessories and Play Food".
  const isList = /\d|,|\s(?:and|&)\s/iu.test(tail);
  if (isList || !isProduct || categoryStems.has(nounBeforeWith) || featureStems.has(nounBeforeWith))
    return [];
  const words = [...tail.matchAll(/[^\s]+/gu)];
  return PRODUCT_WORD_COUNTS.flatMap((count) => {
    const first = words.at(-count);
    // A material is kept: "Canvas" of "Canvas Wall Art", but not "Border".
    const isPhrase =
      count === LEVELS || vocabulary('materials').has(first?.[0].toLowerCase() ?? '');
    return first === undefined || words.length < count || !isPhrase
      ? []
      : [
          [
            { start: 0, end: joint.index },
            { start: from + first.index, end: text.length },
          ],
        ];
  });
}
