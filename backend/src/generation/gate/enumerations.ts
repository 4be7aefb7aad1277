import { STOP_WORDS } from '../text/words.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';

/** Maximum words of a list member; a longer one is a separate clause. */
const MAX_WORDS = 4;

interface List {
  /** The words of meaning of each member. */
  readonly members: readonly (readonly Token[])[];
  /** Where the word before its last member is. */
  readonly conjunction: number;
  /** Where the token after it is. */
  readonly end: number;
}

/** The lists of a sentence. */
export function splitLists(tokens: readonly Token[]): List[] {
  const lists: List[] = [];
  let members: Token[][] = [];
  let member: Token[] = [];
  let joined = false;
  let conjunction = 0;
  const close = (end: number) => {
    if (member.length > 0) members.push(member);
    if (joined && members.length > 1) lists.push({ members, conjunction, end });
    members = [];
    member = [];
    joined = false;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.text === ',' || JOINERS.has(token.text)) {
      if (JOINERS.has(token.text)) {
        joined = true;
        conjunction = at;
      }
      if (member.length > 0) members.push(member);
      member = [];
    } else if (token.kind === 'word' && STOP_WORDS.has(token.text) && !ARTICLES.has(token.text)) {
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

const JOINERS: ReadonlySet<string> = new Set(['and', 'or', '&']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'your', 'its']);
