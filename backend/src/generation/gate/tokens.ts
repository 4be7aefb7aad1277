import { withFigures } from './amounts.ts';
import { foldWord, stemOf } from '../text/words.ts';

/** A word, a number or a punctuation mark of a statement. */
export interface Token {
  readonly kind: 'word' | 'number' | 'punctuation';
  /** A word in its folded form, a number in digits, punctuation as it is. */
  readonly text: string;
  readonly raw: string;
  readonly stem: string;
}

const TOKEN =
  /\d+[ -]\d\/(?:2|3|4|8|16)(?!\d)|(?<=\d)[xX](?=\d)|(?<![\p{L}\p{N}.,])[23][dD](?= \p{L}{3})|(?<=[^\d\s]\s)[-−](?=\d)\d+(?:[.,]\d+)*|\p{L}{1,20}\d[\p{L}\p{N}]*|\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|''|[^\s]/gu;
const SIMPLE = 'zero one two three four five six seven eight nine ten eleven twelve thirteen';
const TEENS = 'fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NUMBER_WORDS: ReadonlyMap<string, string> = new Map([
  ...`${SIMPLE} ${TEENS}`.split(' ').map((word, value) => [word, String(value)] as const),
  ['thirty', '30'],
  ['forty', '40'],
  ['fifty', '50'],
  ['sixty', '60'],
  ['seventy', '70'],
  ['eighty', '80'],
  ['ninety', '90'],
  ['hundred', '100'],
  ['thousand', '1000'],
  ['dozen', '12'],
]);
const FRACTIONS: Readonly<Record<string, string>> = { '½': '0.5', '¼': '0.25', '¾': '0.75' };
/** Number words that are more often function words. */
const AMBIGUOUS_NUMBERS: ReadonlySet<string> = new Set(['zero', 'one']);
/** Maximum tokens of a statement that are read; a sentence has at most 1,000 characters. */
const MAX_TOKENS = 600;

/** The words, numbers and punctuation of a text. Compounds are split, but "IPX5" isn't. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const [raw] of withFigures(text).matchAll(TOKEN)) {
    if (tokens.length >= MAX_TOKENS) break;
    tokens.push(tokenOf(raw));
  }
  return tokens;
}

function tokenOf(raw: string): Token {
  // "From -20 °C"
  if (/^[-−]\d/u.test(raw)) {
    const text = `-${plainNumber(raw.slice(1))}`;
    return { kind: 'number', text, raw, stem: text };
  }
  if (/^\d/u.test(raw) && !/^\d[dD]$/u.test(raw)) {
    const text = plainNumber(raw);
    return { kind: 'number', text, raw, stem: text };
  }
  const fraction = FRACTIONS[raw];
  if (fraction !== undefined) return { kind: 'number', text: fraction, raw, stem: fraction };
  if (raw === "''") return { kind: 'punctuation', text: '"', raw, stem: '"' };
  if (!/^[\p{L}\p{M}\d]/u.test(raw)) return { kind: 'punctuation', text: raw, raw, stem: raw };
  const text = withoutAccents(foldWord(raw));
  const written = AMBIGUOUS_NUMBERS.has(text) ? undefined : NUMBER_WORDS.get(text);
  return written === undefined
    ? { kind: 'word', text, raw, stem: stemOf(text) }
    : { kind: 'number', text: written, raw, stem: written };
}

/**
 * Removes accents from Latin letters, so that "sauté" matches "saute". Other scripts need their
 * combining marks.
 */
function withoutAccents(word: string): string {
  if (!/[\u00C0-\u024F]/u.test(word)) return word;
  return word.normalize('NFD').replaceAll(/[\u0300-\u036F]/gu, '');
}

function plainNumber(number: string): string {
  const [, whole, part, of] = /^(\d+)[ -](\d)\/(\d+)$/u.exec(number) ?? [];
  // "2 1/2"
  if (whole !== undefined) return String(Number(whole) + Number(part) / Number(of));
  const joined = number.replace(/,(?=\d{3}(?:\D|$))/gu, '').replace(',', '.');
  const value = Number(joined);
  return Number.isFinite(value) && joined.length < 16 ? String(value) : joined;
}

/** Punctuation and words at which a clause ends. */
const BOUNDARIES: ReadonlySet<string> = new Set(
  [', ; . : ! ? ( ) | • – — / & +', 'and or but while then with plus'].join(' ').split(' '),
);

/** Whether a clause ends at a token. */
export function isBoundary(token: Token): boolean {
  return token.kind !== 'number' && BOUNDARIES.has(token.text);
}
