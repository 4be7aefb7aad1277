import { isRefused } from '../platforms/refusals.ts';
import type { Platform } from '@wareword/shared-schema';
import { plainText } from '../text/plain.ts';
import { SMALL_WORDS } from '../text/words.ts';
import { notInTheBox } from './box.ts';
import { falseFigure } from './false-figures.ts';
import { figuresOf } from './figures.ts';
import { polarityOf } from './negation.ts';
import { attributesOf } from './owners.ts';
import { unsaidPhrase } from './phrases.ts';
import type { Said } from './said.ts';
import { strangeWord } from './strange-words.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isClaim, isColor, isMaterial } from './word-classes.ts';

/**
 * What code can say of a sentence: it is the input's own; it says what the input does not, and why;
 * or its words are all warranted and only its sense is left to judge.
 */
export type Verdict =
  | { readonly kind: 'said' }
  | { readonly kind: 'open' }
  | { readonly kind: 'false'; readonly reason: string };

type Check = (tokens: readonly Token[], said: Said) => string | undefined;

const CHECKS: readonly Check[] = [
  (tokens, said) => falseFigure(figuresOf(tokens), said),
  strangeWord,
  unsaidPhrase,
  turnedRound,
  wrongOwner,
  notInTheBox,
  overstated,
];

/** Judges a sentence, a heading or a phrase of a draft. */
export function judge(
  sentence: string,
  quotes: readonly string[],
  said: Said,
  platform: Platform,
): Verdict {
  const text = plainText(sentence);
  if (isRefused(text, platform)) return offence('it makes a claim that the platform refuses');
  const strange = quotes.find((quote) => quote.trim() !== '' && !said.holds(quote));
  if (strange !== undefined) {
    return offence(
      `it rests on "${strange.slice(0, QUOTED)}", which the product data does not hold`,
    );
  }
  if (said.holds(text)) return { kind: 'said' };
  const tokens = tokensOf(text);
  for (const check of CHECKS) {
    const reason = check(tokens, said);
    if (reason !== undefined) return offence(reason);
  }
  return { kind: 'open' };
}

/**
 * Judges a search word that no shopper sees: it may call the product by another common noun, but
 * state nothing of it.
 */
export function judgeTerm(term: string, said: Said, platform: Platform): Verdict {
  const verdict = judge(term, [], said, platform);
  if (verdict.kind !== 'false' || isRefused(term, platform)) return verdict;
  const tokens = tokensOf(term).filter(
    ({ kind, stem }) => kind !== 'mark' && !said.stems.has(stem) && !isSaidNumber(stem, said),
  );
  const harmless = tokens.every(
    (token) =>
      token.kind === 'word' &&
      !isClaim(token) &&
      !isMaterial(token.text) &&
      !isColor(token.text) &&
      said.lexicon.isNoun(token.text),
  );
  return harmless ? { kind: 'open' } : verdict;
}

function isSaidNumber(value: string, { statements }: Said): boolean {
  return statements.some(({ figures }) => figures.some((figure) => figure.value === value));
}

/** Characters of a quote that a reason repeats. */
const QUOTED = 60;

function offence(reason: string): Verdict {
  return { kind: 'false', reason };
}

/** What another check is for, and words that stand for others. */
const NOT_TURNED = /^(?:includ|suppli|com(?:e|es|ing)$|ones?$|things?$|go(?:es)?$)/iu;

/** What the input denies and the sentence affirms, or the other way round. */
function turnedRound(tokens: readonly Token[], said: Said): string | undefined {
  const { affirmed, denied } = polarityOf(tokens);
  const words = tokens.filter(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text));
  // One denial of the input may be worded in several ways; "without" describes a way to use it.
  const warranted =
    [...denied].some((stem) => said.denied.has(stem)) ||
    !tokens.some(({ text }) => /^(?:no|not|never|nor|neither|cannot)$|n't$/u.test(text));
  for (const { stem, raw } of words) {
    if (NOT_TURNED.test(raw)) continue;
    if (
      affirmed.has(stem) &&
      said.denied.has(stem) &&
      !said.affirmed.has(stem) &&
      !denied.has(stem)
    ) {
      return `it says "${raw}", which the product data denies`;
    }
    if (
      !warranted &&
      denied.has(stem) &&
      !said.denied.has(stem) &&
      said.affirmed.has(stem) &&
      !affirmed.has(stem)
    ) {
      return `it denies "${raw}", which the product data states`;
    }
  }
  return undefined;
}

/** An attribute of one thing that the sentence gives to another. */
function wrongOwner(tokens: readonly Token[], said: Said): string | undefined {
  for (const { stem, raw, general, owners } of attributesOf(tokens)) {
    const known = said.owners.get(stem);
    if (known === undefined || known.size === 0 || owners.length === 0) continue;
    if (owners.some((owner) => known.has(owner) || related(owner, known, said))) continue;
    const isNoun = (owner: string) =>
      tokens.some((one) => one.stem === owner && said.lexicon.isNoun(one.text));
    const other = owners.find(
      (owner) =>
        isNoun(owner) &&
        said.stems.has(owner) &&
        !(general && said.name.has(owner) && !isMaterial(owner)),
    );
    if (other !== undefined) return `it says "${raw}" of another part than the product data does`;
  }
  return undefined;
}

function related(owner: string, known: ReadonlySet<string>, said: Said): boolean {
  return [...known].some((one) => said.lexicon.follows(one).has(owner));
}

const ALL: ReadonlySet<string> = new Set(
  'all every any entire complete completely total totally whole fully entirely'.split(' '),
);
const SOME: ReadonlySet<string> = new Set('most some many several almost partly'.split(' '));

const FITTING: ReadonlySet<string> = new Set('fit fits compatible'.split(' '));

/** Whether a sentence says that the product fits all of a kind of thing, and not all rooms. */
function fitsAll(tokens: readonly Token[], at: number, { lexicon }: Said): boolean {
  const noun = tokens[at + 1];
  const before = tokens.slice(Math.max(0, at - 2), at);
  const kind = noun?.kind === 'word' ? lexicon.kind(noun.text) : undefined;
  return before.some(({ text }) => FITTING.has(text)) && kind !== 'place' && kind !== 'abstract';
}

/** "All" of what the input says of most, of some, or of a share; or that it fits all, of its own. */
function overstated(tokens: readonly Token[], said: Said): string | undefined {
  const total = said.statements.some((one) => one.tokens.some(({ text }) => ALL.has(text)));
  for (const [at, token] of tokens.entries()) {
    if (!ALL.has(token.text)) continue;
    if (!total && fitsAll(tokens, at, said)) {
      return `it says that the product fits "${token.raw}", which the product data does not say`;
    }
    const words = tokens
      .slice(at + 1, at + 4)
      .filter(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text));
    for (const { stem } of words) {
      const naming = said.statements.filter((one) => one.stems.has(stem));
      if (naming.length > 0 && naming.every((one) => isPartial(one.tokens, stem))) {
        return `it says "${token.raw}" where the product data says less`;
      }
    }
  }
  return undefined;
}

/** Words of a phrase before its noun: "most other major wooden railway brands". */
const MAX_PHRASE_WORDS = 5;

function isPartial(tokens: readonly Token[], stem: string): boolean {
  const at = tokens.findIndex((token) => token.stem === stem);
  const before = tokens.slice(Math.max(0, at - MAX_PHRASE_WORDS), at);
  return before.some(
    ({ text }, index) => SOME.has(text) || (text === '%' && before[index - 1]?.text !== '100'),
  );
}
