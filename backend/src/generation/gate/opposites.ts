import { SMALL_WORDS, stemOf } from '../text/words.ts';
import { roleOf } from './roles.ts';
import type { Said, Statement } from './said.ts';
import type { Token } from './tokens.ts';

/** Words before a side or a place: "on the right". */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'its', 'a', 'an']);

const DIMENSIONS: ReadonlySet<string> = new Set('thick thin long tall'.split(' '));
/** A thing is on one side or another. */
const SIDES: ReadonlySet<string> = new Set(
  'front rear back left right top bottom side'.split(' ').map(stemOf),
);

/** A word whose opposite the input says of the same thing: "right" where it says "left". */
export function opposite(tokens: readonly Token[], said: Said): string | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || SMALL_WORDS.has(token.text) || !describesHere(tokens, at))
      continue;
    // "2 mm thick" says nothing of whether it is thick or thin.
    if (DIMENSIONS.has(token.text)) continue;
    // "In the dark"
    const noun = roleOf(tokens, at, said.lexicon) === 'noun';
    if (noun && !SIDES.has(token.stem)) continue;
    const opposites = SIDES.has(token.stem) ? SIDES : said.lexicon.opposites(token.text);
    // "A small board and a large board"
    const both = opposites !== SIDES && tokens.some(({ stem }) => opposites.has(stem));
    if (opposites.size === 0 || both) continue;
    const next = tokens[at + 1]?.stem ?? '';
    const against = said.stems.has(token.stem)
      ? isSaidBefore(opposites, next, said) && !isSaidBefore(new Set([token.stem]), next, said)
      : said.statements.some(
          (one) =>
            [...opposites].some((stem) => one.stems.has(stem)) && sharesNoun(tokens, one, said),
        );
    if (against) return `it says "${token.raw}", and the product data says the opposite`;
  }
  return undefined;
}

/** Whether the input has one of some words right before a noun: "low flex". */
function isSaidBefore(words: ReadonlySet<string>, noun: string, { statements }: Said): boolean {
  return statements.some(({ tokens }) =>
    tokens.some(({ stem }, at) => stem === noun && words.has(tokens[at - 1]?.stem ?? '')),
  );
}

/** Before a noun, or at the end of a phrase behind an article. */
function describesHere(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (after?.kind === 'word' && !SMALL_WORDS.has(after.text)) return true;
  return ARTICLES.has(before?.text ?? '');
}

function sharesNoun(tokens: readonly Token[], statement: Statement, said: Said): boolean {
  return tokens.some(
    ({ kind, text, stem }) =>
      kind === 'word' &&
      !SMALL_WORDS.has(text) &&
      !said.name.has(stem) &&
      statement.stems.has(stem) &&
      (said.lexicon.isNoun(text) || said.lexicon.mainPart(text) === undefined),
  );
}
