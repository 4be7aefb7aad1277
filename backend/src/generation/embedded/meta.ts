import { countWords } from '../text/words.ts';
import { withoutDanglingEnd } from '../text/plain.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import type { Chooser } from './seed.ts';
import { gistOf } from './telling.ts';
import { standsAlone } from './write/split.ts';
import { attributePhrase, joinList } from './write/phrases.ts';

const MOST_TRIES = 120;

/**
 * A meta description: the phrase to be found by, and as many facts as bring it between two lengths
 * in characters. Shorter where the facts do not suffice.
 */
export function metaOf(
  start: string,
  facts: readonly Fact[],
  min: number,
  max: number,
  chooser: Chooser,
): string {
  const pieces = facts.flatMap(piecesOf);
  let best = `${capital(start)}.`;
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    const chosen: Piece[] = [];
    for (const piece of chooser.shuffle(pieces)) {
      if (chosen.some(({ order }) => order === piece.order)) continue;
      if (render(start, [...chosen, piece]).length <= max) chosen.push(piece);
    }
    const text = render(start, chosen);
    if (text.length > best.length && text.length <= max) best = text;
    if (best.length >= min) break;
  }
  return best;
}

interface Piece {
  readonly order: number;
  readonly text: string;
  readonly thing: boolean;
}

/** A fact whole, and the front of it where a long one can be cut. */
function piecesOf(fact: Fact): Piece[] {
  const thing =
    fact.attribute || !['sentence', 'imperative', 'predicate', 'care'].includes(fact.shape);
  const text = fact.attribute ? attributePhrase(fact) : fact.text;
  const pieces: Piece[] = [{ order: fact.order, text, thing }];
  if (thing && !fact.attribute) {
    for (const match of text.matchAll(/,\s|\s(?:with|for|and|to|in|that)\s/gu)) {
      const head = withoutDanglingEnd(text.slice(0, match.index));
      if (countWords(head) >= 2) pieces.push({ order: fact.order, text: head, thing });
    }
  }
  if (!thing) {
    for (const match of text.matchAll(/[,;]\s|\s(?:and|while|so|because)\s/gu)) {
      const head = withoutDanglingEnd(text.slice(0, match.index));
      if (standsAlone(head)) pieces.push({ order: fact.order, text: head, thing });
    }
    const gist = gistOf(fact);
    if (gist !== null) pieces.push({ order: fact.order, text: lowered(gist), thing: true });
  }
  return pieces;
}

function lowered(text: string): string {
  return text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}

function render(start: string, pieces: readonly Piece[]): string {
  const things = pieces.filter(({ thing }) => thing).map(({ text }) => text);
  const said = pieces.filter(({ thing }) => !thing).map(({ text }) => `${capital(text)}.`);
  const opening =
    things.length === 0 ? `${capital(start)}.` : `${capital(start)}: ${joinThings(things)}.`;
  return [opening, ...said].join(' ').replace(/\.\.(?!\.)/gu, '.');
}

function joinThings(things: readonly string[]): string {
  return things.some((thing) => /,| and /u.test(thing)) ? things.join('; ') : joinList(things);
}
