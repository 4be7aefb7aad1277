import { SMALL_WORDS, stemOf } from '../text/words.ts';
import type { Lexicon } from './lexicon.ts';
import { isFiniteVerb } from './nouns.ts';
import { roleOf } from './roles.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './units.ts';

/** Maximum words of a list member; a longer one is a separate clause. */
const MAX_WORDS = 4;

/**
 * A member of a list that the input does not have, beside others that it has: "skateboarding, BMX
 * and snowboarding". Where the frame of a sentence excuses a word, a list does not.
 */
export function unsupportedMember(
  tokens: readonly Token[],
  evidence: Evidence,
  isWarranted: (token: Token) => boolean,
): string | undefined {
  for (const { members, joint, end } of listsOf(tokens)) {
    const known = members.some((member) => member.some(({ stem }) => evidence.stems.has(stem)));
    if (!known || joinsClauses(tokens, joint, end, evidence.lexicon)) continue;
    for (const [index, member] of members.entries()) {
      // Where the last member ends is open.
      const head = index === members.length - 1 ? member[0] : member.at(-1);
      const [opening] = member;
      // "Reshape the tip" is not a list member.
      if (opening !== undefined && isVerb(opening, tokens, evidence)) continue;
      if (head === undefined || isWarranted(head) || !isNamed(head, tokens, evidence)) continue;
      return `it says "${head.raw}", which the product data does not say`;
    }
  }
  return undefined;
}

/**
 * Whether "and" joins two clauses and no members: "the cap is wide, and the lid stays shut",
 * "add it to your cart and charge both".
 */
function joinsClauses(
  tokens: readonly Token[],
  joint: number,
  end: number,
  lexicon: Lexicon,
): boolean {
  const start = ARTICLES.has(tokens[joint + 1]?.text ?? '') ? joint + 2 : joint + 1;
  const first = tokens[start];
  if (first === undefined) return false;
  const commas = tokens.slice(0, joint).filter(({ text }) => text === ',').length;
  if (tokens[joint - 1]?.text === ',' && commas === 1) {
    return tokens
      .slice(start + 1, end + 1)
      .some((token) => FINITE.has(token.text) || isFiniteVerb(token, lexicon));
  }
  // An imperative continues with another verb.
  const clause = tokens.slice(0, joint).findLastIndex(({ text }) => text === ',' || text === ':');
  const next = tokens[start + 1];
  return (
    start === joint + 1 &&
    next?.kind === 'word' &&
    lexicon.isBaseVerb(first.text) &&
    roleOf(tokens, start, lexicon) === 'verb' &&
    [clause + 1, 0].some((at) => isRequest(tokens, at, lexicon))
  );
}

function isRequest(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const [verb, object] = [tokens[at], tokens[at + 1]];
  if (verb === undefined || object === undefined || !lexicon.isBaseVerb(verb.text)) return false;
  return SMALL_WORDS.has(object.text) || lexicon.mainPart(verb.text) === 'verb';
}

const FINITE: ReadonlySet<string> = new Set('is are has have can will does do'.split(' '));

function isVerb(token: Token, tokens: readonly Token[], { lexicon }: Evidence): boolean {
  return (
    lexicon.isBaseVerb(token.text) && roleOf(tokens, tokens.indexOf(token), lexicon) === 'verb'
  );
}

/** Whether a word names a thing or an act, and is neither a bother nor praise. */
function isNamed(token: Token, tokens: readonly Token[], { lexicon }: Evidence): boolean {
  const { text } = token;
  if (!text.endsWith('ing') && roleOf(tokens, tokens.indexOf(token), lexicon) !== 'noun')
    return false;
  // "Lighter or heavier" names nothing, and rooms are the reader's.
  if (
    text.endsWith('er') &&
    lexicon.forms(text).some((form) => form !== text && lexicon.isAdjective(form))
  )
    return false;
  if (lexicon.kind(text) === 'place' && lexicon.follows(text).has(ROOM)) return false;
  if (lexicon.isTrouble(text) || lexicon.isOpinion(text)) return false;
  return lexicon.isNoun(text) || text.endsWith('ing');
}

interface List {
  /** The words of meaning of each member. */
  readonly members: readonly (readonly Token[])[];
  /** Where the word before its last member is. */
  readonly joint: number;
  /** Where the token after it is. */
  readonly end: number;
}

/** The lists of a sentence. */
export function listsOf(tokens: readonly Token[]): List[] {
  const lists: List[] = [];
  let members: Token[][] = [];
  let member: Token[] = [];
  let joined = false;
  let joint = 0;
  const close = (end: number) => {
    if (member.length > 0) members.push(member);
    if (joined && members.length > 1) lists.push({ members, joint, end });
    members = [];
    member = [];
    joined = false;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.text === ',' || JOINERS.has(token.text)) {
      if (JOINERS.has(token.text)) {
        joined = true;
        joint = at;
      }
      if (member.length > 0) members.push(member);
      member = [];
    } else if (token.kind === 'word' && SMALL_WORDS.has(token.text) && !ARTICLES.has(token.text)) {
      if (joined) close(at);
      // What follows is the first member.
      else if (members.length === 0) member = [];
      else close(at);
    } else if (token.kind === 'mark' && token.text !== '-' && token.text !== '"') close(at);
    else if (token.kind === 'word' && !ARTICLES.has(token.text) && !isMeasure(token)) {
      if (members.length === 0 && member.length >= MAX_WORDS) member.shift();
      if (member.length < MAX_WORDS) member.push(token);
    }
  }
  close(tokens.length);
  return lists;
}

/** "Inches" of "72 x 24 inches and 6 mm" */
function isMeasure({ text }: Token): boolean {
  return text.length === 1 || unitOf(text) !== undefined;
}

const ROOM = stemOf('room');
const JOINERS: ReadonlySet<string> = new Set(['and', 'or', '&']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'your', 'its']);
