import { CONTACTS, PLACEHOLDERS } from '../platforms/refusals.ts';
import { sentenceRanges } from '../text/sentences.ts';
import type { Traced } from '../text/traced.ts';
import { countWords, foldWord, saysAnything, wordsOf } from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { labelType } from './facts.ts';
import { findLabel } from './labels.ts';
import { readLines, type RawLine } from './lines.ts';
import type { Language, Line, Quote, SourceField, Unit, UnitKind } from './types.ts';
import { isEmptyValue, isFiled } from './values.ts';
import { verbShapeOf } from './verbs.ts';

/** Characters of a field near its limit, where a last statement without a mark was cut off. */
const CUT_OFF_FROM = 580;
const FULL_FIELD = 599;
const NOTE =
  /^(?:note|please note|important|warning|caution|attention|disclaimer|no warranty)\b|\bsold separately\b|\b(?:packaging|colors?|contents|styles?|designs?|sizes?) (?:may|will) vary\b/iu;
const MARK = /[.!?…。！？؟۔।]["'”’)\]]*$/u;

/** Lines of a field that are read; one of 600 characters has fewer. */
const MAX_LINES = 300;
/** Statements of a field that are read: more than 600 characters have, or a listing has room for. */
const MAX_UNITS = 300;

/** Reads a field into lines of units, in its order. Ids go on from those given. */
export function readUnits(
  field: SourceField,
  raw: string,
  language: Language,
  next: { unit: number; line: number },
  name: string,
): Line[] {
  const { text, lines: rawLines } = readLines(raw);
  const placed: PlacedLine[] = [];
  const end = next.unit + MAX_UNITS;
  for (const [index, rawLine] of rawLines.slice(0, MAX_LINES).entries()) {
    const last = index === rawLines.length - 1;
    const cutOff = last && field === 'features' ? cutOffAt(raw.length) : 'no';
    const line = readLine(field, text, rawLine, { language, cutOff, last, next, end, name });
    const before = text.text.slice(rawLines[index - 1]?.to ?? 0, rawLine.from);
    if (line !== undefined) placed.push({ line, breaks: before.split('\n').length - 1 });
  }
  return withLists(placed);
}

/** A line, and the line breaks before it. */
interface PlacedLine {
  readonly line: Line;
  readonly breaks: number;
}

const MIN_CONTENTS = 2;
/** Line breaks between items of a list that have marks or markup. */
const MARKED_BREAKS = 2;
const MAX_CONTENT_WORDS = 6;

/** "In the box:" and the short lines right below it are one line: a label, and all that it heads. */
function withLists(placed: readonly PlacedLine[]): Line[] {
  const lines: Line[] = [];
  for (let at = 0; at < placed.length; at++) {
    const [head, first, second] = placed.slice(at, at + 3);
    if (head === undefined) break;
    const gap = second?.breaks ?? 0;
    // In markup, a label and its list lie further apart than the items.
    const near = first !== undefined && gap <= MARKED_BREAKS && gap <= first.breaks;
    const joined = near && (gap === first.breaks || gap === MARKED_BREAKS);
    const label = joined ? contentsLabel(head.line) : undefined;
    const rest = placed.slice(at + 1);
    const end = rest.findIndex(
      ({ line, breaks }, index) => !isContent(line) || (index > 0 && breaks !== gap),
    );
    const below = label === undefined ? [] : rest.slice(0, end === -1 ? undefined : end);
    if (label === undefined || below.length < MIN_CONTENTS) {
      lines.push(head.line);
      continue;
    }
    const units = below.flatMap(({ line }) => line.units);
    lines.push({
      id: head.line.id,
      label,
      units: units.map((unit) => ({ ...unit, kind: 'labeled' })),
    });
    at += below.length;
  }
  return lines;
}

/** The label of a line that has nothing behind it and announces what is in the box. */
function contentsLabel({ label, units: [unit, ...more] }: Line): Quote | undefined {
  if (label !== undefined || unit === undefined || more.length > 0 || !unit.text.endsWith(':'))
    return undefined;
  const text = unit.text.slice(0, -1);
  const span = { ...unit.span, end: unit.span.end - 1 };
  return labelType(text) === 'contents' ? { text, span } : undefined;
}

function isContent({ label, units: [unit, ...more] }: Line): boolean {
  const short = unit?.kind === 'phrase' && !unit.closed && unit.words <= MAX_CONTENT_WORDS;
  return label === undefined && more.length === 0 && short;
}

type CutOff = 'no' | 'maybe' | 'surely';

/** Whether a field of some length was cut at its limit; white space at the cut is not counted. */
function cutOffAt(length: number): CutOff {
  if (length >= FULL_FIELD) return 'surely';
  return length >= CUT_OFF_FROM ? 'maybe' : 'no';
}

interface LineContext {
  readonly language: Language;
  /** Whether the field ends here so near its limit that it may have been cut. */
  readonly cutOff: CutOff;
  readonly last: boolean;
  readonly next: { unit: number; line: number };
  /** The first unit that is not read any more. */
  readonly end: number;
  /** The product's name, whose own marks end no sentence. */
  readonly name: string;
}

function readLine(
  field: SourceField,
  text: Traced,
  raw: RawLine,
  context: LineContext,
): Line | undefined {
  const quote = (from: number, to: number): Quote => ({
    text: text.text.slice(from, to),
    span: { field, ...text.span(from, to) },
  });
  const whole = text.text.slice(raw.from, raw.to);
  if (!saysAnything(whole)) return undefined;
  const id = context.next.line++;
  const found = raw.heading ? undefined : findLabel(whole);
  const valueFrom = raw.from + (found?.value ?? 0);
  const said = text.text.slice(valueFrom, raw.to);
  const ranges = withinName(sentenceRanges(said), said, context.name)
    .filter(([from, to]) => saysAnything(said.slice(from, to)))
    .slice(0, context.end - context.next.unit);
  let before: Unit | undefined;
  const units = ranges.map(([from, to], index): Unit => {
    const said = quote(valueFrom + from, valueFrom + to);
    const lastUnit = context.last && index === ranges.length - 1;
    const shape = context.language === 'en' ? verbShapeOf(said.text) : 'none';
    const closed = MARK.test(said.text);
    // Without a tagger for the language, a closed statement of some length counts as a sentence.
    const finite =
      context.language === 'en'
        ? shape !== 'none'
        : closed && countWords(said.text) >= MIN_FOREIGN_SENTENCE;
    const kind = raw.heading
      ? 'heading'
      : kindOf(said.text, {
          finite,
          closed,
          label: found !== undefined && index === 0 ? whole.slice(0, found.end) : undefined,
          cutOff: lastUnit ? context.cutOff : 'no',
          lastUnit,
          siblings: ranges.length,
        });
    // "Cute, too.": a few words without a verb belong to the sentence before them.
    const fragment =
      !finite && (countWords(said.text) <= MAX_FRAGMENT || before?.text.endsWith('!'));
    const leans = context.language === 'en' && before?.finite === true && fragment === true;
    before = {
      id: context.next.unit++,
      kind,
      ...said,
      finite,
      closed,
      // The first words of an input have nothing to point back at.
      pointsBack:
        leans || ((index > 0 || (context.language === 'en' && id > 0)) && opensPointing(said.text)),
      words: countWords(said.text),
    };
    return before;
  });
  if (units.length === 0) return undefined;
  if (found === undefined) return { id, units };
  const label = quote(raw.from, raw.from + found.end);
  return {
    id,
    label,
    units: units.map((unit) =>
      NOTE.test(label.text) && unit.kind !== 'broken' ? { ...unit, kind: 'note' } : unit,
    ),
  };
}

/** "L.O.L. Surprise! Pets": a mark inside the product's name ends no sentence. */
function withinName(
  ranges: readonly (readonly [from: number, to: number])[],
  text: string,
  name: string,
): (readonly [from: number, to: number])[] {
  const joined: (readonly [from: number, to: number])[] = [];
  for (const [from, to] of ranges) {
    const before = joined.at(-1);
    const word =
      before === undefined
        ? ''
        : (text
            .slice(...before)
            .split(' ')
            .at(-1) ?? '');
    if (
      before === undefined ||
      !/[!?]$/u.test(word) ||
      !name.toLowerCase().includes(`${word.toLowerCase()} `)
    )
      joined.push([from, to]);
    else joined.splice(-1, 1, [before[0], to]);
  }
  return joined;
}

const MIN_FOREIGN_SENTENCE = 6;
const MAX_FRAGMENT = 3;
/** A clause that stops at its subject: "… the bed where you". */
const CLAUSE_CUT =
  /\b(?:where|when|if|which|because|while|as|so|what) (?:you|it|they|we|he|she|your \p{L}+)$/iu;

/** "It …", "But …", "This makes …"; "This set …" means the product and does not point back. */
function opensPointing(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text).map(foldWord);
  if (first === 'the') return second === 'result';
  if (opensIntroducing(text)) return true;
  if (!vocabulary('pointers').has(first)) return false;
  return !isOf(first, 'pointed at') || isOf(second, 'pointing verbs');
}

/** "With a quartz movement, it keeps time": the subject is a pronoun behind an introduction. */
export function opensIntroducing(text: string): boolean {
  return isOf(wordsOf(text)[0] ?? '', 'introducing words') && LATE_PRONOUN.test(text);
}

const LATE_PRONOUN = /^(?:(?!, (?:the|this|these|our|your|you|we|a|an) )[^.!?])*?, (?:it|they)\b/u;

interface UnitContext {
  readonly finite: boolean;
  readonly closed: boolean;
  /** The label whose value the unit is. */
  readonly label: string | undefined;
  readonly cutOff: CutOff;
  readonly lastUnit: boolean;
  readonly siblings: number;
}

function kindOf(text: string, context: UnitContext): UnitKind {
  if (isBroken(text, context) || isEmptyValue(context.label, text)) return 'broken';
  if (isBoilerplate(text) || isFiled(context.label, text)) return 'boilerplate';
  if (NOTE.test(text)) return 'note';
  if (context.finite) return 'sentence';
  return context.label === undefined ? 'phrase' : 'labeled';
}

/** Whether a statement was cut off, or says nothing: it ends as no statement ends. */
function isBroken(
  text: string,
  { finite, closed, cutOff, lastUnit, siblings, label }: UnitContext,
): boolean {
  if (PLACEHOLDERS.test(text.trim()) && countWords(text) <= 1) return true;
  if (GLUED.test(text) || NO_NUMBER.test(text)) return true;
  if (closed) return false;
  const words = wordsOf(text);
  const last = foldWord(words.at(-1) ?? '');
  if (/[,:&–(-]$/u.test(text.trim()) || CLAUSE_CUT.test(text.trim())) return true;
  if (hasOpenBracket(text) && lastUnit) return true;
  if (
    vocabulary('danglers').has(last) &&
    !(words.length <= 2 && label !== undefined) &&
    !(finite && isOf(last, 'verbs with a number'))
  )
    return !endsOnAdverb(words);
  // A text that stops at its limit without a mark, after sentences that have theirs.
  if (cutOff === 'surely') return true;
  if (cutOff === 'maybe') return siblings > 1 || words.length <= 1 || text.length > 60;
  return lastUnit && words.length === 1 && isOf(last, 'cut-off words');
}

/** "3AAbatteriesrequired": words that lost the spaces between them. */
const GLUED = /\d\p{L}{12}/u;

/** "0.11.0 amp": a number that there is none of. */
const NO_NUMBER = /(?<![\d.])\d+\.\d+\.\d+ ?\p{L}/u;

/** "That hugs you back", "to play with": a small word that a verb ends on. */
function endsOnAdverb(words: readonly string[]): boolean {
  const last = foldWord(words.at(-1) ?? '');
  const before = foldWord(words.at(-2) ?? '');
  // "Beautifully crafted": said of the product, without a "by" or "of" to follow.
  if (before.endsWith('ly') && isOf(last, 'made words')) return true;
  if (!isOf(last, 'particles')) return false;
  if (isOf(last, 'adverbs that end a phrase'))
    return words.length > 1 && !isOf(before, 'prepositions of joints');
  return vocabulary('verbs').has(before) && words.length > 2;
}

function hasOpenBracket(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** Talk of the shop, the page or the seller. */
export function isBoilerplate(text: string): boolean {
  if (CONTACTS.test(text)) return true;
  const folded = ` ${text.toLowerCase().replace(/[’]/gu, "'")} `;
  for (const phrase of vocabulary('boilerplate')) {
    const opening = phrase.startsWith('^');
    if (opening ? folded.startsWith(` ${phrase.slice(1)}`) : folded.includes(phrase)) return true;
  }
  return false;
}
