import { countWords, wordsOf } from '../text/words.ts';
import { withoutDanglingEnd } from '../text/plain.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import { tagText } from './read/tagging.ts';
import { isTellable } from './read/tellable.ts';
import { opensAsPredicate } from './read/verbs.ts';
import type { Chooser } from './seed.ts';
import { gistOf } from './telling.ts';
import { standsAlone } from './write/whole.ts';
import { attributePhrase, joinList } from './write/phrases.ts';

const MOST_TRIES = 48;
const DULL = /^(?:warranty|weight|climate|pattern|style|category|gender|item|model|brand)/iu;
/** What does not come with a product wins nobody. */
const LACKS = /\b(?:not included|sold separately)\b/iu;
const DULL_COST = 3;

export interface MetaFrame {
  /** The phrase to be found by. */
  readonly start: string;
  /** How a tone says it: "Meet {P}: {N}." */
  readonly frame: string;
  readonly min: number;
  readonly max: number;
  /** What the page says already: a summary says it in other runs of words. */
  readonly said: readonly string[];
}

/**
 * A meta description: the phrase to be found by, and as many facts as bring it between two lengths
 * in characters, those first that the page does not say in the same words. Shorter where the facts
 * do not suffice.
 */
export function metaOf(facts: readonly Fact[], meta: MetaFrame, chooser: Chooser): string {
  const pieces = facts.flatMap(piecesOf);
  const said = new Set(meta.said.flatMap(pairsOf));
  let best = render([], meta);
  let bestCost = Infinity;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const chosen: Piece[] = [];
    let text = best;
    for (const piece of chooser.shuffle(pieces)) {
      if (chosen.some(({ order }) => order === piece.order)) continue;
      const longer = render([...chosen, piece], meta);
      if (longer.length > meta.max) continue;
      chosen.push(piece);
      text = longer;
      if (text.length >= meta.min) break;
    }
    if (chosen.length === 0) break;
    const short = Math.max(0, meta.min - text.length);
    const dull = chosen.filter((piece) => piece.dull).length * DULL_COST;
    const cost =
      short * 10 + dull + stiffness(chosen) + pairsOf(text).filter((pair) => said.has(pair)).length;
    if (cost < bestCost) [best, bestCost] = [text, cost];
  }
  return best;
}

const LABEL_COST = 4;
const MOST_THINGS = 3;
const MANY_COST = 3;

/** What makes a summary read like a form: labels in it, and too many things in a row. */
function stiffness(pieces: readonly Piece[]): number {
  const things = pieces.filter(({ thing }) => thing);
  const labelled = things.filter(({ text }) => text.includes(': ')).length;
  return labelled * LABEL_COST + Math.max(0, things.length - MOST_THINGS) * MANY_COST;
}

/** The words of a text, two by two. */
function pairsOf(text: string): string[] {
  const words = wordsOf(text.toLowerCase());
  return words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`);
}

interface Piece {
  readonly order: number;
  readonly text: string;
  readonly thing: boolean;
  /** Whether it says nothing that one product has before another. */
  readonly dull?: boolean;
}

/** A fact whole, and the front of it where a long one can be cut. */
function piecesOf(fact: Fact): Piece[] {
  const { order } = fact;
  // A number without a unit tells a buyer nothing.
  if (fact.attribute && /^\d+$/u.test(fact.text)) return [];
  if (fact.attribute) {
    const dull = DULL.test(fact.header ?? '');
    return [{ order, text: attributePhrase(fact), thing: true, dull }];
  }
  const told = ['sentence', 'imperative', 'predicate'].includes(fact.shape);
  if (!told || !isTellable(fact)) {
    const text = fact.text.replace(/[.!?]+$/u, '');
    const thing = /^(?:noun|identity|adjective)$/u.test(fact.shape);
    const dull = LACKS.test(text);
    return [text, ...headsOf(text)].map((head) => ({ order, text: head, thing, dull }));
  }
  const pieces: Piece[] = [{ order, text: fact.text, thing: false }];
  for (const match of fact.text.matchAll(/[,;]\s|\s(?:and|while|so|because)\s/gu)) {
    const head = withoutDanglingEnd(fact.text.slice(0, match.index));
    const tail = fact.text.slice(match.index + match[0].length);
    if (standsAlone(head) && isWholeBefore(head, tail))
      pieces.push({ order, text: head, thing: false });
  }
  const gist = gistOf(fact);
  if (gist !== null) {
    const text = gist.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
    pieces.push({ order, text, thing: true });
  }
  return pieces;
}

/** Fronts of a phrase that are phrases themselves: "a padded strap" of "a padded strap with …". */
function headsOf(text: string): string[] {
  return [...text.matchAll(/,\s|\s(?:with|for|in|that)\s/gu)]
    .map((match) => withoutDanglingEnd(text.slice(0, match.index)))
    .filter((head) => countWords(head) >= 2 && endsOnNoun(head) && !QUALITY.test(head));
}

/** Words that tell of a noun still to come, whatever a tagger takes them for. */
const QUALITY = /(?:able|ible|ful|ous|less|ish|ed)$/iu;

function endsOnNoun(text: string): boolean {
  return /^NN/u.test(tagText(text).at(-1)?.tag ?? '');
}

/** Whether a sentence is whole where a clause of its own begins behind it. */
function isWholeBefore(head: string, tail: string): boolean {
  const [next = ''] = tail.toLowerCase().split(' ');
  const begins = /^(?:it|they|you|the|this|these|which|is|are|has|have|can|will)$/u.test(next);
  return endsOnNoun(head) && (begins || opensAsPredicate(next) || /ing$/u.test(next));
}

function render(pieces: readonly Piece[], { start, frame }: MetaFrame): string {
  const things = pieces.filter(({ thing }) => thing).map(({ text }) => text);
  const said = pieces
    .filter(({ thing }) => !thing)
    .map(({ text }) => (/[.!?]$/u.test(text) ? capital(text) : `${capital(text)}.`));
  const opening =
    things.length === 0 ? `${start}.` : frame.replace('{N}', () => joinThings(things));
  return [capital(opening.replace('{P}', () => start)), ...said]
    .join(' ')
    .replace(/\.\.(?!\.)/gu, '.');
}

const LOOSE = /^(?:in|for|from|with|ages)\s|: /iu;

/** "a, b and c", or "a; b, c": a summary in one breath. */
function joinThings(things: readonly string[]): string {
  // "In black", "rechargeable": only things are joined by "and".
  const loose = things.some(
    (thing) => /^(?:JJ|RB|VB)/u.test(tagText(thing).at(-1)?.tag ?? '') || LOOSE.test(thing),
  );
  const heavy = things.some((thing) => /,| (?:and|or) /u.test(thing));
  if (heavy) return things.join('; ');
  return loose ? things.join(', ') : joinList(things);
}
