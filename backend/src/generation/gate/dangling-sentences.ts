import { SMALL_WORDS } from '../text/words.ts';
import type { Piece, Sentence } from './pieces.ts';
import type { Evidence } from './evidence.ts';
import { tokensOf, type Token } from './tokens.ts';

const SINGULAR: ReadonlySet<string> = new Set("it it's its this that that's".split(' '));
const PLURAL: ReadonlySet<string> = new Set("they they're their them these those".split(' '));
/** Words that join a sentence to the one before it, whatever it is about. */
const JOINING: ReadonlySet<string> = new Set(
  'but so then instead otherwise however therefore thus hence both either neither others another'.split(
    ' ',
  ),
);
const ARTICLES: ReadonlySet<string> = new Set(
  'a an the its one each both every another'.split(' '),
);
/** Words of meaning among which the subject of a sentence is looked for. */
const SUBJECT_WORDS = 3;

/**
 * The sentences that point back at one that goes: "They come in a pouch." after the sentence that
 * named them. What points at the product itself still has that, and what points further back too.
 */
export function danglingSentences(
  pieces: readonly Piece[],
  gone: ReadonlySet<Sentence>,
  evidence: Evidence,
): Sentence[] {
  const dangling = new Set<Sentence>();
  for (const { sentences } of pieces) {
    let last: Sentence | undefined;
    for (const [index, sentence] of sentences.entries()) {
      if (gone.has(sentence)) continue;
      const before = sentences[index - 1];
      const goes = before !== undefined && (gone.has(before) || dangling.has(before));
      if (goes && pointsAt(sentence, before, last, evidence)) dangling.add(sentence);
      else last = sentence;
    }
  }
  return [...dangling];
}

/** Whether a sentence needs the one before it, which goes, and not the last that stays. */
function pointsAt(
  sentence: Sentence,
  before: Sentence,
  last: Sentence | undefined,
  evidence: Evidence,
): boolean {
  const tokens = tokensOf(sentence.text);
  const opener = tokens[0]?.text ?? '';
  if (JOINING.has(opener)) return true;
  if (!SINGULAR.has(opener) && !PLURAL.has(opener)) return false;
  // "These trainers" are the product.
  if (isOfProduct(tokens[1], evidence)) return false;
  const gone = tokensOf(before.text);
  if (last !== undefined && gone[0]?.text === opener) return false;
  if (PLURAL.has(opener) && !evidence.plural)
    return last === undefined || !namesSeveral(last, evidence);
  return (
    ARTICLES.has(gone[0]?.text ?? '') && !subjectOf(gone).some((one) => isOfProduct(one, evidence))
  );
}

function isOfProduct(token: Token | undefined, evidence: Evidence): boolean {
  return token?.kind === 'word' && evidence.name.has(token.stem);
}

function subjectOf(tokens: readonly Token[]): Token[] {
  return tokens
    .slice(1)
    .filter(({ kind, text }) => kind === 'word' && !SMALL_WORDS.has(text))
    .slice(0, SUBJECT_WORDS);
}

function namesSeveral({ text }: Sentence, { lexicon }: Evidence): boolean {
  return tokensOf(text).some((token) => token.text.endsWith('s') && lexicon.isThing(token.text));
}
