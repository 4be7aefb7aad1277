import { STOP_WORDS } from '../text/words.ts';
import type { Token } from './tokens.ts';
import { unitOf } from './measurement-units.ts';

/** Maximum words of a list item; a longer one is a separate clause. */
const MAX_ITEM_WORDS = 4;

interface List {
  /** The content words of each item. */
  readonly items: readonly (readonly Token[])[];
  /** The position of the conjunction before the last item. */
  readonly conjunction: number;
  /** The position after the list. */
  readonly end: number;
}

/** The lists of a sentence. */
export function splitLists(tokens: readonly Token[]): List[] {
  const lists: List[] = [];
  let items: Token[][] = [];
  let item: Token[] = [];
  let hasConjunction = false;
  let conjunction = 0;
  const close = (end: number) => {
    if (item.length > 0) items.push(item);
    if (hasConjunction && items.length > 1) lists.push({ items, conjunction, end });
    items = [];
    item = [];
    hasConjunction = false;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.text === ',' || CONJUNCTIONS.has(token.text)) {
      if (CONJUNCTIONS.has(token.text)) {
        hasConjunction = true;
        conjunction = at;
      }
      if (item.length > 0) items.push(item);
      item = [];
    } else if (token.kind === 'word' && STOP_WORDS.has(token.text) && !ARTICLES.has(token.text)) {
      if (hasConjunction) close(at);
      // The first item starts after a function word.
      else if (items.length === 0) item = [];
      else close(at);
    } else if (token.kind === 'punctuation' && token.text !== '-' && token.text !== '"') close(at);
    else if (token.kind === 'word' && !ARTICLES.has(token.text) && !isMeasure(token)) {
      if (items.length === 0 && item.length >= MAX_ITEM_WORDS) item.shift();
      if (item.length < MAX_ITEM_WORDS) item.push(token);
    }
  }
  close(tokens.length);
  return lists;
}

/** Whether a word is a unit or a single letter: "inches" in "72 x 24 inches and 6 mm". */
function isMeasure({ text }: Token): boolean {
  return text.length === 1 || unitOf(text) !== undefined;
}

const CONJUNCTIONS: ReadonlySet<string> = new Set(['and', 'or', '&']);
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'your', 'its']);
