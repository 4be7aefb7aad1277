import { REQUEST_LIMITS } from '@wareword/shared-schema';
import { sentenceRangesOf } from '../text/sentences.ts';
import type { Traced } from '../text/traced.ts';
import {
  contentStems,
  countWords,
  foldWord,
  hasDigit,
  hasLetterOrDigit,
  wordsOf,
} from '../text/words.ts';
import { isOf, vocabulary } from '../vocabulary/index.ts';
import { ANSWER, isUsable, withDoubts, withOpenQuote } from './doubts.ts';
import { withFragmentsApart } from './fragments.ts';
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
import { withJoinedValues } from './repeated-labels.ts';
import { withAnswers } from './questions.ts';
import { isTagged, tagText, type Tagged } from './tagging.ts';
import type { Language, Line, Quote, SourceField, Unit } from './types.ts';
import { withNotesApart } from './note-clauses.ts';
import { withWholeShopTalk } from './shop-talk.ts';
import { verbShapeOf } from './verbs.ts';

const MARK = /[.!?…。！？؟۔।]["'”’)\]*†]*$/u;

/** Maximum lines of a field that are read; 600 characters have fewer. */
const MAX_LINES = 300;
/** Maximum statements of a field that are read: more than 600 characters contain, or a listing can use. */
const MAX_UNITS = 300;

/** Reads a field into lines of units, in order, one line per step. Ids continue from the given one. */
export function* readUnits(
  field: SourceField,
  raw: string,
  language: Language,
  next: { unit: number; line: number },
  name: string,
): Generator<void, Line[]> {
  const { text, lines } = readLines(raw, name, field === 'features', language === 'en');
  const rawLines =
    language === 'en' && field === 'features'
      ? withAnswers(
          lines.flatMap((line) => withFragmentsApart(line, text, name)),
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
    });
    const before = text.text.slice(rawLines[index - 1]?.to ?? 0, rawLine.from);
    if (line !== undefined) placed.push({ line, breaks: before.split('\n').length - 1 });
    yield;
  }
  const whole = field === 'features' ? withWholeShopTalk(placed.map(({ line }) => line)) : [];
  const told = placed.map((one, at) => ({ ...one, line: whole[at] ?? one.line }));
  return withJoinedValues(withHeadings(told, name));
}

interface LineContext {
  readonly language: Language;
  /** For the last line of a field with a limit: how many characters the field has left. */
  readonly room: number | undefined;
  readonly last: boolean;
  readonly next: { unit: number; line: number };
  /** The id after the last unit that may be read. */
  readonly end: number;
  /** The product's name, whose own marks end no sentence. */
  readonly name: string;
  /** Whether the lines begin with labels in capitals that have no mark after them. */
  readonly capitalized: boolean;
  /** Whether they begin with labels that end in a dash. */
  readonly dashed: boolean;
  /** Whether they begin with labels that end in a colon. */
  readonly coloned: boolean;
  /** Whether several lines are rows of a data sheet with a label that says little. */
  readonly sheet: boolean;
}

const MIN_ROWS = 2;
const MAX_ROW_WORDS = 6;

/** "Features: With charging indicator", beside other such rows. */
function isGenericRow(line: string): boolean {
  const label = findLabel(line);
  if (label === undefined) return false;
  const value = line.slice(label.value);
  return (
    isOf(line.slice(label.start ?? 0, label.end).trim(), 'generic labels') &&
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
    const said = quote(raw.from, raw.to);
    return { id, listed: false, units: [keywordsIn(said, context.next.unit++)] };
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
  // "Product description: …" says nothing about its value.
  const isGeneric =
    anyLabel !== undefined &&
    isOf(whole.slice(anyLabel.start ?? 0, anyLabel.end).trim(), 'generic labels') &&
    // "Details: Ruched" is a line of a data sheet.
    countWords(whole.slice(anyLabel.value)) > MAX_SHEET_WORDS &&
    !(context.sheet && isGenericRow(whole));
  const found = isGeneric ? undefined : anyLabel;
  const said = text.text.slice(valueFrom, raw.to);
  const ranges = withNotesApart(sentenceRangesOf(said, context.name), said, context.name)
    .filter(([from, to]) => hasLetterOrDigit(said.slice(from, to)))
    .slice(0, context.end - context.next.unit);
  // "Getting chilly? This robe warms": a sentence answers, and a phrase changes the subject.
  // "Weights? Heavy bag? However you train, …": several questions have one answer.
  const answered: boolean[] = [];
  for (let at = context.language === 'en' ? ranges.length - 1 : -1; at >= 0; at--) {
    const range = ranges[at + 1];
    const next = range === undefined ? '' : said.slice(...range);
    answered[at] = next.endsWith('?')
      ? answered[at + 1] === true
      : ANSWER.test(next) || verbShapeOf(next) !== 'none';
  }
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
    const isTag =
      context.language === 'en' &&
      index === ranges.length - 1 &&
      before?.closed === true &&
      !closed &&
      !finite &&
      isStuffed(said.text, `${context.name} ${whole.slice(0, valueFrom - raw.from + from)}`);
    const kind = raw.heading
      ? 'heading'
      : isTag
        ? 'empty'
        : unitKindOf(said.text, {
            finite,
            closed,
            label:
              found !== undefined && index === 0
                ? whole.slice(found.start ?? 0, found.end)
                : undefined,
            language: context.language,
            room: lastUnit ? context.room : undefined,
            lastUnit,
            siblings: ranges.length,
            // "… It folds flat. This small stool" at the very end
            isRest: lastUnit && field === 'features' && before?.closed === true,
            told: lastUnit ? text.text.slice(0, valueFrom + from) : '',
            name: context.name,
            answered:
              context.language !== 'en' ||
              answered[index] === true ||
              (index + 1 < ranges.length && TEASER.test(said.text)),
          });
    // "Cute, too.": a few words without a verb or noun belong to the previous sentence, and so does
    // the answer to a question.
    const asked = before?.text.endsWith('?') === true && before.kind !== 'doubt';
    const leans =
      context.language === 'en' &&
      (asked ||
        (before?.finite === true &&
          !finite &&
          !said.text.endsWith('?') &&
          closed &&
          isFragment(said.text)));
    before = {
      id: context.next.unit++,
      kind,
      ...said,
      finite,
      closed,
      // The first words of an input have nothing to refer back to.
      pointsBack:
        leans ||
        ELLIPSIS.test(before?.text ?? '') ||
        ((index > 0 || (context.language === 'en' && id > 0)) && opensPointing(said.text)),
      words: countWords(said.text),
    };
    return before;
  });
  if (units.length === 0) return undefined;
  const { listed } = raw;
  const told = withOpenQuote(withDoubts(units));
  if (found === undefined) return { id, listed, units: told };
  const label = quote(raw.from + (found.start ?? 0), raw.from + found.end);
  return {
    id,
    listed,
    label,
    units: told.map((unit) =>
      NOTE.test(label.text) && isUsable(unit) ? { ...unit, kind: 'note' } : unit,
    ),
  };
}

const MARKS_AND_SPACE = /[^\p{L}\p{N}]+/gu;
const DASHED = / [-–—] /u;

/** "Tarn – The Long Road tells of": a dash inside the product's name ends no label. */
function saysNameFirst(line: string, name: string): boolean {
  const at = line.search(DASHED);
  if (at < 0 || at >= name.length) return false;
  const plain = (text: string) => text.toLowerCase().replace(MARKS_AND_SPACE, ' ').trim();
  const [named, said] = [plain(name), plain(line.slice(0, name.length + MAX_MARKS))];
  return said.startsWith(`${named} `) && plain(line.slice(0, at)).length < named.length;
}

/** How many characters longer a line may write the name, for other marks. */
const MAX_MARKS = 8;

/** Searches for other goods as one statement. */
function keywordsIn(said: Quote, id: number): Unit {
  const words = countWords(said.text);
  return {
    ...said,
    id,
    kind: 'boilerplate',
    finite: false,
    closed: true,
    pointsBack: false,
    words,
  };
}

/** "The best part?": asked only to be answered, whatever the answer is. */
const TEASER = /^(?:and )?(?:the|our) [^?,]{3,30}\?$/iu;

/** Words of a value that says nothing without its label. */
const MAX_SHEET_WORDS = 2;
const MAX_TAG = 5;

/** "… protects the fish. pond liner": a search term behind a paragraph, of words that were said before. */
function isStuffed(text: string, before: string): boolean {
  if (countWords(text) > MAX_TAG || hasDigit(text)) return false;
  const said = new Set(contentStems(before));
  const stems = contentStems(text);
  return stems.length > 0 && stems.every((stem) => said.has(stem));
}

/** Whether a text is a few words without a noun. */
function isFragment(text: string): boolean {
  const isName = (token: Tagged) =>
    isTagged(token, 'NN') || vocabulary('colors').has(foldWord(token.word));
  return countWords(text) <= MAX_FRAGMENT && !hasDigit(text) && !tagText(text).some(isName);
}

/** An ellipsis, after which the next text continues. */
const ELLIPSIS = /(?:…|\.{3})$/u;
const MIN_FOREIGN_SENTENCE = 6;
const MAX_FRAGMENT = 3;

/** "It …", "But …", "This makes …"; "This set …" means the product and does not point back. */
export function opensPointing(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text).map(foldWord);
  if (first === 'the') return second === 'result';
  if (
    IN_BRACKETS.test(text) ||
    opensIntroducing(text) ||
    POINTS_AND_IS.test(text) ||
    ADDS.test(text)
  )
    return true;
  if (GOES_ON.test(text)) return true;
  if (!vocabulary('pointers').has(first)) return false;
  return !isOf(first, 'pointed at') || isOf(second, 'pointing verbs');
}

/** "(No, it isn't real!)": a remark on what stands before it. */
const IN_BRACKETS = /^\([^()]*[.!?]\)$/u;
/** "Figure also comes with a block" */
const ADDS = /^(?:\p{L}+ ){1,3}also (?:comes?|has|have|includes?|features?)\b/iu;
/** "In addition, it folds flat", "In addition to the lid, …", but not "In addition to folding flat, …" */
const GOES_ON =
  /^(?:in addition(?: to (?:the|this|these|that|its|their))?|in turn|as a result|on top of that|what['’]s more|for (?:example|instance)|as such|that way|this way)\b(?! to\b)/iu;
/** "That's it, plus sandalwood" */
const POINTS_AND_IS = /^(?:that|this)['’]s\b/iu;

/** "With a quartz movement, it keeps time": the subject is a pronoun after an introduction. */
export function opensIntroducing(text: string): boolean {
  return isOf(wordsOf(text)[0] ?? '', 'introducing words') && LATE_PRONOUN.test(text);
}

const LATE_PRONOUN = /^(?:(?!, (?:the|this|these|our|your|you|we|a|an) )[^.!?])*?, (?:it|they)\b/u;
