import type { Token } from './tokens.ts';

/** What a reader does by hand, though the word can claim something: "tighten the knob". */
const ACTS_OF_HAND: ReadonlySet<string> = new Set(
  'tighten lock charge answer plant paint print polish line track stream seal smooth secure sharpen coat free'.split(
    ' ',
  ),
);
const BEFORE_ACTS: ReadonlySet<string> = new Set('and then , . ; : to just simply'.split(' '));
const BEHIND_ACTS: ReadonlySet<string> = new Set(
  'the a an it them this these its up on onto in over'.split(' '),
);

export function isActOfHand(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || !ACTS_OF_HAND.has(token.text)) return false;
  if (before !== undefined && !BEFORE_ACTS.has(before.text)) return false;
  if (token.text === 'free' && after?.text === 'your') return true;
  return after?.kind === 'number' || BEHIND_ACTS.has(after?.text ?? '');
}
