import { SMALL_WORDS, stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { basesOf } from './bases.ts';
import { isWarrantedClaim } from './claims.ts';
import { strangeMember } from './enumerations.ts';
import { readersPlaces } from './frames.ts';
import type { Kind } from './kinds.ts';
import { isPreventing, polarityOf } from './negation.ts';
import { placesOfIdioms } from './idioms.ts';
import { isImplied, isTechnicalRating } from './implied.ts';
import { isAttributive, roleOf } from './roles.ts';
import type { Said } from './said.ts';
import { isInitials, isOfInitials, isWrittenOut } from './short-forms.ts';
import { isSlip } from './slips.ts';
import { isName, statesNothing } from './stating.ts';
import type { Token } from './tokens.ts';
import { isKeptOut } from './turned-round.ts';
import { unitOf } from './units.ts';
import { isClaim, isColor, isEffect, isMaterial, isOccasion, isPlain } from './word-classes.ts';

/** A word that the input gives no ground for. */
export interface Strange {
  readonly reason: string;
  /** Whether it is a claim in any sentence. If not, a reader may find that it follows. */
  readonly isClaim: boolean;
}

/** A word that neither is the input's own, nor follows from it, nor states nothing where it stands. */
export function strangeWord(tokens: readonly Token[], said: Said): Strange | undefined {
  const { denied } = polarityOf(tokens);
  const idioms = placesOfIdioms(tokens);
  let reader: ReadonlySet<number> | undefined;
  const strange: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || SMALL_WORDS.has(token.text) || said.stems.has(token.stem))
      continue;
    if (idioms.has(at) || isTechnicalRating(tokens, at) || isOfInitials(tokens, at, said)) continue;
    if (keepsOut(tokens, at, said)) continue;
    if (isWarranted(token, said, denied) && !isOwnKind(tokens, at, said)) continue;
    if (unitOf(token.text) !== undefined && tokens.some(({ kind }) => kind === 'number')) continue;
    reader ??= readersPlaces(tokens, said);
    if (said.english && statesNothing(tokens, at, said, denied, reader)) continue;
    strange.push(at);
  }
  const [first, ...more] = strange;
  const others = more.some((at) => tokens[at]?.stem !== tokens[first ?? at]?.stem);
  if (first !== undefined && (others || !isSlip(tokens, first, said)))
    return {
      reason: `it says "${tokens[first]?.raw ?? ''}", which the product data does not say`,
      isClaim: strange.some((at) => isClaimAnywhere(tokens, at, said)),
    };
  const member = said.english
    ? strangeMember(
        tokens,
        said,
        (token) =>
          isWarranted(token, said, denied) || isOfInitials(tokens, tokens.indexOf(token), said),
      )
    : undefined;
  return member === undefined ? undefined : { reason: member, isClaim: true };
}

/** Kinds of nouns that say whom a product is for, or what it helps against. */
const CLAIMING_KINDS: ReadonlySet<Kind> = new Set(['person', 'role', 'illness']);

/** Whether a word that has no ground is a claim whatever the sentence means by it. */
function isClaimAnywhere(
  tokens: readonly Token[],
  at: number,
  { lexicon, english }: Said,
): boolean {
  const token = tokens[at];
  if (token === undefined || !english) return true;
  const { text, raw } = token;
  return (
    [isClaim, isEffect, isOccasion].some((is) => is(token)) ||
    isMaterial(text) ||
    isColor(text) ||
    lexicon.isSuperlative(raw) ||
    isName(tokens, at, lexicon) ||
    CLAIMING_KINDS.has(lexicon.kind(text) ?? 'abstract')
  );
}

/**
 * Whether a common word makes a kind of thing here: "felt" in "felt-lined", "v" in "v-neck",
 * "weighted" in "weighted pieces".
 */
function isOwnKind(tokens: readonly Token[], at: number, said: Said): boolean {
  const [token, mark, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token !== undefined && !said.stems.has(token.stem)) {
    // "Space gray", "a pouch of felt"
    const noun = roleOf(tokens, at, said.lexicon) === 'noun';
    const common = noun && isPlain(token) && token.text !== 'one';
    if (common && mark?.kind === 'word' && isColor(mark.text)) return true;
    if (common && isMaterial(token.text)) return !said.follows.has(token.stem);
  }
  if (
    token === undefined ||
    !said.lexicon.forms(token.text).some((text) => isPlain({ ...token, text }))
  )
    return false;
  if (mark?.text === '-' && next?.kind === 'word') {
    if (vocabulary('materials').has(token.text)) return true;
    if (token.text.length === 1)
      return !said.holdsChunk(`${token.text}${next.text}`) && next.text !== 'shirt';
  }
  return !isPlain(token) && isAttributive(tokens, at);
}

/** "Fade-free", "free of fading" and "resists fading" of what does not fade. */
function keepsOut(tokens: readonly Token[], at: number, said: Said): boolean {
  const { text } = tokens[at] ?? { text: '' };
  const isDenied = (token: Token | undefined) =>
    token?.kind === 'word' && (said.denied.has(token.stem) || isKeptOut(token.stem, said));
  const behind = /^(?:of|from)$/u.test(tokens[at + 1]?.text ?? '')
    ? tokens[at + 2]
    : tokens[at + 1];
  if (text !== 'free') return isPreventing(text) && isDenied(behind);
  return (
    isDenied(behind) || isDenied(tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1])
  );
}

/** Whether a word is the input's in another form, or follows from what the input says. */
export function isWarranted(token: Token, said: Said, denied: ReadonlySet<string>): boolean {
  // "Without a cord" of what is cordless.
  if (denied.has(token.stem) && (said.denied.has(token.stem) || isKeptOut(token.stem, said)))
    return true;
  if (!said.english && !isMaterial(token.text) && !isColor(token.text)) return !isClaim(token);
  if (said.holdsChunk(token.text) || said.corrects(token.text)) return true;
  if (isImplied(token, said) || isWrittenOut(token, said) || isInitials(token, said)) return true;
  if (said.forChildren && CHILDREN.has(token.text)) return true;
  if (said.forBabies && BABIES.has(token.text)) return true;
  if (isClaim(token)) return isWarrantedClaim(token, said);
  if (said.lexicon.isSuperlative(token.raw)) return isSameSuperlative(token.text, said);
  if (isPlain(token) || isShortened(token)) return true;
  if (SIZES.get(token.text)?.some((one) => said.holds(one)) === true) return true;
  const letter = LETTERS.get(token.text);
  if (
    letter !== undefined &&
    said.statements.some((one) => one.tokens.some(({ raw }) => raw === letter))
  )
    return true;
  const forms = said.lexicon.forms(token.text);
  if (forms.some((text) => said.words.has(text))) return true;
  const knows = token.text.endsWith('s') && said.lexicon.isMental(token.text);
  if (!knows && forms.some((text) => isPlain({ ...token, text }))) return true;
  // "Refill"
  const again = /^re(\p{L}{4,})$/u.exec(token.text)?.[1];
  if (again !== undefined && isPlain({ ...token, text: again })) return true;
  if (forms.some((text) => isPartOfCompound(text, said))) return true;
  // Who "teaches" is no teacher.
  if (said.lexicon.kind(token.text) === 'role' && said.lexicon.mainPart(token.text) === 'noun')
    return false;
  if ([...said.lexicon.related(token.text)].some((stem) => said.stems.has(stem))) return true;
  if (said.follows.has(token.stem)) return true;
  const bases = basesOf(token.text);
  // "Removable" does not follow from "remote", which is what is removed.
  const quality = /(?:able|ible)$/u.test(token.text);
  return bases.some((base) => said.bases.has(base) || (!quality && said.follows.has(base)));
}

/** "Biggest" of the largest. */
function isSameSuperlative(text: string, { lexicon, words }: Said): boolean {
  const same = new Set(lexicon.forms(text).flatMap((form) => [...lexicon.related(form)]));
  return [...words].some(
    (word) =>
      lexicon.isSuperlative(word) &&
      lexicon.forms(word).some((form) => form !== word && same.has(stemOf(form))),
  );
}

/** "You're", "there's", "won't". */
function isShortened({ text }: Token): boolean {
  return /^\p{L}+(?:n't|'(?:re|ll|ve|d|m))$/u.test(text);
}

/** "Gear" of a gearbox, "phone" of a smartphone. */
function isPartOfCompound(text: string, { stems, lexicon }: Said): boolean {
  if (text.length < MIN_PART_LENGTH) return false;
  const stem = stemOf(text);
  const isWord = (rest: string) =>
    rest.length >= MIN_REST_LENGTH && lexicon.mainPart(rest) !== undefined;
  return [...stems].some(
    (one) =>
      (one.startsWith(text) && isWord(one.slice(text.length))) ||
      (one.startsWith(stem) &&
        lexicon.isNoun(one.slice(stem.length)) &&
        isWord(one.slice(stem.length))) ||
      (one.endsWith(stem) && isWord(one.slice(0, -stem.length))),
  );
}

const MIN_PART_LENGTH = 4;
const MIN_REST_LENGTH = 3;
/** Sizes that go by letters. */
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
