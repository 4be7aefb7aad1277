import { withoutForbiddenTitleCharacters } from '../platforms/amazon-title.ts';
import { PROMOTION, withoutForbidden } from '../platforms/forbidden-wording.ts';
import { textOfPart } from '../planning/title-parts.ts';
import type { Setting, TitlePart, TitlePlan } from '../planning/types.ts';
import { exclamatoryNames } from '../reading/exclamatory-names.ts';
import type { NameSegment } from '../reading/types.ts';
import {
  capitalizeFirst,
  foldWord,
  hasLowercase,
  mapWords,
  hasLetterOrDigit,
  STOP_WORDS,
  wordsOf,
} from '../text/words.ts';
import { labelType } from '../reading/facts.ts';
import {
  cite,
  editAll,
  editFirst,
  editLast,
  uncited,
  textOf,
  type Cited,
  type CitedPiece,
} from './cited.ts';
import { toNameCase } from './capitals.ts';
import { repairSpacing, withoutTrademarks } from './edits.ts';

const MAX_REPEATS = 2;

/** The chosen segments of the name with its own separators. */
export function realizeSegments(
  parts: readonly TitlePart[],
  { reading, platform }: Setting,
): Cited {
  const { name } = reading;
  const isNameInCaps = toNameCase(name.text) !== name.text;
  const written = isNameInCaps ? writtenInCapitals(reading) : new Set<string>();
  // Punctuation inside a name belongs to it; at the end it is only emphasis: "GO!!! Card Game".
  const inner = name.text.replace(/[!?]+$/u, '');
  const pieces: CitedPiece[] = [];
  let open = false;
  let last = 0;
  for (const part of parts) {
    const segment = name.segments[part.segment];
    if (segment === undefined) continue;
    // A bracket stays open until the name closes it: "(White, 64 GB)".
    const stays: boolean = open && !closesBetween(name.segments, last, part.segment);
    const before = name.segments[last]?.text ?? '';
    // A bracket after a hyphen has no space: "Nightfall-(B Side)".
    const isBound = segment.separator === '(' && last === part.segment - 1 && before.endsWith('-');
    const mark = isBound ? segment.separator : separatorOf(segment.separator, open && !stays);
    const separator: string = pieces.length === 0 ? '' : mark;
    const given = textOfPart(part, segment.text);
    const chosen = platform === 'amazon' ? withoutPromotionalSubtitle(given) : given;
    const cased = isNameInCaps ? inTextCase(toNameCase(chosen, written), written, reading) : chosen;
    const allowed = withoutForbidden(cased, platform);
    const text = restoreCapital(repairSpacing(allowed, undefined, inner), cased);
    // If nothing of a segment is allowed, its separator is dropped too: "Sticker | Free shipping".
    if (!hasLetterOrDigit(text) && hasLetterOrDigit(chosen)) continue;
    pieces.push(...uncited(open && !stays ? `)${separator}` : separator), ...cite(text, segment));
    open = stays || separator.endsWith('(');
    last = part.segment;
  }
  const closed = withoutLoneQuote(open ? [...pieces, ...uncited(')')] : pieces);
  // "Grip Pad#" has lost its number.
  const whole = editLast(closed, (text) => text.replace(/(?<=\p{L}{3}) ?#$/u, ''));
  // A name in lower case throughout gets a capital: "phone case clear".
  return /\p{Lu}/u.test(name.text) ? whole : editFirst(whole, capitalizeFirst);
}

/** Whether an open bracket is closed before a later segment. */
function closesBetween(segments: readonly NameSegment[], from: number, to: number): boolean {
  return segments.slice(from + 1, to + 1).some(({ separator }) => /[)\]([]/u.test(separator));
}

/** Single all-caps words of running text: "ABUS" in "A light set from ABUS." */
const SINGLE_CAPITALS =
  /(?<![\p{L}\p{N}-]|[\p{Lu}\d]{2} |(?<!\p{L})\d )\p{Lu}{3,20}(?![\p{L}\p{N}-]| \p{Lu}{2})/gu;

function writtenInCapitals({ lines }: Setting['reading']): ReadonlySet<string> {
  // Names keep their spelling: "Brand: ABUS".
  const statements = lines.flatMap(({ label, units }) =>
    units.filter(({ text }) => hasLowercase(text) || labelType(label?.text) === 'model'),
  );
  return new Set(statements.flatMap(({ text }) => text.match(SINGLE_CAPITALS) ?? []));
}

/** Words of an all-caps name that the features write in title case: "Lo Pro". */
function inTextCase(
  name: string,
  written: ReadonlySet<string>,
  { names }: Setting['reading'],
): string {
  return name.replace(/(?<![\p{L}\p{N}])\p{Lu}{2,20}(?![\p{L}\p{N}])/gu, (word) => {
    const titleCased = capitalizeFirst(word.toLowerCase());
    return !written.has(word) && names.has(titleCased) ? titleCased : word;
  });
}

/**
 * A text keeps its initial capital when its first word is removed: "Seedling pots" of "Biodegradable seedling pots".
 */
function restoreCapital(text: string, whole: string): string {
  return /^\p{Lu}/u.test(whole) && /^\p{Ll}+(?![\p{L}\d])/u.test(text)
    ? capitalizeFirst(text)
    : text;
}

/** Removes a quotation mark whose counterpart is in a segment that isn't shown. */
function withoutLoneQuote(name: Cited): Cited {
  const marks = textOf(name).match(/["“”]/gu) ?? [];
  if (marks.length !== 1) return name;
  const unopened = editFirst(name, (text) => text.replace(/^["“]/u, ''));
  return editAll(unopened, (text) => text.replace(/ ["“]$/u, ''));
}

/** Used if nothing of the name may be shown. */
const NAMELESS = 'Product';

/** A name, or a placeholder if nothing of it may be shown. */
export function nameOrPlaceholder(name: Cited, { reading }: Setting): Cited {
  if (hasLetterOrDigit(textOf(name))) return name;
  return reading.name.text === '' ? uncited(NAMELESS) : cite(NAMELESS, reading.name);
}

/** The separator between two segments with its usual spaces; a bracket is closed only if one is open. */
function separatorOf(separator: string, open: boolean): string {
  if (/[([]/u.test(separator)) return ' (';
  const mark = open ? separator.trim() : separator.replace(/^[)\]]/u, '').trim();
  if (mark === '' || /^[)\]]$/u.test(mark)) return ' ';
  if (/^[)\]]?,$/u.test(mark)) return ', ';
  if (/^[)\]]?:$/u.test(mark)) return ': ';
  return mark === ';' ? '; ' : ` ${mark.replace(/^[)\]]\s*/u, '')} `;
}

export function realizeTitle(plan: TitlePlan, setting: Setting, limit: number): Cited {
  const { platform } = setting;
  let title = realizeSegments(plan.parts, setting);
  if (plan.brand !== undefined)
    title = [...cite(plan.brand.text, plan.brand), ...uncited(' '), ...title];
  if (platform === 'amazon') title = amazonTitle(title, exclamatoryNames(setting.reading.request));
  if (plan.audience !== undefined)
    title = [...title, ...uncited(' for '), ...cite(plan.audience.text, plan.audience)];
  const cut = truncateAtWord(title, limit);
  return withoutIncompleteEnd(cut);
}

/** Removes the end of a name that was already truncated in the input ("24\" by"); other names keep their end. */
export function withoutIncompleteEnd(name: Cited): Cited {
  return /\s(?:by|with|for|of|and|&|the)$/iu.test(textOf(name))
    ? withoutTrailingFunctionWords(name)
    : name;
}

/** Removes what Amazon forbids from segments that can't be dropped entirely. */
function amazonTitle(title: Cited, marks: ReadonlySet<string>): Cited {
  const counts = new Map<string, number>();
  return editAll(title, (text) => {
    const plain = withoutForbiddenTitleCharacters(
      withoutTrademarks(text.replace(PROMOTION, '')),
      marks,
    );
    const once = mapWords(plain, (word) => {
      const folded = foldWord(word);
      counts.set(folded, (counts.get(folded) ?? 0) + 1);
      return !STOP_WORDS.has(folded) && (counts.get(folded) ?? 0) > MAX_REPEATS ? '' : word;
    });
    if (once === text) return text;
    const tidy = once
      .replace(/\s+/gu, ' ')
      .replace(/ (?=[,.:;])/gu, '')
      .replace(/(?<! )-(?= )/gu, ' -')
      .trim();
    return restoreCapital(tidy, text);
  });
}

/** Removes a subtitle that is only promotional: "The Salt Road: A Sunday Bestseller". */
function withoutPromotionalSubtitle(text: string): string {
  const colon = text.lastIndexOf(': ', text.search(PROMOTION));
  return colon > 0 && PROMOTION.test(text.slice(colon)) ? text.slice(0, colon) : text;
}

/** Truncates a title at a word, never after a function word. */
export function truncateAtWord(title: Cited, limit: number): Cited {
  let room = limit;
  const kept: { text: string; sources: Cited[number]['sources'] }[] = [];
  for (const piece of title) {
    if (piece.text.length <= room) {
      kept.push(piece);
      room -= piece.text.length;
      continue;
    }
    // A single word after others is dropped with its separator.
    const isWhole =
      kept.length > 0 &&
      !piece.text
        .slice(0, room + 1)
        .trimStart()
        .includes(' ');
    if (!isWhole) kept.push({ ...piece, text: clipAtWord(piece.text, room) });
    return withoutTrailingFunctionWords(kept.filter(({ text }) => text !== ''));
  }
  return kept.filter((piece) => piece.text !== '');
}

/** Removes trailing punctuation and function words from a truncated text. */
export function withoutTrailingFunctionWords(text: readonly Cited[number][]): Cited {
  const last = text.at(-1);
  if (last === undefined) return [];
  const ended = clipAtWord(`${last.text} `, last.text.length);
  return ended === ''
    ? withoutTrailingFunctionWords(text.slice(0, -1))
    : [...text.slice(0, -1), { ...last, text: ended }];
}

const UPWARD = /\d ?(?:&|\+|and) [Uu]p$/u;

function clipAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const space = head.lastIndexOf(' ');
  let cut = (space > 0 ? head.slice(0, space) : text.slice(0, limit))
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
  for (;;) {
    // Without its end, the age would change: "Ages 3 & Up".
    if (UPWARD.test(cut)) return cut;
    const next = cut.replace(/[\s,;:&/–—-]+$/u, '');
    const last = wordsOf(next).at(-1) ?? '';
    const isFunctionWord =
      STOP_WORDS.has(foldWord(last)) && next.endsWith(last) && wordsOf(next).length > 1;
    if (!isFunctionWord) return next;
    cut = next.slice(0, next.length - last.length);
  }
}
