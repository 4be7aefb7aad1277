import { withoutForbiddenTitleCharacters } from '../platforms/amazon-title.ts';
import { PROMOTION, withoutForbidden } from '../platforms/forbidden-wording.ts';
import { textOfPart } from '../planning/title.ts';
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
import { cite, editAll, editFirst, own, textOf, type Cited, type Piece } from './cited.ts';
import { toNameCase } from './capitals.ts';
import { repairSpacing, withoutTrademarks } from './edits.ts';

const MAX_REPEATS = 2;

/** The chosen parts of the name, with its own marks between segments. */
export function realizeSegments(
  parts: readonly TitlePart[],
  { reading, platform }: Setting,
): Cited {
  const { name } = reading;
  const written = writtenInCapitals(reading);
  const isNameInCaps = toNameCase(name.text) !== name.text;
  // "GO!!! Card Game": marks inside a name are its own, those at its end only shout.
  const inner = name.text.replace(/[!?]+$/u, '');
  const pieces: Piece[] = [];
  let open = false;
  let last = 0;
  for (const part of parts) {
    const segment = name.segments[part.segment];
    if (segment === undefined) continue;
    // "(White, 64 GB)": a bracket is open up to where the name closes it.
    const stays: boolean = open && !closes(name.segments, last, part.segment);
    const before = name.segments[last]?.text ?? '';
    // "Nightfall-(B Side)" has no space to begin with.
    const isBound = segment.separator === '(' && last === part.segment - 1 && before.endsWith('-');
    const mark = isBound ? segment.separator : separatorOf(segment.separator, open && !stays);
    const separator: string = pieces.length === 0 ? '' : mark;
    const given = textOfPart(part, segment.text);
    const chosen = platform === 'amazon' ? withoutPromotedTail(given) : given;
    const calm = isNameInCaps ? asInText(toNameCase(chosen, written), written, reading) : chosen;
    const allowed = withoutForbidden(calm, platform);
    const text = withCapital(repairSpacing(allowed, undefined, inner), calm);
    // "Sticker | Free shipping": if nothing of a segment is allowed, its mark is dropped too.
    if (!hasLetterOrDigit(text) && hasLetterOrDigit(chosen)) continue;
    pieces.push(...own(open && !stays ? `)${separator}` : separator), ...cite(text, segment));
    open = stays || separator.endsWith('(');
    last = part.segment;
  }
  const whole = withoutLoneQuote(open ? [...pieces, ...own(')')] : pieces);
  // A name typed in small letters throughout: "phone case clear".
  return /\p{Lu}/u.test(name.text) ? whole : editFirst(whole, capitalizeFirst);
}

/** Whether a bracket that is open at a segment of the name is closed before another. */
function closes(segments: readonly NameSegment[], from: number, to: number): boolean {
  return segments.slice(from + 1, to + 1).some(({ separator }) => /[)\]([]/u.test(separator));
}

/** "ABUS" of "A light set from ABUS.": single words that running text has in capitals. */
const SINGLE_CAPITALS =
  /(?<![\p{L}\p{N}-]|[\p{Lu}\d]{2} |(?<!\p{L})\d )\p{Lu}{3,20}(?![\p{L}\p{N}-]| \p{Lu}{2})/gu;

function writtenInCapitals({ lines }: Setting['reading']): ReadonlySet<string> {
  // "Brand: ABUS" is written as its owner writes it.
  const told = lines.flatMap(({ label, units }) =>
    units.filter(({ text }) => hasLowercase(text) || labelType(label?.text) === 'model'),
  );
  return new Set(told.flatMap(({ text }) => text.match(SINGLE_CAPITALS) ?? []));
}

/** "Lo Pro" of a name in capitals: words that the text writes with a capital only. */
function asInText(
  name: string,
  written: ReadonlySet<string>,
  { names }: Setting['reading'],
): string {
  return name.replace(/(?<![\p{L}\p{N}])\p{Lu}{2,20}(?![\p{L}\p{N}])/gu, (word) => {
    const own = capitalizeFirst(word.toLowerCase());
    return !written.has(word) && names.has(own) ? own : word;
  });
}

/** "Seedling pots" of "Biodegradable seedling pots": a text without its first word keeps its capital. */
function withCapital(text: string, whole: string): string {
  return /^\p{Lu}/u.test(whole) && /^\p{Ll}+(?![\p{L}\d])/u.test(text)
    ? capitalizeFirst(text)
    : text;
}

/** A quotation mark that opens one segment and closes in another, which is not shown. */
function withoutLoneQuote(name: Cited): Cited {
  const marks = textOf(name).match(/["“”]/gu) ?? [];
  return marks.length === 1 ? editFirst(name, (text) => text.replace(/^["“]/u, '')) : name;
}

/** What a thing is called if nothing of its name can be shown. */
const NAMELESS = 'Product';

/** A name, or a word in its place where nothing of it may be shown. */
export function named(name: Cited, { reading }: Setting): Cited {
  if (hasLetterOrDigit(textOf(name))) return name;
  return reading.name.text === '' ? own(NAMELESS) : cite(NAMELESS, reading.name);
}

/** The mark between two segments, with its usual spaces; a bracket closes only one that is open. */
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
    title = [...cite(plan.brand.text, plan.brand), ...own(' '), ...title];
  if (platform === 'amazon') title = amazonTitle(title, exclamatoryNames(setting.reading.request));
  if (plan.audience !== undefined)
    title = [...title, ...own(' for '), ...cite(plan.audience.text, plan.audience)];
  const cut = cutAtWord(title, limit);
  return withoutBrokenEnd(cut);
}

/** A name that is itself cut off ("24\" by") without its end; any other ends as it is given. */
export function withoutBrokenEnd(name: Cited): Cited {
  return /\s(?:by|with|for|of|and|&|the)$/iu.test(textOf(name)) ? withoutOpenEnd(name) : name;
}

/** Removes what Amazon doesn't allow from a segment that can't be dropped completely. */
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
    return withCapital(tidy, text);
  });
}

/** "The Salt Road: A Sunday Bestseller": a subtitle that only promotes goes whole. */
function withoutPromotedTail(text: string): string {
  const colon = text.lastIndexOf(': ', text.search(PROMOTION));
  return colon > 0 && PROMOTION.test(text.slice(colon)) ? text.slice(0, colon) : text;
}

/** A first segment that is itself too long ends at a word, never on a small one. */
export function cutAtWord(title: Cited, limit: number): Cited {
  let room = limit;
  const kept: { text: string; sources: Cited[number]['sources'] }[] = [];
  for (const piece of title) {
    if (piece.text.length <= room) {
      kept.push(piece);
      room -= piece.text.length;
      continue;
    }
    // A single word after others goes whole, with the mark before it.
    const isWhole =
      kept.length > 0 &&
      !piece.text
        .slice(0, room + 1)
        .trimStart()
        .includes(' ');
    if (!isWhole) kept.push({ ...piece, text: clip(piece.text, room) });
    return withoutOpenEnd(kept.filter(({ text }) => text !== ''));
  }
  return kept.filter((piece) => piece.text !== '');
}

/** A text without the trailing marks and function words before a cut. */
export function withoutOpenEnd(text: readonly Cited[number][]): Cited {
  const last = text.at(-1);
  if (last === undefined) return [];
  const ended = clip(`${last.text} `, last.text.length);
  return ended === ''
    ? withoutOpenEnd(text.slice(0, -1))
    : [...text.slice(0, -1), { ...last, text: ended }];
}

const UPWARD = /\d ?(?:&|\+|and) [Uu]p$/u;

function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, limit + 1);
  const space = head.lastIndexOf(' ');
  let cut = (space > 0 ? head.slice(0, space) : text.slice(0, limit))
    .toWellFormed()
    .replace(/\uFFFD$/u, '');
  for (;;) {
    // "Ages 3 & Up" without its end would be another age.
    if (UPWARD.test(cut)) return cut;
    const next = cut.replace(/[\s,;:&/–—-]+$/u, '');
    const last = wordsOf(next).at(-1) ?? '';
    const small = STOP_WORDS.has(foldWord(last)) && next.endsWith(last) && wordsOf(next).length > 1;
    if (!small) return next;
    cut = next.slice(0, next.length - last.length);
  }
}
