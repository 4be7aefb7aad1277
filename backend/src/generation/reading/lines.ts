import { repairEncoding } from '../text/encoding-repair.ts';
import { PRICES } from '../platforms/forbidden-wording.ts';
import type { Traced } from '../text/traced.ts';
import { sentenceRanges } from '../text/sentences.ts';
import { countWords, hasLetterOrDigit } from '../text/words.ts';
import { EMOJI_RUNS, splitEmojiLists } from './emoji-lists.ts';
import { separateJoinedWords } from './joined-words.ts';
import { endOfLeadingKeywords } from './keyword-lines.ts';
import { findLabel, isAllCaps } from './labels.ts';
import { HEADING_MARKER, ITEM_MARKER, readMarkup } from './markup.ts';
import { splitAtCapitals, splitAtPhrases, splitBy, type Range } from './phrase-rows.ts';
import { withoutStoreNames } from './store-names.ts';
import { separateDashedItems, separateListHeadings, separateSteps } from './run-in-items.ts';
import { readTables } from './tables.ts';
import { joinWrappedLines } from './wrapped-lines.ts';

/** A piece of a cleaned field: a line, a list item or a paragraph. */
export interface RawLine {
  readonly from: number;
  readonly to: number;
  readonly heading: boolean;
  /** Whether a bullet or markup makes it a list item. */
  readonly listed: boolean;
  /** Whether it consists of search phrases for other products at the start of the text. */
  readonly keywords?: true;
}

const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const BULLET_MARKS =
  /[•●◦▪▫■□◆◇★☆✓✔✅➤►▶→‣⁃∙·❖※]|(?<=^|[\n\uE002]) ?(?:\.:|>+|-(?!\d)|[–—]|\*(?!(?:these|this) )|\d{1,2}(?:[.)](?!\d)|、)) ?(?=\S)/giu;
const BULLETS = new RegExp(`[•●◦▪▫■□‣⁃∙]|${ITEM_MARKER}`, 'u');
/** "…, using retinol", "Ingredients", "that calm": words that a sentence has on separate lines. */
const HEADING_IN_SENTENCE =
  /(?<=[\p{Ll},] ?)\n ?\p{Lu}\p{Ll}{2,20} ?\n ?(?=(?:that|which|who) \p{Ll})/gu;
/** A line break inside a sentence. */
const BREAK_IN_SENTENCE =
  /(?<=[\p{Ll},]) ?\n ?(?=(?:that|which|who) \p{Ll})|(?<=\p{Ll},) ?\n ?(?=(?:and|or|but) \p{Ll})|(?<=\p{Ll} \p{L}{2,20} \p{L}{2,20}) ?\n ?(?=(?:to|of|than) \p{Ll})/gu;
/** "(please see photos)", "…, as shown in the picture.": a reference to something outside the listing. */
const PHOTO_REMARK =
  / ?\((?:please )?(?:as )?(?:see|refer to|check|(?:seen|shown) (?:in|on)) (?:(?:the|our|all|last|attached) ){0,2}(?:photo(?:graph)?|picture|pic|image)s?[.!]?\)|(?<!\b(?:are|be|comes?|exactly|is|just|looks?|same)),? as (?:seen|shown|you can see) (?:in|on) (?:the|this) (?:image|photo|picture)s?(?=[.!])/giu;
/** "From our expanded online assortment; 12 capsules": a remark by the store before the facts. */
const ASSORTMENT = /^\s*from our (?:\p{L}{1,12} ){0,3}assortment; ?/giu;
/**
 * "Room inside (for max." above "4 persons), full head height": a line that ends in an open
 * parenthesis or an abbreviation.
 */
const BREAK_IN_REMARK =
  /(?<=\([^()\n]{1,60}) ?\n ?(?=(?!\d{1,2}\))[^()\n]{1,60}\))|(?<=\b(?:about|at|for|holds|is|of|to|weighs) (?:approx|ca|max|min)\.) ?\n ?(?=\d)/giu;
/** 'Reads "Guard us day and night. "': a space before the quotation mark that ends a line. */
const SPACE_BEFORE_QUOTE = /(?<=["“][^"“”\n]{1,300}\p{L}[.!?]) (?=["”] ?(?:\n|$))/gu;
/** "?Dual input?This pad has two": a heading whose brackets became question marks. */
const LOST_BRACKETS = /(?<=^|\n) ?\?[^?\n]{3,50}\? ?(?=\p{Lu})/gu;
/** "DESCRIPTION Light bag with two pockets": a heading without its punctuation. */
const BARE_HEADING = /(?<=^|\n) ?(?:PRODUCT )?(?:DESCRIPTION|DETAILS|OVERVIEW) (?=\p{Lu}\p{Ll})/gu;
/** "Description This pack holds": the field's own name, run into its text. */
const FIELD_NAME =
  /^\s*(?:Product )?(?:(?:Description|Details|Overview):? (?=(?:This|These|The|Our|It) \p{Ll})|Description (?=\p{Lu}\p{Ll}+ \p{Ll}))/gu;
/** "in a paper mold :) This mix": an emoticon in place of a period. */
const FACE_AT_END = /(?<=\p{L}) ?[:;]-?[)D](?= \p{Lu})/gu;
const FACE = / ?(?<![\p{L}\p{N}]):-?[)D](?=\s|$)/gu;
/** "101 You can move the seat": a stray number. */
const STRAY_NUMBER = /(?<=^|\n) ?\d{1,3} (?=(?:You|It|They|We) \p{Ll})/gu;
/** "COMPLETE SET-& This set": a stray "&" after a label's dash. */
const STRAY_AND = /(?<=(?:^|\n) ?\p{Lu}[\p{Lu} ]{2,40} ?[-–—])& ?(?= \p{Lu}\p{Ll})/gu;
const QUOTES = /["“”]/gu;
/** '"Light, woven nylon; zip fly"': a list that a table put in quotation marks, unlike a saying with "you". */
const QUOTED_ROW =
  /(?<=(?:^|\n)[\s\uE001\uE002]?)"(?=[^"\n]{0,200}[,;])(?![^"\n]{0,200}\b(?:I|me|my|our|us|we|you|your)\b)[^"\n]{3,400}[^".!?\s]"(?= ?(?:\n|$))/giu;

/** Whether a line starts with a quotation mark that is never closed: '"Enjoy each day with tea.' */
function hasLoneQuote(text: string): boolean {
  return text.match(QUOTES)?.length === 1 && /(?:^|\n) ?["“]\p{L}/u.test(text);
}

/** List items and sentences that lost the break between them. */
const RUN_TOGETHER =
  /(?<=[.!?)]) ?(?:-(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2}[.!?]|\p{Ll}:)- (?=\p{Lu}\p{Ll})|[-—] ?(?=(?:Browse|Check|Choose|Discover|Explore|Shop|View|Visit) ))/gu;

/** "Max weight" above ": 60 kg", from a table, unlike several values in a column or a row. */
const BREAK_BEFORE_VALUE =
  /(?<=(?:^|\n)(?! ?:)[^\n]{1,60}[\p{L}\p{N})]) ?:? ?\n{1,2} ?: ?(?=[^\s:][^\n:]{0,80}(?:$|\n{1,2} ?[^:\s]))/gu;

/**
 * Splits a field into one-line pieces of plain text, each with its position in the source.
 * @param name the product's name, whose bars separate no lines
 * @param isProse whether a single line can be a whole description rather than the value of an
 * attribute
 * @param isEnglish whether capitalized words are names, or start a statement.
 */
export function readLines(
  raw: string,
  name: string,
  isProse: boolean,
  isEnglish: boolean = false,
): { text: Traced; lines: RawLine[] } {
  const plain = joinWrappedLines(repairEncoding(readMarkup(raw)))
    .replace(INVISIBLE, '')
    .replace(/[\r\u2028\u2029]/gu, '\n')
    .replace(HEADING_IN_SENTENCE, (word) => ` ${word.trim().toLowerCase()} `)
    .replace(BREAK_IN_SENTENCE, ' ')
    .replace(BREAK_IN_REMARK, ' ')
    .replace(BREAK_BEFORE_VALUE, ': ')
    .replace(PHOTO_REMARK, '')
    .replace(ASSORTMENT, '')
    .replace(SPACE_BEFORE_QUOTE, '')
    .replace(LOST_BRACKETS, (heading) => `【${heading.trim().slice(1, -1)}】`)
    .replace(STRAY_NUMBER, '')
    .replace(STRAY_AND, '')
    .replace(BARE_HEADING, '')
    .replace(FIELD_NAME, '')
    .replace(FACE_AT_END, '.')
    .replace(FACE, '');
  const paired = hasLoneQuote(plain.text)
    ? plain.replace(QUOTES, '')
    : plain.replace(QUOTED_ROW, (row) => row.slice(1, -1));
  const spaced = (
    isProse
      ? separateListHeadings(
          separateJoinedWords(separateSteps(withoutStoreNames(paired, name)), name),
        )
      : paired
  )
    .replace(/[：；，]/gu, (mark) => ({ '：': ': ', '；': '; ', '，': ', ' })[mark] ?? mark)
    // Single spaces, which are most, don't match.
    .replace(/[^\S\n]{2,}|[^\S\n ]/gu, ' ')
    // "up to 35 mph;,Runs on sand"
    .replace(/;,(?=\S)/gu, '; ')
    // "In style . . . and dry"
    .replace(/ ?\.(?: \.){2,}/gu, '…');
  const text = withoutMarks(readTables(splitEmojiLists(spaced)));
  const lines: RawLine[] = [];
  let from = 0;
  const pieces = text.text.split('\n');
  const alone = isProse && pieces.filter(hasLetterOrDigit).length === 1;
  for (const piece of pieces) {
    const heading = piece.startsWith(HEADING_MARKER);
    const listed = piece.trimStart().startsWith(ITEM_MARKER);
    const stuffed = isProse && lines.length === 0 ? endOfLeadingKeywords(piece, name) : 0;
    if (stuffed > 0) {
      const line = trimmed(text.text, from, from + stuffed);
      lines.push({ ...line, heading: false, listed: false, keywords: true });
    }
    for (const [start, end] of splitLine(piece.slice(stuffed), isProse && isEnglish, alone, name)) {
      const line = trimmed(text.text, from + stuffed + start, from + stuffed + end);
      if (line.from < line.to) lines.push({ ...line, heading, listed });
    }
    from += piece.length + 1;
  }
  return { text, lines };
}

const ITEM = `\n${ITEM_MARKER}`;

/** "***Colors may vary***" */
const LONG_MARK = /(?<=^|\s)\*{3,6}(?=\p{L})|(?<=[\p{L}.!?])\*{3,6}(?=\s|$)/gu;
/** Words in bold: "**Soft**". */
const BOLD = /(?<![\p{L}\p{N}*])\*\*(?=[^\s*])[^*\n]{1,300}\*\*(?![\p{N}*])/gu;

/** A line in italics: "*Batteries not included*". */
const ITALIC_LINE = /(?<![^\n])\*(?=[^\s*])[^*\n]{1,300}\*(?![^\n])/gu;

/** Bullets separate lines, and so do emoji if a text has several. */
function withoutMarks(text: Traced): Traced {
  const parting = (text.text.match(EMOJI_RUNS)?.length ?? 0) > 1;
  // Next to bullets, an emoji starts a heading or a paragraph.
  const part = BULLETS.test(text.text) ? '\n' : ITEM;
  return separateDashedItems(
    text
      .replace(LONG_MARK, '**')
      // "15**12 mm" and "the Number 1** choice" have no bold words.
      .replace(BOLD, (words) => words.slice(2, -2))
      .replace(ITALIC_LINE, (words) => `\n${words.slice(1, -1)}`)
      .replace(/(?<![\p{L}\p{N}*.!?)])\*\*(?![*\d])/gu, '')
      .replace(/[✓✔✅➤]\uFE0F?/gu, ITEM)
      .replace(EMOJI_RUNS, parting ? part : ' '),
  )
    .replace(BULLET_MARKS, ITEM)
    .replace(RUN_TOGETHER, '\n');
}

/**
 * Splits a line into statements. A single line is a whole description and may be a list; one of
 * several lines is never split into phrases.
 */
function splitLine(line: string, mayHaveCapitals: boolean, alone: boolean, name: string): Range[] {
  const named = rangesOf(line, name);
  const divided = splitBy(
    line,
    /\s\|\s/gu,
    (at) => !named.some(([from, to]) => at > from && at < to),
  ).flatMap(([from, to]) =>
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

/** "Suggested price: $20 - for ages 6 and up": a price next to another statement. */
function splitAtPrice(line: string): Range[] | undefined {
  if (!PRICES.test(line)) return undefined;
  const parts = splitBy(line, / [-–—|] |; /gu);
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

/**
 * Splits statements at semicolons if each starts like a line: "Glass backboard; Breakaway rim; 8 to 10 ft
 * high".
 */
function splitAtSemicolons(line: string): Range[] {
  // "via cable; satellite; HDTV antenna", "over 700;000 films": semicolons in place of commas.
  if (SEMICOLON_IN_LIST.test(line)) return [[0, line.length]];
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
/** "Includes: shirt and tiara Size: Large" */
const BARE_LABEL =
  / (?=(?:Size|Color|Colour|Made [Ii]n|Material|Weight|Dimensions|Measurements|Includes|Batteries|Ages?): )/gu;

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

function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  const empty = (at: number) => /[\s\uE001\uE002]/u.test(text.charAt(at));
  let [start, end] = [from, to];
  while (start < end && empty(start)) start += 1;
  while (end > start && empty(end - 1)) end -= 1;
  return { from: start, to: end };
}
