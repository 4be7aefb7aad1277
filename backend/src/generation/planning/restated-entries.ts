import { contentStems, foldWord, hasDigit, stemOf, STOP_WORDS, wordsOf } from '../text/words.ts';
import type { Unit } from '../reading/index.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Entry } from './types.ts';

/**
 * Finds entries that others restate: "Material: Cotton, Spandex" beside "93% cotton, 7% spandex", or the
 * phrase "Cocona fabric" beside "Material: Cocona fabric, Polyester".
 */
export function findRestated(
  entries: readonly Entry[],
  name: ReadonlySet<string>,
): (entry: Entry) => boolean {
  const isLabeled = ({ line }: Entry) => line.label !== undefined;
  const wordings = new Map(entries.map((entry) => [entry, wordingOf(entry)]));
  const isContainedInOther = (entry: Entry) => {
    if (isLabeled(entry) || entry.line.section !== undefined) return false;
    const words = wordings.get(entry) ?? '';
    return (
      words.trim().split(' ').length >= MIN_STEMS &&
      entries.some((other) => {
        // "Full zip" says more than "Style: Hoodie, Full zip".
        if (isStyleRow(other)) return false;
        const wording = wordings.get(other) ?? '';
        const isContained = wording.length > words.length && wording.includes(words);
        return isContained && negationCount(entry) === negationCount(other);
      })
    );
  };
  const isRepeat = repeatedPhrases(entries);
  const isShorter = shorterDuplicates(entries);
  const isItem = listedItems(entries);
  const addsOnlyPraise = praiseOnlyDuplicates(entries);
  const materials = entries
    .filter(({ type, units }) => type === 'material' || units.some(isComposition))
    .map((entry) => {
      const stems = stemsOf(entry);
      return { labeled: isLabeled(entry), stems: new Set(stems), count: stems.length };
    });
  const statedStems = entries.filter((entry) => !isStyleRow(entry)).flatMap(stemsOf);
  const isStated = (stem: string) => name.has(stem) || statedStems.includes(stem);
  return (entry) => {
    if (
      isContainedInOther(entry) ||
      isRepeat(entry) ||
      isShorter(entry) ||
      isItem(entry) ||
      addsOnlyPraise(entry) ||
      (isStyleRow(entry) && stemsOf(entry).every(isStated))
    )
      return true;
    const labeled = isLabeled(entry);
    if (entry.units.some((unit) => unit.finite) || (labeled && entry.type !== 'material'))
      return false;
    const others = materials.filter((other) => other.labeled !== labeled);
    if (others.length === 0) return false;
    const stems = stemsOf(entry);
    return others.some(
      ({ stems: fuller, count }) =>
        stems.every((stem) => fuller.has(stem)) && (labeled || stems.length < count),
    );
  };
}

const MAX_PHRASE_WORDS = 4;
/** Maximum extra words between those of a phrase in a longer statement. */
const MAX_BETWEEN = 2;
const NEGATION = /\b(?:no|not|non|never|without|free|except)\b|n['’]t\b/giu;
/** Words that add nothing to the words around them: "Steel construction", "64 oz container", "1200W motor". */
const FILLERS: ReadonlySet<string> = new Set(
  rootsOf('construction design functionality capability feature features complete included'),
);

/** Phrases that a longer statement contains, or that occurred before: "20 pieces" beside "20-piece cutlery set". */
function repeatedPhrases(entries: readonly Entry[]): (entry: Entry) => boolean {
  const stated = entries.map((entry) => ({
    entry,
    units: entry.units.map((unit) => ({
      roots: rootsOf(unit.text),
      denials: negationCount({ units: [unit] }),
    })),
  }));
  return (entry) => {
    const [unit, ...more] = entry.units;
    if (unit === undefined || more.length > 0 || entry.line.label !== undefined) return false;
    if (entry.line.section !== undefined || unit.words > MAX_PHRASE_WORDS) return false;
    const roots = rootsOf(unit.text);
    const informative = roots.filter((root) => !FILLERS.has(root));
    if (informative.length < MIN_STEMS) return false;
    const denials = negationCount(entry);
    const at = stated.findIndex((candidate) => candidate.entry === entry);
    return stated.some(
      (other, index) =>
        index !== at &&
        !isStyleRow(other.entry) &&
        other.units.some(
          (candidate) =>
            candidate.denials === denials &&
            occurCloseTogether(informative, candidate.roots) &&
            (candidate.roots.length > roots.length || index < at),
        ),
    );
  };
}

/**
 * Maximum extra words between those of a shorter line, so few that they can't change its meaning: "Otter" of
 * "Includes Otter figure".
 */
const MAX_ADDED = 2;
/**
 * Minimum words that a longer line shares with a shorter one at any distance, and minimum words that both
 * begin with.
 */
const MIN_SHARED = 6;
const MIN_SAME_START = 3;

/**
 * Lines that begin like a longer one whose words include all of theirs in the same order: "Includes figure"
 * below "Includes Otter figure".
 */
function shorterDuplicates(entries: readonly Entry[]): (entry: Entry) => boolean {
  const lines = entries.flatMap(({ line: { label, section }, units: [unit, ...more] }) =>
    unit === undefined || more.length > 0 || label !== undefined || section !== undefined
      ? []
      : [{ unit, words: wordsOf(unit.text.toLowerCase()) }],
  );
  return (entry) => {
    const line = lines.find(({ unit }) => unit === entry.units[0]);
    return (
      line !== undefined &&
      line.words.length > 1 &&
      lines.some(
        (other) =>
          other.words.length > line.words.length &&
          negationCount({ units: [other.unit] }) === negationCount({ units: [line.unit] }) &&
          hasInOrder(other.words, line.words),
      )
    );
  };
}

function hasInOrder(text: readonly string[], words: readonly string[]): boolean {
  const isLong =
    words.length >= MIN_SHARED &&
    words.slice(0, MIN_SAME_START).every((word, at) => text[at] === word);
  let at = 0;
  return words.every((word, index) => {
    const next = text.indexOf(word, at);
    // "HDMI 1080p output" isn't "HDMI output".
    const hasFigure = index > 0 && text.slice(at, next).some(hasDigit);
    const isNear = index === 0 ? next === 0 : (next - at <= MAX_ADDED && !hasFigure) || isLong;
    at = next + 1;
    return next !== -1 && isNear;
  });
}

/** Minimum content words of a line that another line repeats without its praise. */
const MIN_PRAISED = 5;

/** 'Beautiful 100% linen ball "for shows"' below "100% linen ball for street shows": a line that adds only praise. */
function praiseOnlyDuplicates(entries: readonly Entry[]): (entry: Entry) => boolean {
  const opinions = stemsOfOpinions();
  const stated = entries.map((entry) => ({ entry, stems: new Set(stemsOf(entry)) }));
  return (entry) => {
    const { label, section } = entry.line;
    if (label !== undefined || section !== undefined) return false;
    const stems = stemsOf(entry);
    const withoutOpinions = stems.filter((stem) => !opinions.has(stem));
    return (
      withoutOpinions.length < stems.length &&
      withoutOpinions.length >= MIN_PRAISED &&
      stated.some(
        (other) =>
          other.entry !== entry &&
          other.stems.size > withoutOpinions.length &&
          withoutOpinions.every((stem) => other.stems.has(stem)) &&
          negationCount(other.entry) === negationCount(entry),
      )
    );
  };
}

let opinionStems: ReadonlySet<string> | undefined;

function stemsOfOpinions(): ReadonlySet<string> {
  return (opinionStems ??= new Set([...vocabulary('opinions')].flatMap(contentStems)));
}

/** Minimum items of a list. */
const MIN_ITEMS = 3;

/** Words that are an item of a list: "Cravat" below "Jacket with vest, Cravat, Belt". */
function listedItems(entries: readonly Entry[]): (entry: Entry) => boolean {
  const items = entries.flatMap((entry) => {
    const parts = entry.units.flatMap(({ text }) => text.split(/, | and | & /u));
    const isList = entry.line.label === undefined && parts.length >= MIN_ITEMS;
    return isList ? parts.map((part) => part.split(' with ', 1).join('')) : [];
  });
  const itemStems = new Set(items.map((item) => contentStems(item).join(' ')));
  return ({ line, units: [unit, ...more] }) =>
    unit?.words === 1 &&
    more.length === 0 &&
    line.label === undefined &&
    itemStems.has(contentStems(unit.text).join(' '));
}

function negationCount({ units }: Pick<Entry, 'units'>): number {
  return units.reduce((sum, { text }) => sum + (text.match(NEGATION)?.length ?? 0), 0);
}

/**
 * The stems of a text's words, including the parts of compounds: "20-piece" and "20 pieces". Participles stay whole,
 * because "hand painted" isn't what "hands and paintings" says.
 */
function rootsOf(text: string): readonly string[] {
  return wordsOf(text.replace(/(?<=[\p{L}\p{N}])[-/](?=\p{L})/gu, ' '))
    .map(foldWord)
    .filter((word) => !STOP_WORDS.has(word))
    .map((word) => (/.{3}ed$/u.test(word) ? word : stemOf(word)));
}

/**
 * Whether a text contains the words close to each other: "headband with a 1 in a heart" doesn't state "1
 * headband".
 */
function occurCloseTogether(words: readonly string[], text: readonly string[]): boolean {
  const length = words.length + MAX_BETWEEN;
  return text.some((_word, at) => {
    const window = text.slice(at, at + length);
    const places = words.map((word) => window.indexOf(word));
    const between = window.slice(Math.min(...places) + 1, Math.max(...places));
    // "HDMI 1080p 24Hz output" is a different output than "HDMI output".
    return !places.includes(-1) && !between.some((word) => hasDigit(word) && !words.includes(word));
  });
}

/** "Style_general: Hoodie, Full zip": a row written by store software. */
function isStyleRow({ line: { label } }: Entry): boolean {
  return /^style_/iu.test(label?.text ?? '');
}

/** Minimum content words of a phrase for its repetition in a longer statement to be more than a coincidence. */
const MIN_STEMS = 2;

/** The content words of an entry in order, separated by spaces. */
function wordingOf({ units }: Entry): string {
  return ` ${units.flatMap(({ text }) => contentStems(text)).join(' ')} `;
}

/** "83% Polyester / 17% Lycra" */
export function isComposition({ finite, text }: Unit): boolean {
  return !finite && /^\d{1,3} ?% \p{L}+/u.test(text);
}

/** The stems of an entry's words. */
function stemsOf({ units }: Entry): string[] {
  return units.flatMap((unit) => contentStems(unit.text.replaceAll('/', ' ')));
}

/** Minimum letters of a word next to a number that adds information. */
const MIN_INFORMATIVE_LETTERS = 4;

/** "Voltage: 20 V max" below a name with "20V": only a figure that the title already has. */
export function isFigureOfName({ units }: Entry, name: string): boolean {
  const squashed = (text: string) => text.toLowerCase().replace(/(?<=\d)[ -](?=\p{L})/gu, '');
  const nameWords = new Set(wordsOf(squashed(name)));
  const words = units.flatMap(({ text }) => wordsOf(squashed(text)));
  const isStated = (word: string) =>
    nameWords.has(word) || (!hasDigit(word) && word.length < MIN_INFORMATIVE_LETTERS);
  return words.some(hasDigit) && words.every(isStated);
}
