import { decodeHTML, escapeText } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { FieldFormat } from '../fields.ts';
import { tokenizeHtml } from './tokenize-html.ts';

/** Block elements, which end a line. */
const BLOCKS = new Set(
  'p li ul ol h1 h2 h3 h4 h5 h6 div blockquote tr table figure section pre'.split(' '),
);

/** Elements whose content is not visible text. */
const HIDDEN = new Set(['script', 'style', 'textarea', 'option']);

/** Maximum characters read; stores can have texts of any length. */
export const MAX_READ = 50_000;

/**
 * The visible text of a value (at most its first 50,000 characters), without tags, comments and
 * entities.
 */
export function textForm(value: string, format: FieldFormat): string {
  const raw = value.slice(0, MAX_READ);
  if (format === 'text') return raw;
  if (format === 'entities') return decodeHTML(raw);
  return visibleText(raw)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text without tags and comments. */
function visibleText(html: string): string {
  const parts: string[] = [];
  let name = '';
  let hidden = false;
  const add = (text: string) => {
    if (!hidden) parts.push(text);
  };
  const endTag = () => {
    if (HIDDEN.has(name)) hidden = true;
    else if (name === 'br') add('\n');
  };
  tokenizeHtml(html, {
    text: add,
    onopentagname: (start, end) => {
      name = html.slice(start, end).toLowerCase();
    },
    onopentagend: endTag,
    onselfclosingtag: endTag,
    onclosetag: (start, end) => {
      hidden = false;
      if (BLOCKS.has(html.slice(start, end).toLowerCase())) add('\n');
    },
  });
  return parts.join('');
}

/** Encodes plain text in the format of a field. */
export function fromText(text: string, format: FieldFormat): string {
  return format === 'text' ? text : escapeText(text);
}

/**
 * Sanitizes the HTML of a listing, which is untrusted: it may come from a model and from user
 * input.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u'],
      ...['h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {},
  });
}
