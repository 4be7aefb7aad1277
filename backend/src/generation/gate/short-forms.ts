import { STOP_WORDS } from '../text/words.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { isCertainMaterial } from './word-classes.ts';

const MIN_SHORT = 3;
const MAX_SHORT = 5;
const MIN_INITIALS = 2;
const MAX_INITIALS = 5;
/** Maximum letters of initials that the input uses. */
const MAX_WRITTEN_INITIALS = 4;

/** The abbreviations in the input, and possible abbreviations of its words. */
export interface ShortForms {
  /** Abbreviations of words: "dia", "cert.". */
  readonly abbreviations: ReadonlySet<string>;
  /** Initials that the input uses: "PD". */
  readonly initials: ReadonlySet<string>;
  /** The first letters of consecutive words: "tpi" for "teeth per inch". */
  readonly possibleInitials: ReadonlySet<string>;
}

interface WithShortForms {
  readonly shortForms: ShortForms;
}

/** Reads the abbreviations in the input's statements, each word once. */
export async function readShortForms(
  statements: readonly { readonly tokens: readonly Token[] }[],
  lexicon: Lexicon,
): Promise<ShortForms> {
  const abbreviations = new Set<string>();
  const initials = new Set<string>();
  const possibleInitials = new Set<string>();
  const seen = new Set<string>();
  for (const { tokens } of statements) {
    const wordTokens = tokens.filter(({ kind }) => kind === 'word');
    for (const [at, { kind, raw, text }] of tokens.entries()) {
      if (kind !== 'word') continue;
      if (/^\p{Lu}{2,4}$/u.test(raw)) initials.add(text);
      if (text.length < MIN_SHORT || text.length > MAX_SHORT) continue;
      if (tokens[at + 1]?.text === '.' && text.length > MIN_SHORT) abbreviations.add(text);
      if (seen.has(text)) continue;
      seen.add(text);
      await yieldToEventLoop();
      if (lexicon.mainPartOfSpeech(text) === undefined || lexicon.isName(text))
        abbreviations.add(text);
    }
    const letters = wordTokens.map(({ text }) => text.charAt(0)).join('');
    for (let from = 0; from < letters.length; from++) {
      for (let length = MIN_INITIALS; length <= MAX_INITIALS; length++) {
        if (from + length <= letters.length)
          possibleInitials.add(letters.slice(from, from + length));
      }
    }
  }
  return { abbreviations, initials, possibleInitials };
}

/** Whether the input abbreviates a word: "diameter" as "dia", "certification" as "cert.". */
export function isAbbreviatedInInput(
  { text }: Token,
  { shortForms: { abbreviations } }: WithShortForms,
): boolean {
  if (text.length <= MAX_SHORT) return false;
  for (let length = MIN_SHORT; length <= MAX_SHORT; length++) {
    if (abbreviations.has(text.slice(0, length))) return true;
  }
  return false;
}

/** Whether a word is the initials of consecutive words of the input: "TPI" for "teeth per inch". */
export function isInitialsOfInput(
  { raw, text }: Token,
  { shortForms: { possibleInitials } }: WithShortForms,
): boolean {
  return /^\p{Lu}{2,5}$/u.test(raw) && possibleInitials.has(text);
}

/**
 * Whether a word is part of a phrase that the input abbreviates by its initials: "power delivery"
 * for "PD".
 */
export function isSpelledOutInitials(
  tokens: readonly Token[],
  at: number,
  { shortForms: { initials } }: WithShortForms,
): boolean {
  if (initials.size === 0) return false;
  for (let length = MIN_INITIALS; length <= MAX_WRITTEN_INITIALS; length++) {
    for (let from = Math.max(0, at - length + 1); from <= at; from++) {
      const words = tokens.slice(from, from + length);
      const short = words.map(({ text }) => text.charAt(0)).join('');
      if (initials.has(short) && spells(words, short)) return true;
    }
  }
  return false;
}

function spells(tokens: readonly Token[], short: string): boolean {
  return (
    tokens.length === short.length &&
    tokens.every(
      ({ kind, text }, index) =>
        kind === 'word' &&
        text.length > 1 &&
        text !== short &&
        text.startsWith(short.charAt(index)) &&
        !STOP_WORDS.has(text) &&
        !isCertainMaterial(text),
    )
  );
}
