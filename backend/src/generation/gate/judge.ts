import { isRefused } from '../platforms/refusals.ts';
import { plainText } from '../text/plain.ts';
import { stemOf } from '../text/words.ts';
import type { Platform } from '@wareword/shared-schema';
import { notInTheBox } from './box.ts';
import { strangeAddress } from './addresses.ts';
import { strangeCare } from './care.ts';
import { overstated } from './degrees.ts';
import { falseFigure } from './false-figures.ts';
import { figuresOf } from './figures.ts';
import { strangeFit } from './fits.ts';
import { opposite } from './opposites.ts';
import { strangeQualifier } from './qualifiers.ts';
import { strangeOrigin } from './origin.ts';
import { unsaidPhrase } from './phrases.ts';
import type { Said } from './said.ts';
import { strangeWord } from './strange-words.ts';
import { swappedCount } from './swapped-counts.ts';
import { swappedModifier } from './swapped.ts';
import { tokensOf, type Token } from './tokens.ts';
import { turnedRound } from './turned-round.ts';
import { unhedged } from './unhedged.ts';
import { isClaim, isColor, isMaterial } from './word-classes.ts';
import { wrongOwner } from './wrong-owner.ts';

/**
 * What code can say of a sentence: it is the input's own; it says what the input does not, and why;
 * its words are all warranted and only its sense is left to judge; or it is doubtful: the input lacks
 * a word of it that isn't a claim in itself, and only a reader can say whether it follows.
 */
export type Verdict =
  | { readonly kind: 'said' }
  | { readonly kind: 'open' }
  | { readonly kind: 'doubtful'; readonly reason: string }
  | { readonly kind: 'false'; readonly reason: string };

type Check = (tokens: readonly Token[], said: Said) => string | undefined;

/** A text to judge, with the words of the input that it says it rests on. */
interface Quoting {
  readonly text: string;
  readonly quotes: readonly string[];
}

/** What a sentence says by itself. */
const CHECKS: readonly Check[] = [
  unsaidPhrase,
  overstated,
  unhedged,
  strangeCare,
  strangeOrigin,
  strangeFit,
];

/** What it says of the thing that it is about, which may be named by the head that it stands behind. */
const CHECKS_WITH_HEAD: readonly Check[] = [
  wrongOwner,
  swappedModifier,
  strangeQualifier,
  opposite,
  notInTheBox,
];

/**
 * Judges a sentence, a heading or a phrase of a draft.
 * @param around the head of the bullet that it stands in, up to the colon and the space behind it, and
 * what a head stands before
 */
export function judge(
  { text: sentence, quotes }: Quoting,
  { head, tail }: { readonly head: string; readonly tail: string },
  said: Said,
  platform: Platform,
): Verdict {
  const text = plainText(sentence);
  if (isRefused(text, platform)) return offence("it makes a claim that the platform doesn't allow");
  const strange = quotes.find((quote) => quote.trim() !== '' && !said.holds(quote));
  if (strange !== undefined) {
    return offence(`it cites "${strange.slice(0, QUOTED)}", which is not in the product data`);
  }
  const address = strangeAddress(text, said);
  if (address !== undefined) return offence(address);
  const tokens = tokensOf(text);
  // "Bleach" is in the input that says "do not bleach".
  const turned = turnedRound(tokens, said);
  if (turned !== undefined) return offence(turned);
  if (said.holds(text) && head === '') return { kind: 'said' };
  const headed = head === '' ? tokens : tokensOf(plainText(head) + text);
  const own = figuresOf(headed).filter(({ at }) => at >= headed.length - tokens.length);
  const listed = tail === '' ? headed : [...headed, ...tokensOf(plainText(tail))];
  const figure = falseFigure(own, listed, said) ?? swappedCount(own, headed, said);
  if (figure !== undefined) return offence(figure);
  for (const check of CHECKS_WITH_HEAD) {
    const reason = check(headed, said);
    if (reason !== undefined) return offence(reason);
  }
  if (said.holds(text)) return { kind: 'said' };
  const word = strangeWord(tokens, said);
  if (word?.isClaim === true) return offence(word.reason);
  for (const check of CHECKS) {
    const reason = check(tokens, said);
    if (reason !== undefined) return offence(reason);
  }
  return word === undefined ? { kind: 'open' } : { kind: 'doubtful', reason: word.reason };
}

/**
 * Judges a search word that no shopper sees: it may call the product by another common noun, but
 * state nothing of it.
 */
export function judgeTerm(term: string, said: Said, platform: Platform): Verdict {
  const verdict = judge({ text: term, quotes: [] }, { head: '', tail: '' }, said, platform);
  if (!isUnfounded(verdict) || isRefused(term, platform)) return verdict;
  const tokens = tokensOf(term).filter(
    ({ kind, stem }) => kind !== 'mark' && !said.stems.has(stem) && !isSaidNumber(stem, said),
  );
  const last = tokensOf(term).findLast(({ kind }) => kind === 'word');
  const harmless = tokens.every(
    (token) =>
      token.kind === 'word' &&
      !isClaim(token) &&
      !isMaterial(token.text) &&
      !isColor(token.text) &&
      said.lexicon.isNoun(token.text) &&
      // "Motorcycle" in "motorcycle mount" says what it is for; "lamp" in "camping lamp" what it is.
      (token.text === last?.text || !isUse(token, said)),
  );
  return harmless ? { kind: 'open' } : verdict;
}

/** Whether code alone would remove the text: it is false, or doubtful with nobody to ask. */
export function isUnfounded({ kind }: Verdict): boolean {
  return kind === 'false' || kind === 'doubtful';
}

function isUse({ text }: Token, { lexicon }: Said): boolean {
  return lexicon.kind(text) === 'thing' || lexicon.follows(text).has(VEHICLE);
}

const VEHICLE = stemOf('vehicle');

function isSaidNumber(value: string, { statements }: Said): boolean {
  return statements.some(({ figures }) => figures.some((figure) => figure.value === value));
}

/** Characters of a quote that a reason repeats. */
const QUOTED = 60;

function offence(reason: string): Verdict {
  return { kind: 'false', reason };
}
