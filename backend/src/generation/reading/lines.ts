import { EMOJI } from '../platforms/refusals.ts';
import type { Traced } from '../text/traced.ts';
import { countWords } from '../text/words.ts';
import { HEADING_MARK, readMarkup } from './markup.ts';

/** A stretch of a cleaned field that the input keeps together. */
export interface RawLine {
  readonly from: number;
  readonly to: number;
  readonly heading: boolean;
}

const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const EMOJI_RUNS = new RegExp(`(?:(?![™®©])(?:${EMOJI.source}))+`, 'gu');
const BULLET_MARKS =
  /[•●◦▪▫■□◆◇★☆✓✔✅➤►▶→‣⁃∙·❖※]|(?<=^|\n) ?(?:-(?!\d)|[*–—]|\d{1,2}[.)](?!\d)) ?(?=\S)/gu;
/** Bullets and sentences that lost the break between them. */
const RUN_TOGETHER = /(?<=[.!?)]) ?-(?=\p{Lu}\p{Ll})/gu;

/** A field as one-line pieces of plain text, each with its place in the source. */
export function readLines(raw: string): { text: Traced; lines: RawLine[] } {
  const plain = readMarkup(raw)
    .replace(INVISIBLE, '')
    .replace(/[\r\u2028\u2029]/gu, '\n');
  const spaced = plain
    .replace(/[：；，]/gu, (mark) => ({ '：': ': ', '；': '; ', '，': ', ' })[mark] ?? mark)
    .replace(/[^\S\n]+/gu, ' ');
  const text = withoutMarks(spaced);
  const lines: RawLine[] = [];
  let from = 0;
  for (const piece of text.text.split('\n')) {
    const heading = piece.startsWith(HEADING_MARK);
    for (const [start, end] of partsOf(piece)) {
      const line = trimmed(text.text, from + start, from + end);
      if (line.from < line.to) lines.push({ ...line, heading });
    }
    from += piece.length + 1;
  }
  return { text, lines };
}

/** Bullet marks part lines; several emoji in one text do, too, and a single one says nothing. */
function withoutMarks(text: Traced): Traced {
  const parting = (text.text.match(EMOJI_RUNS)?.length ?? 0) > 1;
  return text
    .replace(/[✓✔✅➤]\uFE0F?/gu, '\n')
    .replace(EMOJI_RUNS, parting ? '\n' : ' ')
    .replace(BULLET_MARKS, '\n')
    .replace(RUN_TOGETHER, '\n');
}

type Range = readonly [from: number, to: number];

function partsOf(line: string): Range[] {
  const divided = splitBy(line, /\s\|\s/gu, () => true);
  return divided.flatMap(([from, to]) => {
    const text = line.slice(from, to);
    return (labelsApart(text) ?? phrasesApart(text)).map(([a, b]): Range => [from + a, from + b]);
  });
}

const MIN_LABELS = 2;
/** "Color: Red, Weight: 2 kg": a label that begins inside a line. */
const INNER_LABEL = /(?:[,;.] ?)(?=\p{L}[\p{L} /]{1,24}: ?[\p{L}\p{N}])/gu;
/** "Includes: shirt and tiara Size: Large" */
const BARE_LABEL =
  / (?=(?:Size|Color|Colour|Material|Weight|Dimensions|Includes|Batteries|Ages?): )/gu;

function labelsApart(line: string): Range[] | undefined {
  if ((line.match(/\p{L}:/gu)?.length ?? 0) < MIN_LABELS) return undefined;
  const parts = splitBy(line, INNER_LABEL, () => true);
  return parts.flatMap(([from, to]) =>
    splitBy(line.slice(from, to), BARE_LABEL, (at) => at > 0).map(([a, b]): Range => [
      from + a,
      from + b,
    ]),
  );
}

const MIN_PHRASES = 3;
const MAX_PHRASE_WORDS = 8;
/** Commas hold a sentence together, and so does the verb that a list belongs to. */
const HOLDS_TOGETHER =
  /[.!?:;(]|^(?:includes?|contains?|comes|features?|consists) |\b(?:is|are|was|has|have|can|will|you|your|the|this|these|it|which|that|who|from)\b/iu;
/** A last "and" holds a list together, and any does in a short one. */
const JOINED = /\b(?:and|or|und|oder|et|ou|y|o|e)\b/iu;
const MIN_LONG_LIST = 5;

/** "brass fittings, 50 ft reel, kink free": phrases that nothing but commas or dashes holds together. */
function phrasesApart(line: string): Range[] {
  for (const joint of [/,\s|;\s/gu, /\s[-–—/]\s/gu]) {
    const parts = splitBy(line, joint, () => true);
    const texts = parts.map(([from, to]) => line.slice(from, to).trim());
    const apart =
      parts.length >= MIN_PHRASES &&
      !HOLDS_TOGETHER.test(line) &&
      !JOINED.test(parts.length < MIN_LONG_LIST ? line : (texts.at(-1) ?? '')) &&
      texts.every((text) => text !== '' && countWords(text) <= MAX_PHRASE_WORDS) &&
      countWords(line) >= parts.length * 1.5;
    if (apart) return parts;
  }
  return [[0, line.length]];
}

function splitBy(text: string, joint: RegExp, holds: (at: number) => boolean): Range[] {
  const parts: Range[] = [];
  let from = 0;
  for (const match of text.matchAll(joint)) {
    if (!holds(match.index)) continue;
    parts.push([from, match.index]);
    from = match.index + match[0].length;
  }
  parts.push([from, text.length]);
  return parts;
}

function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  const empty = (at: number) => /[\s\uE001]/u.test(text.charAt(at));
  let [start, end] = [from, to];
  while (start < end && empty(start)) start += 1;
  while (end > start && empty(end - 1)) end -= 1;
  return { from: start, to: end };
}
