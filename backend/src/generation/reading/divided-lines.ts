import { PRICES } from '../platforms/forbidden-wording.ts';
import { sentenceRanges } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import { findLabel, isAllCaps } from './labels.ts';
import { splitAtCapitals, splitAtPhrases, splitBy, type Range } from './phrase-rows.ts';

/**
 * Splits a line into statements. A single line is a whole description and may be a list; one of
 * several lines is never split into phrases.
 */
export function splitLine(
  line: string,
  mayHaveCapitals: boolean,
  alone: boolean,
  name: string,
): Range[] {
  const named = rangesOf(line, name);
  const barred = splitBy(
    line,
    /\s\|\s/gu,
    (at) => !named.some(([from, to]) => at > from && at < to),
  );
  const whole: Range[] = [[0, line.length]];
  const isLabeled = areValues(barred.map((part) => line.slice(...part)));
  const divided = (isLabeled ? whole : withFirstItem(barred, line)).flatMap(([from, to]) =>
    splitAtSemicolons(line.slice(from, to)).map(([a, b]): Range => [from + a, from + b]),
  );
  return divided.flatMap(([from, to]) => {
    const text = line.slice(from, to);
    const parts =
      splitAtPrice(text) ??
      splitAtCapitalizedLabels(text) ??
      splitAtBareLabels(text) ??
      (mayHaveCapitals && findLabel(text) === undefined ? splitAtCapitals(text) : undefined) ??
      (alone
        ? (splitAtLabels(text) ?? splitAfterLabeled(text) ?? splitAtPhrases(text))
        : undefined);
    return (parts ?? [[0, text.length]]).map(([a, b]): Range => [from + a, from + b]);
  });
}

/** Minimum items that bars separate, and maximum words of the one that follows a sentence. */
const MIN_BARRED = 3;
const MAX_ITEM_WORDS = 6;

/** Separates the first of several items from the sentence before it: "A scrub with walnut. Vegan | Natural | 50 g". */
function withFirstItem(barred: readonly Range[], line: string): Range[] {
  const [first, ...others] = barred;
  if (first === undefined || barred.length < MIN_BARRED) return [...barred];
  const sentences = sentenceRanges(line.slice(...first));
  const [from, to] = sentences.at(-1) ?? first;
  const isItem = sentences.length > 1 && countWords(line.slice(from, to)) <= MAX_ITEM_WORDS;
  return isItem ? [[first[0], from], [from, first[1]], ...others] : [...barred];
}

/** Minimum values, and maximum words of each, that bars separate after their label. */
const MIN_VALUES = 4;
const MAX_VALUE_WORDS = 3;

/** "Programs: Bread | Cakes | Soup | Pizza": values of one label. */
function areValues([first = '', ...others]: readonly string[]): boolean {
  const colon = first.indexOf(':');
  const values = colon <= 0 ? [] : [first.slice(colon + 1), ...others];
  return (
    values.length >= MIN_VALUES &&
    values.every((text) => countWords(text) <= MAX_VALUE_WORDS && findLabel(text) === undefined)
  );
}

/** "Suggested price: $20 - for ages 6 and up": a price next to another statement. */
function splitAtPrice(line: string): Range[] | undefined {
  if (!PRICES.test(line)) return undefined;
  // "Volumes 1 - 4" is a range.
  const parts = splitBy(line, /(?<!\d) [-–—|] | [-–—|] (?!\d)|; /gu);
  const isKept = ([from, to]: Range) =>
    !PRICES.test(line.slice(from, to)) && countWords(line.slice(from, to)) >= MIN_STATEMENT_WORDS;
  return parts.some(isKept) && !parts.every(isKept) ? parts : undefined;
}

/** The ranges in which a line contains the product's name. */
function rangesOf(line: string, name: string): Range[] {
  const ranges: Range[] = [];
  if (!name.includes('|')) return ranges;
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + name.length))
    ranges.push([at, at + name.length]);
  return ranges;
}

/** Minimum words of a statement between two semicolons. */
const MIN_STATEMENT_WORDS = 3;
/** Minimum average words of the statements in a longer row. */
const MEAN_PART_WORDS = 2;
const MIN_LABELED_WORDS = 8;
/** Minimum parts of a row of phrases, or of labels with short values. */
const MIN_ROWS = 3;

/**
 * "Safe for all. 20 cm tall standing; 15 cm tall sitting": two measures that would be wrong if
 * separated.
 */
const MEASURED_TWICE = /(?:^|[.!?] )\d(?:[^;.!?]|\.\d){0,60};\s?\d[^;]{0,60}$/u;
const SEMICOLON_IN_LIST = /;\s?\p{Ll}|\d;\d/u;

/** Minimum sentences of running text, and average words of each. */
const MIN_TEXT_SENTENCES = 3;
const MIN_SENTENCE_WORDS = 8;

/** Whether a line is a paragraph of longer sentences, which a semicolon inside one doesn't divide. */
function isRunningText(line: string): boolean {
  if (!line.includes(';')) return false;
  const sentences = sentenceRanges(line).length;
  return sentences >= MIN_TEXT_SENTENCES && countWords(line) >= sentences * MIN_SENTENCE_WORDS;
}

/**
 * Splits statements at semicolons if each starts like a line: "Glass backboard; Breakaway rim; 8 to 10 ft
 * high".
 */
function splitAtSemicolons(line: string): Range[] {
  // "via cable; satellite; HDTV antenna", "over 700;000 films": semicolons in place of commas.
  if (SEMICOLON_IN_LIST.test(line) || isRunningText(line)) return [[0, line.length]];
  const parts = splitBy(line, /;\s?(?=[\p{Lu}\p{N}])/gu);
  const labeled = parts.filter(([from, to]) => findLabel(line.slice(from, to)) !== undefined);
  const isRow = parts.length >= MIN_ROWS;
  // "Steel burrs; Holds 20 g; Beech handle; 440 g", but not the sizes "S; M; L"
  const isOfPhrases = isRow && countWords(line) >= parts.length * MEAN_PART_WORDS;
  const isApart =
    isOfPhrases ||
    (isRow && labeled.length === parts.length) ||
    parts.every((part) => countWords(line.slice(...part)) >= MIN_STATEMENT_WORDS);
  // "Meet my friends; Jo, Kit and Lee, as we play!" announces a list of names.
  const [, last = [0, 0]] = parts;
  const isAnnounced =
    parts.length === 2 && labeled.length === 0 && line.slice(...last).split(',').length > 2;
  if (!isApart || isAnnounced || MEASURED_TWICE.test(line)) return [[0, line.length]];
  // "Milk nozzle: froths milk for a latte; Turbo nozzle: …", but not "S: 11 in; L: 12 in".
  const areLabeled =
    labeled.length === parts.length &&
    (isRow || parts.every((part) => countWords(line.slice(...part)) >= MIN_LABELED_WORDS));
  return areLabeled || !line.includes(': ') ? parts : [[0, line.length]];
}

const MIN_LABELS = 2;
/** "Color: Red, Weight: 2 kg": a label inside a line, or at the start of one of its sentences. */
const INNER_LABEL =
  /(?:[,;] ?(?=\p{L})|(?<=[.!?]) ?(?=\p{Lu}))(?=[\p{L} /'’]{2,25}:(?: |(?=[\p{Lu}\p{N}]))[\p{L}\p{N}])/gu;
/** "Includes: shirt and tiara Size: Large", "Unit Dimensions: 24 x 12 in Shipping Dimensions: 32 x 15 in" */
const BARE_LABEL =
  /(?<!\b(?:Box|Item|Overall|Package|Product|Shipping|Unit)) (?=(?:(?:(?:Box|Item|Overall|Package|Product|Shipping|Unit) )?(?:Dimensions|Measurements|Weight)|Size|Color|Colour|Made [Ii]n|Material|Includes|Batteries|Ages?): )/gu;

/** "Materials: Lead-free Measurements: 2 in Made in: Wales": a data sheet on one line. */
function splitAtBareLabels(line: string): Range[] | undefined {
  const labels = line.match(BARE_LABEL)?.length ?? 0;
  return labels >= MIN_LABELS && findLabel(line) !== undefined
    ? splitBy(line, BARE_LABEL, (at) => at > 0)
    : undefined;
}

/** Splits a line at its labels. After a label within running text, each sentence is separate. */
function splitAtLabels(line: string): Range[] | undefined {
  if ((line.match(/\p{L}:/gu)?.length ?? 0) < MIN_LABELS) return undefined;
  return splitBy(line, INNER_LABEL).flatMap(([from, to]) => {
    const text = line.slice(from, to);
    const sentences: readonly Range[] =
      from > 0 ? sentenceRanges(text) : (splitAfterLabeled(text) ?? [[0, text.length]]);
    return sentences.flatMap(([a, b]) =>
      splitBy(text.slice(a, b), BARE_LABEL, (at) => at > 0).map(([c, d]): Range => [
        from + a + c,
        from + a + d,
      ]),
    );
  });
}

/**
 * Splits sentences that start with labels in capitals or in title case: "EASY SETUP - push it in.
 * KIT INCLUDES - 50 ft of hose."
 */
function splitAtCapitalizedLabels(line: string): Range[] | undefined {
  const sentences = sentenceRanges(line);
  const isLabeled = ([from, to]: Range) => {
    const label = findLabel(line.slice(from, to));
    const text = line.slice(from, to);
    return label !== undefined && (isAllCaps(text.slice(0, label.end)) || TITLED_LABEL.test(text));
  };
  const labeled = sentences.map(isLabeled);
  if (labeled.filter(Boolean).length < MIN_LABELS) return undefined;
  // Sentences stay with the label before them, unless every label except the last has a single
  // sentence.
  const last = labeled.lastIndexOf(true);
  const isSingle = labeled.slice(labeled.indexOf(true), last).every(Boolean);
  const lines: Range[] = [];
  for (const [at, [from, to]] of sentences.entries()) {
    const before = lines.at(-1);
    const continues =
      labeled[at] !== true && (at < last || !isSingle) && labeled.indexOf(true) < at;
    if (before !== undefined && continues) lines.splice(-1, 1, [before[0], to]);
    else lines.push([from, to]);
  }
  return lines;
}

/** "Ergonomically Designed Round Handle: Lightweight and easy to hold." */
const TITLED_LABEL =
  /^\p{Lu}[\p{L}\p{N}’'-]{2,}(?: (?:\p{Lu}[\p{L}\p{N}’'-]+|and|of|for|with|the|to|in|&)){0,4} ?: ?[\p{Lu}\p{N}]/u;

/** Minimum sentences for a label to apply only to the first. */
const MIN_SENTENCES = 3;

/** "4 positions: in, out, back, side. For babies from 8 lb. Hand wash.": a label, its value, and the rest. */
function splitAfterLabeled(line: string): Range[] | undefined {
  const [first, ...rest] = sentenceRanges(line);
  if (first === undefined || rest.length + 1 < MIN_SENTENCES) return undefined;
  if (findLabel(line.slice(...first)) === undefined) return undefined;
  return [first, [rest[0]?.[0] ?? line.length, line.length]];
}
