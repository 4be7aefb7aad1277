import { Parser } from 'htmlparser2';
import type { DocsPage } from './layout.ts';

/** A part of a page, from one heading to the next. */
interface Part {
  readonly page: string;
  readonly heading: string;
  readonly url: string;
  /** Its paragraphs, list items, table cells and so on, in order. */
  readonly blocks: readonly string[];
}

export interface SearchResult extends Pick<Part, 'page' | 'heading' | 'url'> {
  /** The text around the first match in the block that contains most of the words. */
  readonly excerpt: string;
}

const MAX_RESULTS = 20;
const MAX_WORDS = 8;
/** Characters of an excerpt before the word, and in all. */
const BEFORE = 40;
const EXCERPT = 160;

/** Words of a question that say nothing about what is searched for. */
const QUESTION_WORDS: ReadonlySet<string> = new Set(
  'a an and are as at be by can do does for from how i if in is it me my of on or our should that the there this to we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Elements within a line of text; all others begin a new block. */
const INLINE: ReadonlySet<string> = new Set('a abbr b code em i kbd small span strong'.split(' '));

/** @returns a search of the pages: every word must match, at least in part */
export function searchOf(pages: readonly DocsPage[]): (query: string) => readonly SearchResult[] {
  const parts = pages.flatMap(partsOf);
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    return parts
      .map((part) => ({ part, score: scoreOf(part, words) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ part: { page, heading, url, blocks } }) => ({
        ...{ page, heading, url },
        excerpt: excerptOf(blocks, words),
      }));
  };
}

/** What a query looks for; all of it if it has only words of a question. */
function wordsOf(query: string): readonly string[] {
  const all = query
    .toLowerCase()
    .split(/[\s?!,]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !QUESTION_WORDS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
}

/** Words in the heading count more. */
function scoreOf({ page, heading, blocks }: Part, words: readonly string[]): number {
  const title = `${page} ${heading}`.toLowerCase();
  const body = blocks.join('\n').toLowerCase();
  let score = 0;
  for (const word of words) {
    const found = (title.includes(word) ? 10 : 0) + (body.includes(word) ? 1 : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function excerptOf(blocks: readonly string[], words: readonly string[]): string {
  const counts = blocks.map((block) => countIn(block.toLowerCase(), words));
  const block = blocks[counts.indexOf(Math.max(...counts))] ?? '';
  const lower = block.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const start = startOfWord(block, Math.min(...found, block.length) - BEFORE);
  const from = found.length === 0 || block.length <= EXCERPT ? 0 : start;
  const shown = block.slice(from, from + EXCERPT);
  return `${from > 0 ? '…' : ''}${shown.trim()}${from + EXCERPT < block.length ? '…' : ''}`;
}

function countIn(text: string, words: readonly string[]): number {
  return words.filter((word) => text.includes(word)).length;
}

/** The start of the first whole word from a position on. */
function startOfWord(text: string, position: number): number {
  if (position <= 0) return 0;
  return text.indexOf(' ', position) + 1;
}

/** A page in parts: each begins at a heading; one without an id belongs to the part before it. */
function partsOf({ title, path, body }: DocsPage): Part[] {
  const parts: { heading: string; url: string; blocks: string[] }[] = [
    { heading: title, url: path, blocks: [] },
  ];
  let inHeading = false;
  let inControls = 0;
  const startBlock = (name: string) => {
    if (!INLINE.has(name)) parts.at(-1)?.blocks.push('');
  };
  const parser = new Parser({
    onopentag: (name, { id }) => {
      startBlock(name);
      if (name === 'form') inControls++;
      if (!/^h[234]$/.test(name) || id === undefined) return;
      parts.push({ heading: '', url: `${path}#${id}`, blocks: [''] });
      inHeading = true;
    },
    ontext: (text) => {
      const part = parts.at(-1);
      if (part === undefined || inControls > 0) return;
      if (inHeading) part.heading += text;
      else part.blocks.push(`${part.blocks.pop() ?? ''}${text}`);
    },
    onclosetag: (name) => {
      startBlock(name);
      if (name === 'form') inControls--;
      if (/^h[234]$/.test(name)) inHeading = false;
    },
  });
  parser.end(body.toString());
  return parts.map(({ heading, url, blocks }) => ({
    page: title,
    heading: heading.trim(),
    url,
    blocks: blocks.map((block) => block.replace(/\s+/g, ' ').trim()).filter(Boolean),
  }));
}
