import type { NameSegment, ProductName } from '../reading/index.ts';
import { withoutAccessories } from '../reading/name.ts';
import { titleListStart } from '../realizing/phrases/title-lists.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { withoutDanglingEnd } from './title-cut.ts';
import type { Range, TitlePart } from './types.ts';

/** The first and last segments of a list. */
interface Enumeration {
  readonly first: number;
  readonly last: number;
}

const MIN_ITEMS = 3;

/** Finds a list whose items are only understood together: "Make a Shark, Squid, and Crab". */
function enumerationIn(segments: readonly NameSegment[]): Enumeration | undefined {
  const last = segments.findIndex(
    ({ text, separator }) => separator.startsWith(',') && /^(?:and|or|&)\s/iu.test(text),
  );
  const first = segments.findLastIndex(
    ({ separator }, at) => at < last && !separator.startsWith(','),
  );
  return last - first + 1 >= MIN_ITEMS ? { first, last } : undefined;
}

/** Whether a segment is a later item of the list. */
export function isEnumerationItem(segments: readonly NameSegment[], at: number): boolean {
  const enumeration = enumerationIn(segments);
  return enumeration !== undefined && at > enumeration.first && at <= enumeration.last;
}

/** The clause that governs a list: "Make a Shark". */
const GOVERNING_CLAUSE = /\s(?:make|build|create)s?\s(?:an?|your|the|\d{1,2})\s/iu;
/** The product after a list: "with this Toy Building Kit". */
const PRODUCT_AFTER_LIST = /\swith (?:this|the) (?=\S)/iu;
/** Minimum words of a product. */
const MIN_WORDS = 2;

/**
 * The parts without the start of a list that doesn't fit, but with the product named after the list.
 * @param fits whether a title has room for these parts, and for those that distinguish variants
 */
export function withoutEnumeration(
  parts: readonly TitlePart[],
  { segments }: ProductName,
  fits: (...parts: readonly TitlePart[]) => boolean,
): TitlePart[] {
  const enumeration = enumerationIn(segments);
  if (enumeration === undefined) return [...parts];
  const { first, last } = enumeration;
  const kept = parts
    .filter(({ segment }) => segment <= first || segment > last)
    .map((part) => (part.segment === first ? beforeGoverningClause(part, segments[first]) : part));
  const product = productsAfterList(segments[last]?.text ?? '').find((range) =>
    fits(...kept, { segment: last, ranges: [range] }),
  );
  return product === undefined ? kept : [...kept, { segment: last, ranges: [product] }];
}

function beforeGoverningClause(part: TitlePart, segment: NameSegment | undefined): TitlePart {
  const text = segment?.text ?? '';
  const clause = text.search(GOVERNING_CLAUSE);
  const end = clause > 0 ? clause : withoutDanglingEnd(text, withoutAccessories(text).length);
  return end > 0 && end < text.length ? { ...part, ranges: [{ start: 0, end }] } : part;
}

/**
 * Drops the start of a list of attributes if the rest is cut: "Card Set with Durable" before ", Waterproof,
 * Compact Design".
 */
export function beforeOpenList(part: TitlePart, { segments }: ProductName): TitlePart {
  const text = segments[part.segment]?.text ?? '';
  const list = part.segment === 0 ? titleListStart(segments) : undefined;
  if (list !== undefined) return { ...part, ranges: [{ start: 0, end: list }] };
  const [front = '', quality = ''] = text.split(/\swith\s(?=\p{L}+$)/iu);
  const isOpen =
    part.ranges === undefined &&
    vocabulary('traits').has(quality.toLowerCase()) &&
    segments[part.segment + 1]?.separator.startsWith(',') === true;
  return isOpen
    ? {
        ...part,
        ranges: [{ start: 0, end: withoutDanglingEnd(text, front.length) }],
        isListOpen: true,
      }
    : part;
}

/** "Sea Animal Toy Building Kit", "Animal Toy Building Kit", "Toy Building Kit", "Building Kit" */
function productsAfterList(text: string): Range[] {
  const found = PRODUCT_AFTER_LIST.exec(text);
  if (found === null) return [];
  const from = found.index + found[0].length;
  const starts = [
    from,
    ...[...text.slice(from).matchAll(/\s(?=\S)/gu)].map(({ index }) => from + index + 1),
  ];
  return starts
    .slice(0, starts.length - MIN_WORDS + 1)
    .map((start) => ({ start, end: text.length }));
}
