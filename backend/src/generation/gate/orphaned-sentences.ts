import { STOP_WORDS } from '../text/words.ts';
import type { Piece, Sentence } from './pieces.ts';
import type { Evidence } from './evidence.ts';
import { tokensOf, type Token } from './tokens.ts';

const SINGULAR: ReadonlySet<string> = new Set("it it's its this that that's".split(' '));
const PLURAL: ReadonlySet<string> = new Set("they they're their them these those".split(' '));
/** Words that link a sentence to the previous one, whatever its subject. */
const CONNECTIVES: ReadonlySet<string> = new Set(
  'but so then instead otherwise however therefore thus hence both either neither others another'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the its one each both every another'.split(' '),
);
/** Maximum content words at the start of a sentence that may be its subject. */
const SUBJECT_WORDS = 3;

/**
 * The sentences that refer to a removed sentence: "They come in a pouch." after the sentence that
 * named them. Sentences that refer to the product, or further back, stay.
 */
export function orphanedSentences(
  pieces: readonly Piece[],
  removed: ReadonlySet<Sentence>,
  evidence: Evidence,
): Sentence[] {
  const orphaned = new Set<Sentence>();
  for (const { sentences } of pieces) {
    let lastKept: Sentence | undefined;
    for (const [index, sentence] of sentences.entries()) {
      if (removed.has(sentence)) continue;
      const previous = sentences[index - 1];
      const previousIsRemoved =
        previous !== undefined && (removed.has(previous) || orphaned.has(previous));
      if (previousIsRemoved && refersToRemoved(sentence, previous, lastKept, evidence))
        orphaned.add(sentence);
      else lastKept = sentence;
    }
  }
  return [...orphaned];
}

/**
 * Whether a sentence refers to the removed sentence before it rather than to the last one that was
 * kept.
 */
function refersToRemoved(
  sentence: Sentence,
  previous: Sentence,
  lastKept: Sentence | undefined,
  evidence: Evidence,
): boolean {
  const tokens = tokensOf(sentence.text);
  const opener = tokens[0]?.text ?? '';
  if (CONNECTIVES.has(opener)) return true;
  if (!SINGULAR.has(opener) && !PLURAL.has(opener)) return false;
  // "These trainers" refers to the product.
  if (namesProduct(tokens[1], evidence)) return false;
  const removed = tokensOf(previous.text);
  if (lastKept !== undefined && removed[0]?.text === opener) return false;
  if (PLURAL.has(opener) && !evidence.isPlural)
    return lastKept === undefined || !namesPluralThing(lastKept, evidence);
  return (
    ARTICLES.has(removed[0]?.text ?? '') &&
    !subjectOf(removed).some((token) => namesProduct(token, evidence))
  );
}

function namesProduct(token: Token | undefined, evidence: Evidence): boolean {
  return token?.kind === 'word' && evidence.name.has(token.stem);
}

function subjectOf(tokens: readonly Token[]): Token[] {
  return tokens
    .slice(1)
    .filter(({ kind, text }) => kind === 'word' && !STOP_WORDS.has(text))
    .slice(0, SUBJECT_WORDS);
}

function namesPluralThing({ text }: Sentence, { lexicon }: Evidence): boolean {
  return tokensOf(text).some((token) => token.text.endsWith('s') && lexicon.isThing(token.text));
}
