import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { sentenceRangesAbout } from '../text/sentences-about.ts';
import type { Traced } from '../text/traced.ts';
import { contentStems, countWords, foldWord, hasDigit, hasLetterOrDigit } from '../text/words.ts';
import { isInClass, vocabulary } from '../vocabulary/index.ts';
import {
  completesQuestion,
  endOfMainClause,
  isUsable,
  markUncertain,
  openQuotations,
  withOpenQuote,
} from './uncertain-units.ts';
import { separateFragments } from './fragments.ts';
import { unitKindOf, NOTE } from './unit-kinds.ts';
import type { PlacedLine } from './heading-text.ts';
import { withHeadings } from './headings.ts';
import {
  dashedLabel,
  findLabel,
  haveColonLabels,
  haveDashedLabels,
  haveCapitalizedLabels,
  capitalizedLabel,
  longLabel,
} from './labels.ts';
import { readLines, type RawLine } from './lines.ts';
import { withIntroducedNames } from './introduced-names.ts';
import { joinRepeatedLabels } from './repeated-labels.ts';
import { joinAnswers } from './questions.ts';
import { isTagged, tagText, type Tagged } from './tagging.ts';
import type { Language, Line, Quote, SourceField, Unit } from './types.ts';
import { separateNotes } from './note-clauses.ts';
import { startsWithReference } from './references.ts';
import { markAdjacentBoilerplate } from './store-boilerplate.ts';
import { verbShapeOf } from './verbs.ts';

const MARK = /[.!?…。！？؟۔।]["'”’)\]*†]*$/u;

/** Maximum lines of a field that are read; a field of 600 characters has fewer. */
const MAX_LINES = 300;
/**
 * Maximum statements of a field that are read; a field of 600 characters has fewer, and no listing can use
 * more.
 */
const MAX_UNITS = 300;

/** Reads a field into lines of units, in order, one line per step. Ids continue from the given one. */
export function* readUnits(
  field: SourceField,
  raw: string,
  language: Language,
  next: { unit: number; line: number },
  name: string,
): Generator<void, Line[]> {
  // Most requests have neither attributes nor variants.
  if (raw === '') return [];
  const { text, lines } = readLines(raw, name, field === 'features', language === 'en');
  const rawLines =
    language === 'en' && field === 'features'
      ? joinAnswers(
          lines.flatMap((line) => separateFragments(line, text, name)),
          text,
        )
      : lines;
  yield;
  const placed: PlacedLine[] = [];
  const end = next.unit + MAX_UNITS;
  const written = rawLines.map(({ from, to }) => text.text.slice(from, to));
  const capitalized = haveCapitalizedLabels(written);
  const dashed = haveDashedLabels(written);
  const coloned = haveColonLabels(written);
  const sheet = written.filter(isGenericRow).length >= MIN_ROWS;
  const labeled = written.length >= MIN_LABELED && written.every(isLabeledPhrase);
  for (const [index, rawLine] of rawLines.slice(0, MAX_LINES).entries()) {
    const last = index === rawLines.length - 1;
    const room =
      last && field === 'features' && raw.length <= REQUEST_LIMITS.features
        ? REQUEST_LIMITS.features - raw.length
        : undefined;
    const line = readLine(field, text, rawLine, {
      language,
      room,
      last,
      next,
      end,
      name,
      capitalized,
      dashed,
      coloned,
      sheet,
      labeled,
    });
    const before = text.text.slice(rawLines[index - 1]?.to ?? 0, rawLine.from);
    if (line !== undefined) placed.push({ line, breaks: before.split('\n').length - 1 });
    yield;
  }
  const whole =
    field === 'features'
      ? withIntroducedNames(markAdjacentBoilerplate(placed.map(({ line }) => line)))
      : [];
  const withSections = placed.map((placedLine, at) => ({
    ...placedLine,
    line: whole[at] ?? placedLine.line,
  }));
  return joinRepeatedLabels(withHeadings(withSections, name));
}

interface LineContext {
  readonly language: Language;
  /** The remaining characters of the field, for the last line of a field with a limit. */
  readonly room: number | undefined;
  readonly last: boolean;
  readonly next: { unit: number; line: number };
  /** The id after the last unit that may be read. */
  readonly end: number;
  /** The product's name, whose punctuation ends no sentence. */
  readonly name: string;
  /** Whether lines start with labels in capitals without punctuation. */
  readonly capitalized: boolean;
  /** Whether lines start with labels that end in a dash. */
  readonly dashed: boolean;
  /** Whether lines start with labels that end in a colon. */
  readonly coloned: boolean;
  /** Whether several lines are rows of a data sheet with a generic label. */
  readonly sheet: boolean;
  /** Whether every line is a labeled phrase. */
  readonly labeled: boolean;
}

const MIN_ROWS = 2;
const MAX_ROW_WORDS = 6;
/** Minimum lines of which each has a label. */
const MIN_LABELED = 3;

/** "Look: Playful yet elegant, a touch of the sea for any outfit" */
function isLabeledPhrase(line: string): boolean {
  const label = findLabel(line);
  return label !== undefined && !MARK.test(line.slice(label.value));
}

/** Whether a line is a row with a generic label: "Features: With charging indicator". */
function isGenericRow(line: string): boolean {
  const label = findLabel(line);
  if (label === undefined) return false;
  const value = line.slice(label.value);
  return (
    isInClass(line.slice(label.start ?? 0, label.end).trim(), 'generic labels') &&
    countWords(value) <= MAX_ROW_WORDS &&
    !MARK.test(value)
  );
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
  if (!hasLetterOrDigit(whole)) return undefined;
  const id = context.next.line++;
  if (raw.keywords === true) {
    const quoted = quote(raw.from, raw.to);
    return { id, listed: false, units: [keywordsIn(quoted, context.next.unit++)] };
  }
  const isLabelOfName = !raw.heading && saysNameFirst(whole, context.name);
  const marked = raw.heading || isLabelOfName ? undefined : findLabel(whole);
  const mayBeLabeled = marked === undefined && !raw.heading && !isLabelOfName;
  const anyLabel =
    marked ??
    (mayBeLabeled && context.capitalized ? capitalizedLabel(whole) : undefined) ??
    (mayBeLabeled && context.dashed ? dashedLabel(whole) : undefined) ??
    (mayBeLabeled && context.coloned ? longLabel(whole) : undefined);
  const valueFrom = raw.from + (anyLabel?.value ?? 0);
  // "Product description: …" is a generic label.
  const isGeneric =
    anyLabel !== undefined &&
    isInClass(whole.slice(anyLabel.start ?? 0, anyLabel.end).trim(), 'generic labels') &&
    // "Details: Ruched" is a line of a data sheet.
    countWords(whole.slice(anyLabel.value)) > MAX_SHEET_VALUE_WORDS &&
    !(context.sheet && isGenericRow(whole)) &&
    !context.labeled;
  const found = isGeneric ? undefined : anyLabel;
  const value = text.text.slice(valueFrom, raw.to);
  const ranges = separateNotes(sentenceRangesAbout(value, context.name), value, context.name)
    .filter(([from, to]) => hasLetterOrDigit(value.slice(from, to)))
    .slice(0, context.end - context.next.unit);
  // "Getting chilly? This robe warms": a sentence or a request answers a question, but a phrase changes the
  // subject. "Weights? Heavy bag? However you train, …": several questions have one answer.
  const answered: boolean[] = [];
  for (let at = context.language === 'en' ? ranges.length - 1 : -1; at >= 0; at--) {
    const range = ranges[at + 1];
    const next = range === undefined ? '' : value.slice(...range);
    answered[at] = next.endsWith('?')
      ? answered[at + 1] === true
      : completesQuestion(next) || verbShapeOf(next) !== 'none';
  }
  const isQuoted = openQuotations(value);
  let before: Unit | undefined;
  const units = ranges.map(([from, to], index): Unit => {
    const statement = quote(valueFrom + from, valueFrom + to);
    const lastUnit = context.last && index === ranges.length - 1;
    const shape = context.language === 'en' ? verbShapeOf(statement.text) : 'none';
    const closed = MARK.test(statement.text);
    // Without a tagger for the language, a punctuated statement of some length counts as a
    // sentence.
    const finite =
      context.language === 'en'
        ? shape !== 'none'
        : closed && countWords(statement.text) >= MIN_FOREIGN_SENTENCE;
    const isTag =
      context.language === 'en' &&
      index === ranges.length - 1 &&
      before?.closed === true &&
      !closed &&
      !finite &&
      isStraySearchTerm(
        statement.text,
        `${context.name} ${whole.slice(0, valueFrom - raw.from + from)}`,
      );
    const kind = raw.heading
      ? 'heading'
      : isTag
        ? 'empty'
        : unitKindOf(statement.text, {
            finite,
            closed,
            label:
              found !== undefined && index === 0
                ? whole.slice(found.start ?? 0, found.end)
                : undefined,
            language: context.language,
            remainingCharacters: lastUnit ? context.room : undefined,
            lastUnit,
            statementsInLine: ranges.length,
            // "… It folds flat. This small stool" at the very end
            isUnpunctuatedLast: lastUnit && field === 'features' && before?.closed === true,
            precedingText: lastUnit ? text.text.slice(0, valueFrom + from) : '',
            name: context.name,
            answered:
              context.language !== 'en' ||
              answered[index] === true ||
              (index + 1 < ranges.length && RHETORICAL_QUESTION.test(statement.text)),
          });
    // "Cute, too.": a few words without a verb or noun belong to the previous sentence, and so does
    // the answer to a question.
    const asked = before?.text.endsWith('?') === true && before.kind !== 'doubt';
    const leans =
      context.language === 'en' &&
      (asked ||
        (before?.finite === true &&
          !finite &&
          !statement.text.endsWith('?') &&
          closed &&
          isFragment(statement.text)));
    before = {
      id: context.next.unit++,
      kind,
      ...statement,
      finite,
      closed,
      // The first words of the input have nothing to refer to.
      dependsOnPrevious:
        leans ||
        isQuoted(from) ||
        ELLIPSIS.test(before?.text ?? '') ||
        ((index > 0 || (context.language === 'en' && id > 0)) &&
          startsWithReference(statement.text)),
      words: countWords(statement.text),
    };
    return before;
  });
  const [last, range] = [units.at(-1), ranges[units.length - 1]];
  const end =
    last?.kind === 'broken' && last.finite && context.last ? endOfMainClause(last.text) : 0;
  if (end > 0 && last !== undefined && range !== undefined) {
    const at = valueFrom + range[0];
    const [whole, cut] = [quote(at, at + end), quote(at + end + 2, valueFrom + range[1])];
    units.splice(
      -1,
      1,
      { ...last, ...whole, kind: 'sentence', words: countWords(whole.text) },
      { ...last, ...cut, id: context.next.unit++, words: countWords(cut.text) },
    );
  }
  if (units.length === 0) return undefined;
  const { listed } = raw;
  const withUncertainty = withOpenQuote(markUncertain(units));
  if (found === undefined) return { id, listed, units: withUncertainty };
  const label = quote(raw.from + (found.start ?? 0), raw.from + found.end);
  return {
    id,
    listed,
    label,
    units: withUncertainty.map((unit) =>
      NOTE.test(label.text) && isUsable(unit) ? { ...unit, kind: 'note' } : unit,
    ),
  };
}

const MARKS_AND_SPACE = /[^\p{L}\p{N}]+/gu;
const LABEL_MARK = / [-–—] |: /u;

/**
 * In "Tarn – The Long Road tells of" and "Tarn: The Long Road tells of", the mark is part of the product's name and ends
 * no label.
 */
function saysNameFirst(line: string, name: string): boolean {
  const at = line.search(LABEL_MARK);
  if (at < 0 || at >= name.length) return false;
  const plain = (text: string) => text.toLowerCase().replace(MARKS_AND_SPACE, ' ').trim();
  const [named, start] = [plain(name), plain(line.slice(0, name.length + MAX_EXTRA_PUNCTUATION))];
  return start.startsWith(`${named} `) && plain(line.slice(0, at)).length < named.length;
}

/** Maximum extra characters of the name as a line writes it, with other punctuation. */
const MAX_EXTRA_PUNCTUATION = 8;

/** Makes search phrases for other products one statement. */
function keywordsIn(phrase: Quote, id: number): Unit {
  const words = countWords(phrase.text);
  return {
    ...phrase,
    id,
    kind: 'boilerplate',
    finite: false,
    closed: true,
    dependsOnPrevious: false,
    words,
  };
}

/** "The best part?": a rhetorical question. */
const RHETORICAL_QUESTION = /^(?:and )?(?:the|our|my|his|her|its|their) [^?,]{3,30}\?$/iu;

/** Maximum words of a value that is unclear without its label. */
const MAX_SHEET_VALUE_WORDS = 2;
const MAX_TAG = 5;

/**
 * "… protects the fish. pond liner": a search term after a paragraph that already contains its
 * words.
 */
function isStraySearchTerm(text: string, before: string): boolean {
  if (countWords(text) > MAX_TAG || hasDigit(text)) return false;
  const precedingStems = new Set(contentStems(before));
  const stems = contentStems(text);
  return stems.length > 0 && stems.every((stem) => precedingStems.has(stem));
}

/** Whether a text is a few words without a noun. */
function isFragment(text: string): boolean {
  const isName = (token: Tagged) =>
    isTagged(token, 'NN') || vocabulary('colors').has(foldWord(token.word));
  return countWords(text) <= MAX_FRAGMENT && !hasDigit(text) && !tagText(text).some(isName);
}

/** An ellipsis, after which the text continues. */
const ELLIPSIS = /(?:…|\.{3})$/u;
const MIN_FOREIGN_SENTENCE = 6;
const MAX_FRAGMENT = 3;
