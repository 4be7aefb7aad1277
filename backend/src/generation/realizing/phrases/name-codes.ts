import type { NameSegment, ProductName } from '../../reading/index.ts';
import { hasDigit } from '../../text/words.ts';
import { isInClass } from '../../vocabulary/index.ts';
import { knownNamesIn } from './known-names.ts';
import { isInDictionary, isKnownCompound } from './words.ts';

/** Handles the parts of a name that don't say what the product is: codes, editions and repetitions. */

/** A part that only names an edition: "Special Edition". */
export const EDITION = /^(?:\p{L}+ ){1,2}edition$/iu;

/** Whether a token is a code: "W/B", "1:24", "1:". "21" of "Liga 21" and "Z6" belong to a name. */
function isCode(token: string): boolean {
  return /^(?:1:\d*|\p{Lu}\/\p{Lu}|\d{4,}|scale)$/iu.test(token);
}

/** The brand of a part that otherwise contains only codes: "Tolmar" of "Tolmar 1:24 W/B". */
export function brandBeforeCodes(segment: NameSegment): readonly string[] {
  const tokens = segment.text.split(/\s+/u);
  const [brand] = knownNamesIn(segment).filter(({ start }) => start === 0);
  const [first = ''] = tokens;
  const isUnknown = /^\p{Lu}\p{L}{3,}$/u.test(first) && !isInDictionary(first);
  const words = brand?.text.split(' ') ?? (isUnknown ? [first] : []);
  const codes = tokens.slice(words.length);
  const isAll = codes.every((code) => isCode(code) || /^\d{1,2}$/u.test(code));
  return isAll && codes.some(isCode) ? words : [];
}

/** Whether the product is an add-on to the product that the name starts with: "Harbor: The Game - Isle Expansion". */
export function isAddOn({ segments }: ProductName): boolean {
  return segments
    .filter(({ separator }) => !/[([]/u.test(separator))
    .some((segment) => {
      const text = segment.text.replace(TRAILING_STATEMENT, '');
      const [last = '', before = ''] = text.toLowerCase().split(/\s+/u).toReversed();
      return (
        isInClass(last, 'additions') ||
        (isInClass(before, 'additions') && /^(?:pack|set)$/u.test(last))
      );
    });
}

/** A statement after a colon: "Bursting Otters: This Is The First Expansion of Harbor". */
export const TRAILING_STATEMENT = /:\s(?:this|these|it|they) (?:is|are)\b.*$/iu;

/** The parts of a name outside brackets, without the separators. */
export function nameOutsideBrackets({ segments }: ProductName): string {
  return segments
    .filter(({ separator }) => !/[([]/u.test(separator))
    .flatMap(({ text }) => text.split(/\s+/u))
    .map((word) => word.replace(/[™®©*:"“”]+/gu, ''))
    .filter((word) => /[\p{L}\p{N}&]/u.test(word))
    .join(' ');
}

/** Maximum words between two mentions of a noun that count as repetition: "Playhouse Wooden Playhouse". */
const MAX_REPEAT_DISTANCE = 2;

/** Removes a repeated noun or brand: "Malibu Wooden Playhouse" of "Malibu Playhouse Wooden Playhouse". */
export function withoutRepeatedWords(words: readonly string[]): readonly string[] {
  const same = (first = '', second = '') => first.toLowerCase() === second.toLowerCase();
  const once = withoutRepeatedRun(withoutCompanyName(words));
  const last = once.at(-1) ?? '';
  const isRepeated = (word: string, at: number) =>
    at < once.length - 1 &&
    once.length - 1 - at <= MAX_REPEAT_DISTANCE &&
    last.length > 2 &&
    same(word, last) &&
    // "Coffee Table Conversation Table"
    !isKnownCompound(once[at - 1] ?? '', word);
  // "Tolmar A8 TV: Ultra Smart TV"
  const isBeforeColon = (word: string, at: number) =>
    hasDigit(once[at - 1] ?? '') &&
    at < once.length - 1 &&
    word.endsWith(':') &&
    same(word.slice(0, -1), last);
  return once.filter((word, at) => !isRepeated(word, at) && !isBeforeColon(word, at));
}

/** Removes a company name that the brand repeats: "Tolmar Racing" of "Tolmar Racing Products Tolmar Racing". */
function withoutCompanyName(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, index) => index > 1 && COMPANY.test(word));
  const name = words.slice(0, at);
  const isTwice = name.every((word, index) => word === words[at + 1 + index]);
  return at > 0 && isTwice ? words.slice(at + 1) : words;
}

const COMPANY = /^(?:products|toys|games|brands?|co|company|inc|llc|ltd|corp)\.?$/iu;

/** Removes a run of words that is repeated: "Rosie Plush Doll Rosie Plush Doll". */
function withoutRepeatedRun(words: readonly string[]): readonly string[] {
  const lower = words.map((word) => word.toLowerCase());
  for (let length = Math.floor(words.length / 2); length > 1; length -= 1) {
    const at = lower.findIndex((_, from) =>
      Array.from({ length }, (_word, index) => lower[from + index]).every(
        (word, index) => word !== undefined && word === lower[from + length + index],
      ),
    );
    if (at !== -1) return [...words.slice(0, at), ...words.slice(at + length)];
  }
  return words;
}
