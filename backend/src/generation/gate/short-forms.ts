import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import type { Evidence, Statement } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isMaterial } from './word-classes.ts';

const MIN_SHORT = 3;
const MAX_SHORT = 5;
const MAX_INITIALS = 5;

/** What the input writes short, and what its words may be written short as. */
interface Shorts {
  /** "Dia", "cert." */
  readonly words: readonly string[];
  /** "PD" */
  readonly initials: readonly string[];
  /** The first letters of its words, each run of them after a space. */
  readonly runs: string;
}

const known = new WeakMap<Evidence, Shorts>();

function shortsOf(evidence: Evidence): Shorts {
  const read = known.get(evidence) ?? readShorts(evidence.statements, evidence.lexicon);
  known.set(evidence, read);
  return read;
}

function readShorts(statements: readonly Statement[], lexicon: Lexicon): Shorts {
  const words = new Set<string>();
  const initials = new Set<string>();
  const runs: string[] = [];
  for (const { tokens } of statements) {
    for (const [at, { kind, raw, text }] of tokens.entries()) {
      if (kind !== 'word') continue;
      if (/^\p{Lu}{2,4}$/u.test(raw)) initials.add(text);
      if (text.length < MIN_SHORT || text.length > MAX_SHORT) continue;
      const pointed = tokens[at + 1]?.text === '.' && text.length > MIN_SHORT;
      if (pointed || lexicon.mainPart(text) === undefined || lexicon.isName(text)) words.add(text);
    }
    runs.push(
      tokens
        .filter(({ kind }) => kind === 'word')
        .map(({ text }) => text.charAt(0))
        .join(''),
    );
  }
  return { words: [...words], initials: [...initials], runs: runs.join(' ') };
}

/** Whether the input abbreviates a word: "diameter" as "dia", "certification" as "cert.". */
export function isWrittenOut({ text }: Token, evidence: Evidence): boolean {
  return (
    text.length > MAX_SHORT && shortsOf(evidence).words.some((short) => text.startsWith(short))
  );
}

/** Whether a word is the initials of words that follow each other in the input: "TPI" of "teeth per inch". */
export function isInitials({ raw, text }: Token, evidence: Evidence): boolean {
  return (
    /^\p{Lu}{2,5}$/u.test(raw) &&
    text.length <= MAX_INITIALS &&
    shortsOf(evidence).runs.includes(text)
  );
}

/** Whether initials of the input include a word: "power delivery" as "PD". */
export function isOfInitials(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const letter = tokens[at]?.text.charAt(0) ?? ' ';
  return shortsOf(evidence).initials.some((short) => {
    for (
      let place = short.indexOf(letter);
      place !== -1;
      place = short.indexOf(letter, place + 1)
    ) {
      if (at >= place && spells(tokens.slice(at - place, at - place + short.length), short))
        return true;
    }
    return false;
  });
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
        !SMALL_WORDS.has(text) &&
        !isMaterial(text),
    )
  );
}
