import { STOP_WORDS, stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { basesOf } from './word-bases.ts';
import { isSupportedClaim } from './supported-claims.ts';
import { isPreventing, polarityOf } from './negation.ts';
import { idiomPositions } from './idioms.ts';
import { isImplied, isTechnicalRating } from './implied.ts';
import { isAttributive, roleOf } from './roles.ts';
import type { Evidence } from './evidence.ts';
import { isUnsupportedFunction } from './product-functions.ts';
import { isInitialsOfInput, isSpelledOutInitials, isAbbreviatedInInput } from './short-forms.ts';
import type { Token } from './tokens.ts';
import { isKeptOutByProduct } from './contradicted-negation.ts';
import { unitOf } from './measurement-units.ts';
import { isClaim, isCertainColor, isCertainMaterial, isPlainWord } from './word-classes.ts';

/** The positions of words in a sentence that neither occur in the input nor follow from it. */
export async function unsupportedWords(
  tokens: readonly Token[],
  evidence: Evidence,
): Promise<number[]> {
  const { negated } = polarityOf(tokens);
  const idioms = idiomPositions(tokens);
  const hasNumber = tokens.some(({ kind }) => kind === 'number');
  const unsupported: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || STOP_WORDS.has(token.text) || evidence.stems.has(token.stem))
      continue;
    await yieldToEventLoop();
    if (
      idioms.has(at) ||
      isTechnicalRating(tokens, at) ||
      isSpelledOutInitials(tokens, at, evidence)
    )
      continue;
    if (restatesNegation(tokens, at, evidence)) continue;
    const isSupportedHere =
      !isUnsupportedFunction(tokens, at, evidence) &&
      ((isSupported(token, evidence, negated) && !namesVariety(tokens, at, evidence)) ||
        (hasNumber && unitOf(token.text) !== undefined));
    if (!isSupportedHere) unsupported.push(at);
  }
  return unsupported;
}

/**
 * Whether a common word distinguishes a variety: "felt" in "felt-lined", "v" in "v-neck",
 * "weighted" in "weighted pieces".
 */
function namesVariety(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const [token, next, afterNext] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token !== undefined && !evidence.stems.has(token.stem)) {
    // "Space gray", "a pouch of felt"
    const isNoun = roleOf(tokens, at, evidence.lexicon) === 'noun';
    const isCommonNoun = isNoun && isPlainWord(token) && token.text !== 'one';
    if (isCommonNoun && next?.kind === 'word' && isCertainColor(next.text)) return true;
    if (isCommonNoun && isCertainMaterial(token.text)) return !evidence.implied.has(token.stem);
  }
  if (
    token === undefined ||
    !evidence.lexicon.forms(token.text).some((text) => isPlainWord({ ...token, text }))
  )
    return false;
  if (next?.text === '-' && afterNext?.kind === 'word') {
    if (vocabulary('materials').has(token.text)) return true;
    if (token.text.length === 1)
      return (
        !evidence.containsToken(`${token.text}${afterNext.text}`) && afterNext.text !== 'shirt'
      );
  }
  return !isPlainWord(token) && isAttributive(tokens, at);
}

/**
 * Whether a word restates a negation of the input: "fade-free", "free of fading" and "resists
 * fading", for something that doesn't fade.
 */
function restatesNegation(tokens: readonly Token[], at: number, evidence: Evidence): boolean {
  const { text } = tokens[at] ?? { text: '' };
  const isNegatedInInput = (token: Token | undefined) =>
    token?.kind === 'word' &&
    (evidence.negated.has(token.stem) || isKeptOutByProduct(token.stem, evidence));
  const after = /^(?:of|from)$/u.test(tokens[at + 1]?.text ?? '') ? tokens[at + 2] : tokens[at + 1];
  if (text !== 'free') return isPreventing(text) && isNegatedInInput(after);
  return (
    isNegatedInInput(after) ||
    isNegatedInInput(tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1])
  );
}

/** Whether a word is a form of one of the input's words, or follows from the input. */
function isSupported(token: Token, evidence: Evidence, negated: ReadonlySet<string>): boolean {
  // "Without a cord", for something cordless.
  if (
    negated.has(token.stem) &&
    (evidence.negated.has(token.stem) || isKeptOutByProduct(token.stem, evidence))
  )
    return true;
  if (!evidence.isEnglish && !isCertainMaterial(token.text) && !isCertainColor(token.text))
    return !isClaim(token);
  if (evidence.containsToken(token.text) || evidence.isTypoInInput(token.text)) return true;
  if (
    isImplied(token, evidence) ||
    isAbbreviatedInInput(token, evidence) ||
    isInitialsOfInput(token, evidence)
  )
    return true;
  // "Handmade", for "made by hand"
  const handworkVerb = /^hand(\p{L}{4,})$/u.exec(token.text)?.[1];
  const namesHandwork = (stems: ReadonlySet<string>) =>
    handworkVerb !== undefined && stems.has(stemOf(handworkVerb));
  if (evidence.statements.some(({ stems }) => stems.has('hand') && namesHandwork(stems)))
    return true;
  if (evidence.isForChildren && CHILDREN.has(token.text)) return true;
  if (evidence.isForBabies && BABIES.has(token.text)) return true;
  if (isClaim(token)) return isSupportedClaim(token, evidence);
  if (evidence.lexicon.isSuperlative(token.raw)) return isSameSuperlative(token.text, evidence);
  if (isPlainWord(token) || isContraction(token)) return true;
  if (SIZES.get(token.text)?.some((spelling) => evidence.containsQuote(spelling)) === true)
    return true;
  const letter = LETTERS.get(token.text);
  if (
    letter !== undefined &&
    evidence.statements.some((statement) => statement.tokens.some(({ raw }) => raw === letter))
  )
    return true;
  const forms = evidence.lexicon.forms(token.text);
  if (forms.some((text) => evidence.words.has(text))) return true;
  const isMental = token.text.endsWith('s') && evidence.lexicon.isMental(token.text);
  if (!isMental && forms.some((text) => isPlainWord({ ...token, text }))) return true;
  // "Refill"
  const withoutPrefix = /^re(\p{L}{4,})$/u.exec(token.text)?.[1];
  if (withoutPrefix !== undefined && isPlainWord({ ...token, text: withoutPrefix })) return true;
  if (forms.some((text) => isPartOfCompound(text, evidence))) return true;
  // A product that "teaches" isn't a teacher.
  if (
    evidence.lexicon.nounCategory(token.text) === 'role' &&
    evidence.lexicon.mainPartOfSpeech(token.text) === 'noun'
  )
    return false;
  if ([...evidence.lexicon.related(token.text)].some((stem) => evidence.stems.has(stem)))
    return true;
  if (evidence.implied.has(token.stem)) return true;
  const bases = basesOf(token.text);
  // "Removable" does not follow from "remote".
  const isAbility = /(?:able|ible)$/u.test(token.text);
  return bases.some(
    (base) => evidence.bases.has(base) || (!isAbility && evidence.implied.has(base)),
  );
}

/** Whether the input contains a superlative with the same meaning: "biggest", for the largest. */
function isSameSuperlative(text: string, { lexicon, superlatives }: Evidence): boolean {
  const relatedStems = new Set(lexicon.forms(text).flatMap((form) => [...lexicon.related(form)]));
  return superlatives.some((word) =>
    lexicon.forms(word).some((form) => form !== word && relatedStems.has(stemOf(form))),
  );
}

/** Whether a word is a contraction: "you're", "won't". */
function isContraction({ text }: Token): boolean {
  return /^\p{L}+(?:n't|'(?:re|ll|ve|d|m))$/u.test(text);
}

/**
 * Whether a word is part of a compound in the input: "gear" for a gearbox, "phone" for a
 * smartphone.
 */
function isPartOfCompound(text: string, { stems, lexicon }: Evidence): boolean {
  if (text.length < MIN_PART_LENGTH) return false;
  const stem = stemOf(text);
  const isWord = (rest: string) =>
    rest.length >= MIN_REST_LENGTH && lexicon.mainPartOfSpeech(rest) !== undefined;
  return [...stems]
    .filter(
      (compound) =>
        compound.startsWith(text) || compound.startsWith(stem) || compound.endsWith(stem),
    )
    .slice(0, MAX_COMPOUNDS)
    .some(
      (compound) =>
        (compound.startsWith(text) && isWord(compound.slice(text.length))) ||
        (compound.startsWith(stem) &&
          lexicon.isNoun(compound.slice(stem.length)) &&
          isWord(compound.slice(stem.length))) ||
        (compound.endsWith(stem) && isWord(compound.slice(0, -stem.length))),
    );
}

/** Maximum words of the input that are checked as compounds of one word. */
const MAX_COMPOUNDS = 100;
const MIN_PART_LENGTH = 4;
const MIN_REST_LENGTH = 3;
/** Ways to write the sizes that letters stand for. */
const SIZES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    xs: ['x-small', 'xsmall', 'extra small'],
    xl: ['x-large', 'xlarge', 'extra large'],
    xxl: ['xx-large', 'xxlarge', '2x-large', '2xl'],
  }),
);
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['small', 'S'],
  ['medium', 'M'],
  ['large', 'L'],
]);
const BABIES: ReadonlySet<string> = new Set(['baby', 'babies', 'infant', 'infants', 'newborn']);
const CHILDREN: ReadonlySet<string> = new Set(['child', 'children', 'kid', 'kids']);
