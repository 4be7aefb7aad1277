import { foldWord, isCapitalized } from '../../text/words.ts';
import { isInClass, vocabulary } from '../../vocabulary/index.ts';
import { oncePerText } from '../../remember.ts';
import { isInDictionary, isPossibleName } from './words.ts';

/** A listed brand or franchise that a name contains. */
interface KnownName {
  readonly kind: 'brand' | 'franchise';
  /** Its words as the name writes them. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly kind: KnownName['kind'];
  readonly words: readonly string[];
}

/** The brands and franchises in a segment, up to where it names accessories or uses. */
export function knownNamesIn(segment: { readonly text: string }): readonly KnownName[] {
  return findNames(segment.text);
}

/** A segment's text with each known name joined into one word: "Star_Wars helmet". */
export function joinKnownNames(segment: { readonly text: string }): string {
  return knownNamesIn(segment).reduceRight((text, { start, end, text: name }) => {
    const [mark = ''] = /[^\p{L}\p{N}]*$/u.exec(text.slice(start, end)) ?? [];
    // A companion is part of the name: "Mickey Mouse & Friends Game".
    const rest = text.slice(end).replace(/^ (?:&|and) \p{Lu}[\p{L}'’]{0,30}(?= )/u, '');
    return `${text.slice(0, start)} ${name.replaceAll(' ', '_')} ${mark}${rest}`;
  }, segment.text);
}

/** A segment's text with a bar in place of each known name. */
export function withoutKnownNames(segment: { readonly text: string }): string {
  return knownNamesIn(segment).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}|${text.slice(end)}`,
    segment.text,
  );
}

const findNames = oncePerText((text): readonly KnownName[] => {
  const tokens = [...text.matchAll(/\S+/gu)];
  const keys = tokens.map(([token]) => keyOf(token));
  const found: KnownName[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (
      token === undefined ||
      isInClass(token[0], at > 0 ? 'trailing phrase words' : 'trailing phrase openers')
    )
      break;
    const last = found.at(-1);
    // The first word is an unlisted brand: "Tolmar Marvel Bag".
    const followsUnknownBrand = at === 1 && !isInDictionary(trimToken(tokens[0]?.[0] ?? ''));
    const isFirst = at === 0 || followsUnknownBrand || last?.end === endOf(tokens[at - 1]);
    const entry = longestEntryAt(keys, at, token[0], isFirst);
    if (entry === undefined) {
      at += 1;
      continue;
    }
    const parts = tokens.slice(at, at + entry.words.length);
    found.push({
      kind: entry.kind,
      text: parts.map(([part]) => trimToken(part)).join(' '),
      start: token.index,
      end: endOf(parts.at(-1)),
    });
    at += entry.words.length;
  }
  return found;
});

function endOf(token: RegExpExecArray | undefined): number {
  return token === undefined ? 0 : token.index + token[0].length;
}

/** The longest list entry starting at a token. Ordinary words match only at the start of a name. */
function longestEntryAt(
  keys: readonly string[],
  at: number,
  token: string,
  isFirst: boolean,
): Entry | undefined {
  return entriesBy(keys[at] ?? '').find(({ kind, words }) => {
    if (!words.every((word, index) => keys[at + index] === word)) return false;
    if (words.length > 1) return isCapitalized(trimToken(token)) || !isInDictionary(words[0] ?? '');
    // "80 mm" has no chocolates.
    if ((kind === 'brand' && !isFirst) || isInClass(token, 'units in capitals')) return false;
    return isFirst || token.includes('-') || isPossibleName(trimToken(token));
  });
}

const entries = new Map<string, Entry[]>();

function entriesBy(key: string): readonly Entry[] {
  if (entries.size === 0) readEntries();
  return entries.get(key) ?? [];
}

function readEntries(): void {
  for (const kind of ['brand', 'franchise'] as const)
    for (const name of vocabulary(`${kind}s`)) {
      const words = name.split(' ').map(keyOf);
      const [first = ''] = words;
      entries.set(first, [...(entries.get(first) ?? []), { kind, words }]);
    }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length);
}

/** A word in the form in which lists and names are compared: "LOL" for "L.O.L.". */
function keyOf(word: string): string {
  return word === '&' ? 'and' : foldWord(trimToken(word)).replace(/[^\p{L}\p{N}]+/gu, '');
}

function trimToken(token: string): string {
  const inner = token.replace(/^[^\p{L}\p{N}&]+|[^\p{L}\p{N}&]+$/gu, '');
  return /\p{L}\.\p{L}/u.test(inner) && token.includes(`${inner}.`) ? `${inner}.` : inner;
}
