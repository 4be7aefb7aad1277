import { isForbidden } from '../platforms/forbidden-wording.ts';
import { plainText } from '../text/plain.ts';
import { stemOf } from '../text/words.ts';
import type { Platform } from '@wareword/shared-schema';
import { unsupportedContents } from './box-contents.ts';
import { unsupportedAddress } from './addresses.ts';
import { overstatement } from './overstatement.ts';
import { citedEvidence } from './cited-evidence.ts';
import { contradictedNegation } from './contradicted-negation.ts';
import { falseFigure } from './false-figures.ts';
import { figuresOf } from './figures.ts';
import { oppositeQuality } from './opposites.ts';
import { unsupportedOrigin } from './origins.ts';
import { onlyAsksReader } from './questions.ts';
import { unsupportedPhrase } from './claim-phrases.ts';
import type { Evidence } from './evidence.ts';
import { factualWords } from './usage-context.ts';
import { wordSignals, type Signal } from './signals.ts';
import { unsupportedWords } from './unsupported-words.ts';
import { DOUBT_THRESHOLD, WEIGHTS } from './weights.ts';
import { swappedCount } from './swapped-counts.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isClaim, isCertainColor, isCertainMaterial } from './word-classes.ts';
import { misattribution } from './misattribution.ts';

/**
 * The result of checking a sentence. It is verbatim if it quotes the input; false if a check
 * disproves it; doubtful if the weights of its signals reach the threshold; otherwise open, because
 * only a model can tell whether it is true.
 */
export type Verdict =
  | { readonly kind: 'verbatim' }
  | { readonly kind: 'open' }
  | { readonly kind: 'doubtful'; readonly reason: string }
  | { readonly kind: 'false'; readonly reason: string };

/** A text to check, with the quotes from the input that it cites. */
interface QuotedText {
  readonly text: string;
  readonly quotes: readonly string[];
}

/**
 * Checks a sentence, a heading or a phrase of a draft.
 * @param context for a bullet with a lead-in ("Strap: Adjustable"), the lead-in with its colon and
 * a space; for the lead-in itself, the text that follows it
 */
export async function checkSentence(
  { text: sentence, quotes }: QuotedText,
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
  const color = unsupported
    .map((at) => tokens[at])
    .find((token) => isCertainColor(token?.text ?? ''));
  if (color !== undefined) return { kind: 'false', reason: reasonForWord(color) };
  const figures = figuresOf(withLeadIn).filter(({ at }) => at >= withLeadIn.length - tokens.length);
  // The input may contain "bleach" only in "do not bleach".
  const contradiction = contradictedNegation(tokens, evidence);
  if (isVerbatim && leadIn === '') {
    return contradiction === undefined
      ? { kind: 'verbatim' }
      : { kind: 'doubtful', reason: contradiction };
  }
  const inContext =
    following === '' ? withLeadIn : [...withLeadIn, ...tokensOf(plainText(following))];
  const cited = citedEvidence(evidence, quotes);
  const figure = falseFigure(figures, inContext, { evidence, cited });
  if (figure?.isCertain === true) return { kind: 'false', reason: figure.reason };
  const reasons = new Map<Signal, string>();
  const add = (signal: Signal, reason: string | undefined) => {
    if (reason !== undefined) reasons.set(signal, reason);
  };
  add('negation', contradiction);
  add('figure', figure?.reason ?? swappedCount(figures, withLeadIn, cited));
  add(
    'attribute',
    misattribution(withLeadIn, cited) ??
      unsupportedOrigin(tokens, evidence) ??
      oppositeQuality(tokens, evidence),
  );
  add('contents', unsupportedContents(withLeadIn, cited));
  if (!isVerbatim) {
    add('phrase', unsupportedPhrase(tokens, evidence));
    add('overstated', overstatement(tokens, evidence));
    const factual = factualWords(tokens, unsupported, evidence);
    for (const [signal, token] of wordSignals(tokens, factual, evidence))
      add(signal, reasonForWord(token));
  }
  const doubt = onlyAsksReader(tokens, [...reasons.keys()], evidence)
    ? undefined
    : reasonToDoubt(reasons);
  if (doubt !== undefined) return { kind: 'doubtful', reason: doubt };
  return isVerbatim ? { kind: 'verbatim' } : { kind: 'open' };
}

function reasonForWord({ raw }: Token): string {
  return `it says "${raw}", which isn't in the product details`;
}

/** The reason of the signal with the highest weight, if the weights reach the threshold. */
function reasonToDoubt(reasons: ReadonlyMap<Signal, string>): string | undefined {
  const signals = [...reasons.keys()];
  const sum = signals.reduce((total, signal) => total + WEIGHTS[signal], 0);
  if (sum < DOUBT_THRESHOLD) return undefined;
  const strongest = signals.reduce((one, other) => (WEIGHTS[other] > WEIGHTS[one] ? other : one));
  return reasons.get(strongest);
}

/**
 * Checks a search term, which shoppers don't see. It may use another common noun for the product,
 * but must not state anything about it.
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
  if (!isViolation(verdict) || isForbidden(term, platform)) return verdict;
  const tokens = tokensOf(term).filter(
    ({ kind, stem }) =>
      kind !== 'punctuation' && !evidence.stems.has(stem) && !isStatedNumber(stem, evidence),
  );
  const last = tokensOf(term).findLast(({ kind }) => kind === 'word');
  const harmless = tokens.every(
    (token) =>
      token.kind === 'word' &&
      !isClaim(token) &&
      !isCertainMaterial(token.text) &&
      !isCertainColor(token.text) &&
      evidence.lexicon.isNoun(token.text) &&
      // "Motorcycle" in "motorcycle mount" names a use; "lamp" in "camping lamp" names the product.
      (token.text === last?.text || !namesUse(token, evidence)),
  );
  return harmless ? { kind: 'open' } : verdict;
}

/** Whether a verdict is a violation: false or doubtful. */
export function isViolation({ kind }: Verdict): boolean {
  return kind === 'false' || kind === 'doubtful';
}

function namesUse({ text }: Token, { lexicon }: Evidence): boolean {
  return lexicon.nounCategory(text) === 'thing' || lexicon.implied(text).has(VEHICLE);
}

const VEHICLE = stemOf('vehicle');

function isStatedNumber(value: string, { statements }: Evidence): boolean {
  return statements.some(({ figures }) => figures.some((figure) => figure.value === value));
}
