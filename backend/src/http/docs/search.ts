import { Parser } from 'htmlparser2';
import type { DocsPage } from './layout.ts';

/** A part of a page, from one heading to the next. */
interface Part {
  readonly page: string;
  readonly heading: string;
  readonly url: string;
  readonly text: string;
}

export interface SearchResult extends Pick<Part, 'page' | 'heading' | 'url'> {
  /** The text around the first word that was found. */
  readonly excerpt: string;
}

const MAX_RESULTS = 20;
const MAX_WORDS = 8;
/** Characters of an excerpt before the word, and in all. */
const BEFORE = 40;
const EXCERPT = 160;

/** @returns a search of the pages: every word must match, at least in part */
export function searchOf(pages: readonly DocsPage[]): (query: string) => readonly SearchResult[] {
  const parts = pages.flatMap(partsOf);
  return (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    return parts
      .map((part) => ({ part, score: scoreOf(part, words) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, MAX_RESULTS)
      .map(({ part: { page, heading, url, text } }) => ({
        ...{ page, heading, url },
        excerpt: excerptOf(text, words),
      }));
  };
}

/** Words in the heading count more. */
function scoreOf({ page, heading, text }: Part, words: readonly string[]): number {
  const title = `${page} ${heading}`.toLowerCase();
  const body = text.toLowerCase();
  let score = 0;
  for (const word of words) {
    const found = (title.includes(word) ? 10 : 0) + (body.includes(word) ? 1 : 0);
    if (found === 0) return 0;
    score += found;
  }
  return score;
}

function excerptOf(text: string, words: readonly string[]): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...found, lower.length) - BEFORE);
  const shown = text.slice(found.length === 0 ? 0 : start).slice(0, EXCERPT);
  return `${found.length > 0 && start > 0 ? '…' : ''}${shown.trim()}${text.length > EXCERPT ? '…' : ''}`;
}

/** A page in parts: each begins at a heading; one without an id belongs to the part before it. */
function partsOf({ title, path, body }: DocsPage): Part[] {
  const parts: { heading: string; url: string; text: string }[] = [
    { heading: title, url: path, text: '' },
  ];
  let inHeading = false;
  let inControls = 0;
  const parser = new Parser({
    onopentag: (name, { id }) => {
      if (name === 'form') inControls++;
      if (!/^h[234]$/.test(name) || id === undefined) return;
      parts.push({ heading: '', url: `${path}#${id}`, text: '' });
      inHeading = true;
    },
    ontext: (text) => {
      const part = parts.at(-1);
      if (part === undefined || inControls > 0) return;
      if (inHeading) part.heading += text;
      else part.text += text;
    },
    onclosetag: (name) => {
      if (name === 'form') inControls--;
      if (/^h[234]$/.test(name)) inHeading = false;
    },
  });
  parser.end(body.toString());
  return parts.map((part) => ({
    page: title,
    heading: part.heading.trim(),
    url: part.url,
    text: part.text.replace(/\s+/g, ' ').trim(),
  }));
}
