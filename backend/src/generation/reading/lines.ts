import { repairEncoding } from '../text/encoding-repair.ts';
import type { Traced } from '../text/traced.ts';
import { hasLetterOrDigit } from '../text/words.ts';
import { splitLine } from './divided-lines.ts';
import { EMOJI_RUNS, splitEmojiLists } from './emoji-lists.ts';
import { separateJoinedWords } from './joined-words.ts';
import { readJsonList } from './json-lists.ts';
import { endOfLeadingKeywords } from './keyword-lines.ts';
import { HEADING_MARKER, ITEM_MARKER, readMarkup } from './markup.ts';
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
const MARKS =
  /[●◦▪▫■□◆◇★☆✓✔✅➤►▶→‣⁃❖※]|(?<=^|[\n\uE002]) ?(?:\.:|>+|-(?!\d)|[–—]|\*(?!(?:these|this) )|\d{1,2}(?:[.)](?!\d)|、)) ?(?=\S)/u
    .source;
const BULLET_MARKS = new RegExp(`[•∙·]|${MARKS}`, 'giu');
/** Bullets, except one between two words of a name: "Tarn•Kelmar". */
const MARKS_OUTSIDE_NAMES = new RegExp(`(?<!\\p{L})[•∙·]|[•∙·](?!\\p{L})|${MARKS}`, 'giu');
const JOINED_BY_BULLET = /\p{L}{1,30}[•∙·]\p{L}{1,30}/gu;
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
  const plain = joinWrappedLines(repairEncoding(readJsonList(readMarkup(raw))))
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
  const joined = new Set(text.text.match(JOINED_BY_BULLET));
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
    .replace(joined.size === 1 ? MARKS_OUTSIDE_NAMES : BULLET_MARKS, ITEM)
    .replace(RUN_TOGETHER, '\n');
}

function trimmed(text: string, from: number, to: number): { from: number; to: number } {
  const empty = (at: number) => /[\s\uE001\uE002]/u.test(text.charAt(at));
  let [start, end] = [from, to];
  while (start < end && empty(start)) start += 1;
  while (end > start && empty(end - 1)) end -= 1;
  return { from: start, to: end };
}
