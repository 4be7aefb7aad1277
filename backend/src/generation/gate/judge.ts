import { isForbidden } from '../platforms/forbidden-wording.ts';
import { plainText } from '../text/plain.ts';
import { stemOf } from '../text/words.ts';
import type { Platform } from '@wareword/shared-schema';
import { notInTheBox } from './box.ts';
import { unsupportedAddress } from './addresses.ts';
import { overstated } from './degrees.ts';
import { citedEvidence } from './cited-evidence.ts';
import { contradictedNegation } from './contradicted-negation.ts';
import { falseFigure } from './false-figures.ts';
import { figuresOf } from './figures.ts';
import { unsaidPhrase } from './phrases.ts';
import { unsupportedInterval } from './intervals.ts';
import type { Evidence } from './evidence.ts';
import { unsupportedWord } from './unsupported-words.ts';
import { swappedCount } from './swapped-counts.ts';
import { swappedModifier } from './swapped.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isClaim, isColor, isMaterial } from './word-classes.ts';
import { wrongOwner } from './wrong-owner.ts';

/**
 * What code can say of a sentence: it is the input's own words; nothing speaks against it and only its
 * sense is left to judge; a check speaks against it, which may be wrong (doubtful); or it is false
 * beyond doubt. Checks that were wrong on more than one faithful sentence in 50 only raise a doubt.
 */
export type Verdict =
  | { readonly kind: 'verbatim' }
  | { readonly kind: 'open' }
  | { readonly kind: 'doubtful'; readonly reason: string }
  | { readonly kind: 'false'; readonly reason: string };

type Check = (tokens: readonly Token[], evidence: Evidence) => string | undefined;

/** A text to judge, with the words of the input that it says it rests on. */
interface Quoting {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** What a sentence says by itself. */
const CHECKS: readonly Check[] = [unsaidPhrase, overstated, unsupportedInterval];

/** What it says of the thing that it is about, which may be named by the head that it stands after. */
const CHECKS_WITH_HEAD: readonly Check[] = [wrongOwner, swappedModifier, notInTheBox];

/**
 * Judges a sentence, a heading or a phrase of a draft.
 * @param around the head of the bullet that it stands in, up to the colon and the space after it, and
 * what a head stands before
 */
export function judge(
  { text: sentence, quotes }: Quoting,
  { head, tail }: { readonly head: string; readonly tail: string },
  evidence: Evidence,
  platform: Platform,
): Verdict {
  const text = plainText(sentence);
  if (isForbidden(text, platform)) {
    return { kind: 'false', reason: "it makes a claim that the platform doesn't allow" };
  }
  const address = unsupportedAddress(text, evidence);
  if (address !== undefined) return { kind: 'false', reason: address };
  const tokens = tokensOf(text);
  const headed = head === '' ? tokens : tokensOf(plainText(head) + text);
  const isVerbatim = evidence.holds(text);
  const word = isVerbatim ? undefined : unsupportedWord(tokens, evidence);
  if (word?.isCertain === true) return { kind: 'false', reason: word.reason };
  const own = figuresOf(headed).filter(({ at }) => at >= headed.length - tokens.length);
  const listed = tail === '' ? headed : [...headed, ...tokensOf(plainText(tail))];
  if (isVerbatim && head === '') {
    const denied = contradictedNegation(tokens, evidence) ?? unknownQuote(quotes, evidence);
    return denied === undefined ? { kind: 'verbatim' } : { kind: 'doubtful', reason: denied };
  }
  const cited = citedEvidence(evidence, quotes);
  const figure = falseFigure(own, listed, { evidence, cited });
  if (figure?.isCertain === true) return { kind: 'false', reason: figure.reason };
  const doubt =
    // "Bleach" is in the input that says "do not bleach".
    contradictedNegation(tokens, evidence) ??
    figure?.reason ??
    swappedCount(own, headed, cited) ??
    firstReason(CHECKS_WITH_HEAD, headed, cited) ??
    (isVerbatim ? undefined : (word?.reason ?? firstReason(CHECKS, tokens, evidence))) ??
    unknownQuote(quotes, evidence);
  if (doubt !== undefined) return { kind: 'doubtful', reason: doubt };
  return isVerbatim ? { kind: 'verbatim' } : { kind: 'open' };
}

function firstReason(
  checks: readonly Check[],
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  for (const check of checks) {
    const reason = check(tokens, evidence);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** A quote that the input does not have makes the sentence that rests on it suspicious. */
function unknownQuote(quotes: readonly string[], evidence: Evidence): string | undefined {
  const unknown = quotes.find((quote) => !evidence.cites(quote));
  return unknown === undefined
    ? undefined
    : `it cites "${unknown.slice(0, MAX_QUOTED)}", which is not in the product data`;
}

/**
 * Judges a search word that no shopper sees: it may call the product by another common noun, but
 * state nothing of it.
 */
export function judgeTerm(term: string, evidence: Evidence, platform: Platform): Verdict {
  const verdict = judge({ text: term, quotes: [] }, { head: '', tail: '' }, evidence, platform);
  if (!isUnfounded(verdict) || isForbidden(term, platform)) return verdict;
  const tokens = tokensOf(term).filter(
    ({ kind, stem }) =>
      kind !== 'mark' && !evidence.stems.has(stem) && !isStatedNumber(stem, evidence),
  );
  const last = tokensOf(term).findLast(({ kind }) => kind === 'word');
  const harmless = tokens.every(
    (token) =>
      token.kind === 'word' &&
      !isClaim(token) &&
      !isMaterial(token.text) &&
      !isColor(token.text) &&
      evidence.lexicon.isNoun(token.text) &&
      // "Motorcycle" in "motorcycle mount" says what it is for; "lamp" in "camping lamp" what it is.
      (token.text === last?.text || !isUse(token, evidence)),
  );
  return harmless ? { kind: 'open' } : verdict;
}

/** Whether code would remove the text without asking: it is false, or doubtful with no model to ask. */
export function isUnfounded({ kind }: Verdict): boolean {
  return kind === 'false' || kind === 'doubtful';
}

function isUse({ text }: Token, { lexicon }: Evidence): boolean {
  return lexicon.kind(text) === 'thing' || lexicon.follows(text).has(VEHICLE);
}

const VEHICLE = stemOf('vehicle');

function isStatedNumber(value: string, { statements }: Evidence): boolean {
  return statements.some(({ figures }) => figures.some((figure) => figure.value === value));
}

/** Characters of a quote that a reason repeats. */
const MAX_QUOTED = 60;
