import { isForbidden } from '../platforms/forbidden-wording.ts';
import { plainText } from '../text/plain.ts';
import { stemOf } from '../text/words.ts';
import type { Platform } from '@wareword/shared-schema';
import { notInTheBox } from './box-contents.ts';
import { unsupportedAddress } from './addresses.ts';
import { overstated } from './overstatement.ts';
import { citedEvidence } from './cited-evidence.ts';
import { contradictedNegation } from './contradicted-negation.ts';
import { falseFigure } from './false-figures.ts';
import { figuresOf } from './figures.ts';
import { oppositeQuality } from './opposites.ts';
import { unsaidOrigin } from './origins.ts';
import { asksOnly } from './questions.ts';
import { unsaidPhrase } from './claim-phrases.ts';
import type { Evidence } from './evidence.ts';
import { statingWords } from './scenes.ts';
import { signsOfWords, type Sign } from './signs.ts';
import { unsupportedWords } from './unsupported-words.ts';
import { DOUBT_THRESHOLD, WEIGHTS } from './weights.ts';
import { swappedCount } from './swapped-counts.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isClaim, isCertainColor, isCertainMaterial } from './word-classes.ts';
import { wrongOwner } from './wrong-owner.ts';

/**
 * The result of checking a sentence: it quotes the input; no check objects, but only a model can tell
 * whether it is true (open); the signs against it reach the threshold (doubtful); or it is false.
 */
export type Verdict =
  | { readonly kind: 'verbatim' }
  | { readonly kind: 'open' }
  | { readonly kind: 'doubtful'; readonly reason: string }
  | { readonly kind: 'false'; readonly reason: string };

/** A text to check, with the quotes from the input that it cites. */
interface Quoting {
  readonly text: string;
  readonly quotes: readonly string[];
}

/**
 * Checks a sentence, a heading or a phrase of a draft.
 * @param context if the text belongs to a bullet with a lead-in ("Strap: Adjustable"): that lead-in with its
 * colon and space, or, for the lead-in itself, the text that follows it
 */
export async function checkSentence(
  { text: sentence, quotes }: Quoting,
  { leadIn, following }: { readonly leadIn: string; readonly following: string },
  evidence: Evidence,
  platform: Platform,
): Promise<Verdict> {
  const text = plainText(sentence);
  if (isForbidden(text, platform)) {
    return { kind: 'false', reason: "it makes a claim that the platform doesn't allow" };
  }
  const address = unsupportedAddress(text, evidence);
  if (address !== undefined) return { kind: 'false', reason: address };
  const tokens = tokensOf(text);
  const withLeadIn = leadIn === '' ? tokens : tokensOf(plainText(leadIn) + text);
  const isVerbatim = evidence.containsQuote(text);
  const unsupported = isVerbatim ? [] : await unsupportedWords(tokens, evidence);
  const color = unsupported.map((at) => tokens[at]).find((one) => isCertainColor(one?.text ?? ''));
  if (color !== undefined) return { kind: 'false', reason: notInInput(color) };
  const own = figuresOf(withLeadIn).filter(({ at }) => at >= withLeadIn.length - tokens.length);
  // "Bleach" is in the input that says "do not bleach".
  const denial = contradictedNegation(tokens, evidence);
  if (isVerbatim && leadIn === '') {
    return denial === undefined ? { kind: 'verbatim' } : { kind: 'doubtful', reason: denial };
  }
  const whole = following === '' ? withLeadIn : [...withLeadIn, ...tokensOf(plainText(following))];
  const cited = citedEvidence(evidence, quotes);
  const figure = falseFigure(own, whole, { evidence, cited });
  if (figure?.isCertain === true) return { kind: 'false', reason: figure.reason };
  const reasons = new Map<Sign, string>();
  const add = (sign: Sign, reason: string | undefined) => {
    if (reason !== undefined) reasons.set(sign, reason);
  };
  add('denial', denial);
  add('figure', figure?.reason ?? swappedCount(own, withLeadIn, cited));
  add(
    'owner',
    wrongOwner(withLeadIn, cited) ??
      unsaidOrigin(tokens, evidence) ??
      oppositeQuality(tokens, evidence),
  );
  add('box', notInTheBox(withLeadIn, cited));
  if (!isVerbatim) {
    add('phrase', unsaidPhrase(tokens, evidence));
    add('overstated', overstated(tokens, evidence));
    const stating = statingWords(tokens, unsupported, evidence);
    for (const [sign, token] of signsOfWords(tokens, stating, evidence))
      add(sign, notInInput(token));
  }
  const doubt = asksOnly(tokens, [...reasons.keys()], evidence)
    ? undefined
    : reasonToDoubt(reasons);
  if (doubt !== undefined) return { kind: 'doubtful', reason: doubt };
  return isVerbatim ? { kind: 'verbatim' } : { kind: 'open' };
}

function notInInput({ raw }: Token): string {
  return `it says "${raw}", which the product data does not say`;
}

/** The sign with the highest weight, if the weights add up to at least the threshold. */
function reasonToDoubt(reasons: ReadonlyMap<Sign, string>): string | undefined {
  const signs = [...reasons.keys()];
  const sum = signs.reduce((total, sign) => total + WEIGHTS[sign], 0);
  if (sum < DOUBT_THRESHOLD) return undefined;
  const heaviest = signs.reduce((one, other) => (WEIGHTS[other] > WEIGHTS[one] ? other : one));
  return reasons.get(heaviest);
}

/**
 * Checks a search term, which no shopper sees: it may use another common noun for the product, but must not
 * state anything about it.
 */
export async function checkTerm(
  term: string,
  evidence: Evidence,
  platform: Platform,
): Promise<Verdict> {
  const verdict = await checkSentence(
    { text: term, quotes: [] },
    { leadIn: '', following: '' },
    evidence,
    platform,
  );
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
      !isCertainMaterial(token.text) &&
      !isCertainColor(token.text) &&
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
