import { STOP_WORDS, stemOf } from '../text/words.ts';
import { basesOf } from './word-bases.ts';
import { clausesNaming } from './box-contents.ts';
import {
  isNegatedUpToBound,
  isPrevented,
  saysAbsent,
  mentionsBound,
  polarityOf,
} from './negation.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';
import { isPlainWord } from './word-classes.ts';

/** Words that other checks cover, and pronouns. */
const IGNORED_WORDS =
  /^(?:need|us(?:e|es|ing)$|includ|suppli|com(?:e|es|ing)$|ones?$|things?$|go(?:es)?$|kits?$|sets?$|box$|packs?$|parts?$)/iu;

/** The reason to doubt a sentence that affirms what the input negates, or vice versa. */
export function contradictedNegation(
  tokens: readonly Token[],
  evidence: Evidence,
): string | undefined {
  const { affirmed, negated, inNegatedClause } = polarityOf(tokens);
  const words = tokens.filter(({ kind, text }) => kind === 'word' && !STOP_WORDS.has(text));
  // The input may word the same negation differently, and "without" can describe a way of using the
  // product.
  const restatesNegation =
    [...negated].some(
      (stem) => evidence.negated.has(stem) || isNegatedInOtherWords(stem, evidence),
    ) ||
    (negated.size > 0 && words.some(({ stem }) => isKeptOutByProduct(stem, evidence)));
  const isAllowed =
    restatesNegation ||
    !tokens.some(({ text }) => /^(?:no|not|never|nor|neither|cannot)$|n't$/u.test(text));
  for (const word of words) {
    const { stem, raw } = word;
    if (IGNORED_WORDS.test(raw) || unitOf(word.text) !== undefined) continue;
    if (isPrevented(tokens, tokens.indexOf(word)) || isToBeDone(tokens, tokens.indexOf(word)))
      continue;
    // "Needs no maintenance", for "without the need for maintenance".
    if (isPlainWord(word) && (restatesNegation || !inNegatedClause.has(stem))) continue;
    if (
      affirmed.has(stem) &&
      !inNegatedClause.has(stem) &&
      evidence.negated.has(stem) &&
      contradictsWholeNegation(stem, words, evidence) &&
      !isAffirmed(word, evidence) &&
      !negated.has(stem) &&
      (mentionsBound(tokens) ||
        !evidence.statements.some((statement) => isNegatedUpToBound(statement.tokens, stem)))
    ) {
      return `it says "${raw}", which the product details deny`;
    }
    if (
      !isAllowed &&
      negated.has(stem) &&
      !evidence.negated.has(stem) &&
      evidence.affirmed.has(stem) &&
      !affirmed.has(stem)
    ) {
      return `it denies "${raw}", which the product details state`;
    }
  }
  return undefined;
}

/** Whether an action is still to be done: "to be assembled". */
function isToBeDone(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.text === 'be' && tokens[at - 2]?.text === 'to';
}

/**
 * Whether a sentence repeats enough of a negated phrase to contradict it: "a sleeping baby", but
 * not just "a baby".
 */
function contradictsWholeNegation(
  stem: string,
  words: readonly Token[],
  { negations }: Evidence,
): boolean {
  const mentions = negations.filter(({ stems }) => stems.includes(stem));
  return (
    mentions.length === 0 ||
    mentions.some(
      ({ stems, isList }) =>
        isList ||
        stems.length < 2 ||
        stems.filter((stem) => words.some((word) => word.stem === stem)).length > 1,
    )
  );
}

/**
 * Whether the input also affirms a word: "wash", if the product is washable but one part must not
 * be washed.
 */
function isAffirmed({ stem }: Token, evidence: Evidence): boolean {
  if (evidence.affirmed.has(stem)) return true;
  return [...evidence.affirmed].some(
    (affirmedStem) => affirmedStem.startsWith(stem) && basesOf(affirmedStem).includes(stem),
  );
}

/** Whether the input negates a word differently: with "-proof", or as not included. */
function isNegatedInOtherWords(stem: string, evidence: Evidence): boolean {
  return isKeptOutByProduct(stem, evidence) || clausesNaming(stem, evidence).some(saysAbsent);
}

const keptOut = new WeakMap<Evidence, ReadonlySet<string>>();

/** Whether the product keeps something out: "squirrels", if it is squirrel proof. */
export function isKeptOutByProduct(stem: string, evidence: Evidence): boolean {
  const keptOutStems = keptOut.get(evidence) ?? stemsKeptOut(evidence);
  keptOut.set(evidence, keptOutStems);
  return keptOutStems.has(stem);
}

function stemsKeptOut({ statements }: Evidence): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const { tokens } of statements) {
    for (const [at, { text }] of tokens.entries()) {
      const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
      if (text === 'proof' && before?.kind === 'word') stems.add(before.stem);
      else if (/^\p{L}{3,}proof$/u.test(text)) stems.add(stemOf(text.slice(0, -'proof'.length)));
    }
  }
  return stems;
}
