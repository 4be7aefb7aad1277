import { SMALL_WORDS } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import { FRAME_WORDS } from './frame-words.ts';
import type { Lexicon } from './lexicon.ts';
import { isFiniteVerb } from './nouns.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { isPlain } from './word-classes.ts';

/**
 * The indexes of a sentence's words that are about the reader rather than the product: what the reader
 * does ("light the candles"), is asked ("Tired of clutter?") or has ("your desk"), and where that
 * is ("on the shelf"). Nothing is stated of the product there.
 */
export function readersPlaces(tokens: readonly Token[], evidence: Evidence): ReadonlySet<number> {
  const places = new Set<number>();
  const asked = tokens.at(-1)?.text === '?';
  let addressed = false;
  for (const [from, to] of clausesOf(tokens, evidence.lexicon)) {
    const start = skipOpeners(tokens, from, to);
    if (start > from || !continues(tokens, from, evidence.lexicon)) addressed = false;
    const reader = asked || addressesReader(tokens, start, to, evidence);
    const states = statesOfProduct(tokens, start, to);
    addressed = !states && (addressed || reader);
    let own = addressed;
    for (let at = from; at < to; at++) {
      if (!states && FRAME_WORDS.readers.has(tokens[at]?.text ?? '') && !receives(tokens[at + 1]))
        own = true;
      if (own) places.add(at);
    }
    if (own) for (const at of thingsOperated(tokens, from, to, evidence)) places.delete(at);
  }
  for (const at of phrasesOfReader(tokens, evidence.lexicon)) places.add(at);
  for (const at of describing(tokens, evidence)) places.delete(at);
  return places;
}

/** From where to where each clause goes. */
function clausesOf(tokens: readonly Token[], lexicon: Lexicon): [number, number][] {
  const clauses: [number, number][] = [];
  let from = 0;
  tokens.forEach(({ text }, at) => {
    const joins =
      FRAME_WORDS.conjunctions.has(text) &&
      FRAME_WORDS.subjects.has(tokens[at + 1]?.text ?? '') &&
      !isPhraseAlone(tokens, at + 1, lexicon);
    const opens = FRAME_WORDS.subordinators.has(text) && at > from;
    if (!FRAME_WORDS.clauseMarks.has(text) && !joins && !opens) return;
    if (at > from) clauses.push([from, at]);
    from = opens ? at : at + 1;
  });
  if (from < tokens.length) clauses.push([from, tokens.length]);
  return clauses;
}

/** "And the road behind": a noun behind an article, and no verb up to the next mark. */
function isPhraseAlone(tokens: readonly Token[], from: number, lexicon: Lexicon): boolean {
  if (!ARTICLES.has(tokens[from]?.text ?? '')) return false;
  const rest = tokens.slice(from + 2);
  const end = rest.findIndex(({ text }) => FRAME_WORDS.clauseMarks.has(text));
  return !rest
    .slice(0, end === -1 ? rest.length : end)
    .some((token) => FINITE.has(token.text) || isFiniteVerb(token, lexicon));
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);
const FINITE: ReadonlySet<string> = new Set(
  'is are was were has have can will does do comes makes gives keeps'.split(' '),
);

/** Whether a clause continues the one before it: "at the gym, in the car". */
function continues(tokens: readonly Token[], from: number, lexicon: Lexicon): boolean {
  const before = tokens[from - 1]?.text ?? '.';
  return (
    (before === ',' || before === '–' || before === '—') &&
    (!FRAME_WORDS.subjects.has(tokens[from]?.text ?? '') || isPhraseAlone(tokens, from, lexicon))
  );
}

function skipOpeners(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (at < to - 1 && FRAME_WORDS.openers.has(tokens[at]?.text ?? '')) at += 1;
  return at;
}

function addressesReader(
  tokens: readonly Token[],
  from: number,
  to: number,
  evidence: Evidence,
): boolean {
  const first = tokens[from];
  if (first?.kind !== 'word') return false;
  if (FRAME_WORDS.readers.has(first.text) || FRAME_WORDS.readerOpeners.has(first.text)) return true;
  const subject = tokens.slice(from, Math.min(to - 1, from + MAX_SUBJECT_WORDS));
  if (subject.some((token) => isPerson(token, evidence))) return true;
  return isImperative(tokens, from, evidence.lexicon);
}

/** "Little ones", "young pirates". */
const MAX_SUBJECT_WORDS = 2;

/** A person the input is for: "Kids snap the pieces together." */
function isPerson(token: Token, { lexicon, stems }: Evidence): boolean {
  if (token.text === 'ones' || vocabulary('audiences').has(token.text)) return true;
  if (lexicon.mainPart(token.text) !== 'noun' || lexicon.kind(token.text) !== 'person')
    return false;
  return stems.has(token.stem) || isPlain(token);
}

function isImperative(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const first = tokens[at];
  if (first === undefined || !lexicon.isBaseVerb(first.text)) return false;
  // The head of a bullet is a name.
  if (tokens.at(-1)?.text === ':') return false;
  if (FRAME_WORDS.objects.has(tokens[at + 1]?.text ?? '')) return true;
  return lexicon.mainPart(first.text) === 'verb' && !isPhrase(tokens, at, lexicon);
}

/** "Zip chest pockets": only nouns, without a verb that governs them. */
function isPhrase(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const words = tokens.slice(at);
  return (
    words.length > 1 &&
    words.every(
      ({ kind, text }) => kind === 'word' && lexicon.isNoun(text) && !SMALL_WORDS.has(text),
    )
  );
}

function receives(token: Token | undefined): boolean {
  return token !== undefined && FRAME_WORDS.receiving.has(token.text.replace(/s$/u, ''));
}

/** Whether a clause says what is in the box or what goes with the product, even if it addresses the reader. */
function statesOfProduct(tokens: readonly Token[], from: number, to: number): boolean {
  const [first, second, third] = tokens.slice(from, Math.min(to, from + 3));
  if (receives(first)) return true;
  if (!FRAME_WORDS.readers.has(first?.text ?? '')) return false;
  return receives(second) || (second !== undefined && isPlain(second) && receives(third));
}

/** What the reader works or is given: "press the button", "with the scoop". It is a part. */
function thingsOperated(
  tokens: readonly Token[],
  from: number,
  to: number,
  { lexicon }: Evidence,
): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at++) {
    if (!FRAME_WORDS.operating.has(tokens[at]?.text ?? '')) continue;
    if (!FRAME_WORDS.definite.has(tokens[at + 1]?.text ?? '')) continue;
    for (let next = at + 2; next < to; next++) {
      const token = tokens[next];
      if (token?.kind !== 'word' || SMALL_WORDS.has(token.text)) break;
      if (lexicon.kind(token.text) === 'place') break;
      found.push(next);
    }
  }
  return found;
}

const PHRASE_WORDS = 3;

/** "Your desk", "any room", "on the shelf". */
function phrasesOfReader(tokens: readonly Token[], lexicon: Lexicon): number[] {
  const found: number[] = [];
  tokens.forEach(({ text }, at) => {
    if (FRAME_WORDS.possessives.has(text)) found.push(...phraseFrom(tokens, at + 1));
    const figure = text === 'of' && FRAME_WORDS.amounts.has(tokens[at - 1]?.text ?? '');
    if (
      !FRAME_WORDS.placePrepositions.has(text) &&
      !FRAME_WORDS.otherPrepositions.has(text) &&
      !figure
    )
      return;
    const before = tokens.slice(Math.max(0, at - 2), at);
    if (before.some((token) => FRAME_WORDS.packing.has(token.text))) return;
    const article = FRAME_WORDS.articles.has(tokens[at + 1]?.text ?? '') ? 1 : 0;
    const phrase = phraseFrom(tokens, at + 1 + article);
    const kinds = phrase.map((place) => lexicon.kind(tokens[place]?.text ?? ''));
    // "A hint of honey" is not a figure of speech.
    const anything = (figure && !kinds.includes('food')) || FRAME_WORDS.otherPrepositions.has(text);
    if (anything || kinds.at(-1) === 'place') found.push(...phrase);
  });
  return found;
}

function phraseFrom(tokens: readonly Token[], from: number): number[] {
  const found: number[] = [];
  for (let at = from; at < tokens.length && found.length < PHRASE_WORDS; at++) {
    const token = tokens[at];
    if (token?.kind !== 'word' || (SMALL_WORDS.has(token.text) && token.text !== 'or')) break;
    if (!SMALL_WORDS.has(token.text)) found.push(at);
  }
  return found;
}

/** Words before something that the input names: "the retractable handle" describes the handle. */
function describing(tokens: readonly Token[], evidence: Evidence): number[] {
  const found: number[] = [];
  tokens.forEach(({ text }, at) => {
    if (!FRAME_WORDS.definite.has(text)) return;
    const phrase = phraseFrom(tokens, at + 1);
    const head = phrase.findLast((place) => evidence.stems.has(tokens[place]?.stem ?? ''));
    if (head !== undefined) found.push(...phrase.filter((place) => place < head));
  });
  return found;
}
