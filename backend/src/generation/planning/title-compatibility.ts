import type { ProductName } from '../reading/index.ts';
import { withoutAccessories } from '../reading/name.ts';
import { isAudience } from '../realizing/phrases/words.ts';
import { wordsOf } from '../text/words.ts';
import { isListItem } from './title-segments.ts';
import type { Range, TitlePart } from './types.ts';

/** A compatible device, up to the next phrase: "For iPhone 12 Pro". */
const COMPATIBILITY =
  /(?<=^|\s)(?:[Ff]or|[Ff]its|[Cc]ompatible with|[Dd]esigned for|[Mm]ade for) [^,;|()]{2,40}?(?=$|[,;|()]| (?:with|and|or|by|in|from)\s| [-–—] \D)/gu;
/** A model: it contains a number, a series or an inner capital. */
const MODEL = /\p{Lu}[^,]{0,30}(?:\d|\b[Ss]eries\b|\bSERIES\b)|\p{Ll}\p{Lu}/u;

/**
 * The parts with the compatible device, which shoppers look for first: before other segments, and instead of
 * accessories.
 * @param fits whether a title has room for these parts
 */
export function withCompatibility(
  parts: readonly TitlePart[],
  { segments }: ProductName,
  fits: (...parts: readonly TitlePart[]) => boolean,
): TitlePart[] {
  for (const [segment, { text }] of segments.entries()) {
    const device = deviceIn(text);
    if (device === undefined || isListItem(segments, segment)) continue;
    const others = parts.filter((part) => part.segment !== segment);
    const part = parts.find((candidate) => candidate.segment === segment);
    if (
      part !== undefined &&
      (part.ranges ?? [{ start: 0, end: text.length }]).some(contains(device))
    )
      return [...parts];
    const withoutAccessory = [{ start: 0, end: withoutAccessories(text).trimEnd().length }];
    const precedingRanges = part === undefined ? [[]] : [part.ranges ?? [], withoutAccessory];
    const cuts = precedingRanges.map((ranges): TitlePart => ({
      segment,
      ranges: [...ranges.filter(({ end }) => end > 0 && end <= device.start), device],
    }));
    const options = part === undefined ? [{ segment }, ...cuts] : cuts;
    const found = options.find((candidate) => fits(...others, candidate));
    if (found !== undefined) return [...others, found];
  }
  return [...parts];
}

function deviceIn(text: string): Range | undefined {
  const match = [...text.matchAll(COMPATIBILITY)].find(({ 0: phrase }) => {
    const words = wordsOf(phrase);
    // Ages are not devices: "For Kids 3-5".
    return (
      MODEL.test(phrase) && !words.some((word) => isAudience(word) || /^age[sd]?$/iu.test(word))
    );
  });
  return match && { start: match.index, end: match.index + match[0].length };
}

function contains(fit: Range): (range: Range) => boolean {
  return ({ start, end }) => start <= fit.start && end >= fit.end;
}
