import type { Quote, Reading, Unit } from '../reading/index.ts';
import {
  contentStems,
  hasDigit,
  startsWithDigit,
  withSpacedUnits,
  wordsOf,
} from '../text/words.ts';

/** Recognizes lines that only repeat the product's name. */

/** Whether words occur in another text in the same order, with or without others between them. */
function appearInOrder(words: readonly string[], text: readonly string[]): boolean {
  let from = 0;
  for (const word of words) {
    const at = text.indexOf(word, from);
    if (at === -1) return false;
    from = at + 1;
  }
  return true;
}

/**
 * "Tarn Leave-in Conditioner" above the text about "Tarn Leave-in Conditioner - For Curls - 10oz": the name as a
 * title, with or without its last words or segments.
 */
export function startsName({ text, closed, words }: Unit, name: string): boolean {
  if (closed || words < MIN_TITLE_WORDS) return false;
  const [title, whole] = [text.toLowerCase(), name.toLowerCase()];
  if (whole.startsWith(title) && !/^\S/u.test(whole.slice(title.length))) return true;
  const [titleWords, nameWords] = [title, whole].map((line) => wordsOf(withSpacedUnits(line)));
  if (titleWords === undefined || nameWords === undefined) return false;
  return titleWords[0] === nameWords[0] && appearInOrder(titleWords, nameWords);
}

const MIN_TITLE_WORDS = 2;

/** Share of shared words from which a phrase only repeats the name. */
const NAME_SHARE = 0.7;
/** Maximum words of a phrase from the name that adds nothing: "Battery". */
const MAX_NAMED_WORDS = 4;
/** Maximum words of a phrase that repeats the words of the name in another order. */
const MAX_PHRASE_WORDS = 7;

/** "Radio control" below "Larkfell Radio Control Plane with Lights": only words of the name. */
export function repeatsPartOfName(
  { text, finite, words }: Unit,
  name: ReadonlySet<string>,
): boolean {
  const stems = new Set(contentStems(text));
  const isWithin = [...stems].every((stem) => name.has(stem));
  return !finite && words > 1 && isWithin && stems.size < name.size * NAME_SHARE;
}

/** "Package of 25", "Set of 4" */
const PACKED = /^(?:an? )?(?:pack(?:age)?|set|box|bag|case|bundle|lot|roll) of \d/iu;

/** "at front", "on the left chest" */
const PLACE = /\b(?:at|in|inside|on|under) (?:the )?(\p{L}+(?: \p{L}+)?)$/iu;

export function repeatsName(
  unit: Unit,
  text: string,
  name: ReadonlySet<string>,
  isOnly: boolean,
): boolean {
  const stems = new Set(contentStems(text));
  const shared = [...stems].filter((stem) => name.has(stem)).length;
  // "Women's Plus Size Costume" below "Women's Size Rich Witch Plus Costume"
  const isPhrase = stems.size > MAX_NAMED_WORDS && unit.words <= MAX_PHRASE_WORDS;
  if (isPhrase && shared === stems.size && !appearInOrder([...stems], [...name])) return false;
  // "Sleek white bed clothes" for "White Bed Clothes": kept if nothing else is left.
  if (isOnly && shared < stems.size) return false;
  // "25 ft gas pump" states a size.
  if ([...stems].some((stem) => startsWithDigit(stem) && !name.has(stem))) return false;
  // "Package of 25 Clear Bags" states a quantity.
  if (PACKED.test(text) && stems.size > shared) return false;
  // "Tarn logo at front" says where it is.
  const place = PLACE.exec(text)?.[1];
  if (place !== undefined && contentStems(place).some((stem) => !name.has(stem))) return false;
  // "Official knitted hat and glove set" says more than a name without "official" and "knitted".
  const addsWords = !hasDigit(text) && stems.size - shared > 1;
  const isMostlyName =
    !addsWords && shared >= name.size * NAME_SHARE && shared >= stems.size * NAME_SHARE;
  // "Gear Set with Screws": words of a name may look like verbs.
  if (shared === stems.size && shared === name.size) return !unit.closed;
  return (
    !unit.finite &&
    ((isMostlyName && !unit.closed) ||
      (shared === stems.size && unit.words <= MAX_NAMED_WORDS && !hasDigit(unit.text)))
  );
}

/**
 * Whether a label and its value together are the name, which may contain the same mark: "Hansa -
 * Owl Plush Toy".
 */
export function isNameAcrossLabel(
  text: string,
  { field, start }: Quote['span'],
  { name, request }: Reading,
): boolean {
  const stems = contentStems(text);
  const named = contentStems(name.text);
  const isDashed = field === 'features' && /[-–—]\s*$/u.test(request.features.slice(0, start));
  const stated = new Set(stems);
  return (
    stems.join(' ') === named.join(' ') ||
    (isDashed &&
      named.every((stem) => stated.has(stem)) &&
      named.length >= stems.length * NAME_SHARE) ||
    (isDashed &&
      stems.every((stem) => named.includes(stem)) &&
      stems.length >= named.length * NAME_SHARE)
  );
}
