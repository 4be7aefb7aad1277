import { SMALL_WORDS } from '../text/words.ts';
import type { Said } from './said.ts';
import type { Token } from './tokens.ts';

/** Words of a member; a longer one is a clause of its own. */
const MAX_WORDS = 4;

/**
 * A member of a list that the input does not have, beside others that it has: "skateboarding, BMX
 * and snowboarding". Where the frame of a sentence excuses a word, a list does not.
 */
export function strangeMember(
  tokens: readonly Token[],
  said: Said,
  isWarranted: (token: Token) => boolean,
): string | undefined {
  for (const members of listsOf(tokens)) {
    const known = members.some((member) => member.some(({ stem }) => said.stems.has(stem)));
    if (!known) continue;
    for (const [index, member] of members.entries()) {
      // Where the last member ends is open.
      const head = index === members.length - 1 ? member[0] : member.at(-1);
      if (head === undefined || isWarranted(head) || !isNamed(head, said)) continue;
      return `it says "${head.raw}", which the product data does not say`;
    }
  }
  return undefined;
}

/** Whether a word names a thing or an act, and is neither a bother nor praise. */
function isNamed({ text }: Token, { lexicon }: Said): boolean {
  if (lexicon.isTrouble(text) || lexicon.isOpinion(text)) return false;
  return lexicon.isNoun(text) || text.endsWith('ing');
}

/** The lists of a sentence: for each, the words of meaning of its members. */
function listsOf(tokens: readonly Token[]): Token[][][] {
  const lists: Token[][][] = [];
  let members: Token[][] = [];
  let member: Token[] = [];
  let joined = false;
  const close = () => {
    if (member.length > 0) members.push(member);
    if (joined && members.length > 1) lists.push(members);
    members = [];
    member = [];
    joined = false;
  };
  for (const token of tokens) {
    if (token.text === ',' || JOINERS.has(token.text)) {
      if (JOINERS.has(token.text)) joined = true;
      if (member.length > 0) members.push(member);
      member = [];
    } else if (token.kind === 'word' && SMALL_WORDS.has(token.text) && !ARTICLES.has(token.text)) {
      if (joined) close();
      // What follows is the first member.
      else if (members.length === 0) member = [];
      else close();
    } else if (token.kind === 'mark' && token.text !== '-' && token.text !== '"') close();
    else if (token.kind === 'word' && !ARTICLES.has(token.text)) {
      if (members.length === 0 && member.length >= MAX_WORDS) member.shift();
      if (member.length < MAX_WORDS) member.push(token);
    }
  }
  close();
  return lists;
}

const JOINERS: ReadonlySet<string> = new Set(['and', 'or', '&']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'your', 'its']);
