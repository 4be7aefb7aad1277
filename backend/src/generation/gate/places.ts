import { SMALL_WORDS } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { isPart } from './nouns.ts';
import { isBoundary, type Token } from './tokens.ts';
import { isPlain } from './word-classes.ts';

/** Words between a thing and the part that it is on: "foil on the front cover". */
const ON: ReadonlySet<string> = new Set(
  'on in inside around under at above below behind'.split(' '),
);
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'its', 'each', 'both']);
/** Words of a phrase in front of the place. */
const REACH = 3;

interface Placed {
  readonly thing: Token;
  readonly places: readonly Token[];
}

/** The things of a statement that are on another, with the words for where. */
export function placedBy(tokens: readonly Token[], lexicon: Lexicon): Placed[] {
  return tokens.flatMap(({ text }, at) => {
    if (!ON.has(text)) return [];
    const places = phraseBehind(tokens, at).filter(({ text: word }) => lexicon.isNoun(word));
    const things = tokens
      .slice(Math.max(0, at - REACH), at)
      .filter(
        (one) => one.kind === 'word' && !SMALL_WORDS.has(one.text) && isThingOnPart(one, lexicon),
      );
    return places.length === 0 ? [] : things.map((thing) => ({ thing, places }));
  });
}

function isThingOnPart(token: Token, lexicon: Lexicon): boolean {
  return !isPlain(token) && lexicon.kind(token.text) !== 'place' && isPart(token, lexicon);
}

function phraseBehind(tokens: readonly Token[], at: number): Token[] {
  const found: Token[] = [];
  for (const token of tokens.slice(at + 1)) {
    if (ARTICLES.has(token.text) && found.length === 0) continue;
    if (token.text === '-') continue;
    if (token.kind !== 'word' || isBoundary(token) || SMALL_WORDS.has(token.text)) break;
    found.push(token);
  }
  return found;
}
