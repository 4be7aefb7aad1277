import { decodeHTML, escapeText } from 'entities';
import sanitizeHtml from 'sanitize-html';
import type { FieldFormat } from '../fields.ts';

/** Tags after which a reader sees a new line. */
const BLOCK_END =
  /<\/(?:p|li|ul|ol|h[1-6]|div|blockquote|tr|table|figure|section|pre)\s*>|<br\s*\/?>/gi;

/** What a reader sees of a value: no tags, no comments, no entities. */
export function textForm(raw: string, format: FieldFormat): string {
  if (format === 'text') return raw;
  if (format === 'entities') return decodeHTML(raw);
  const marked = raw.replace(BLOCK_END, (tag) => `${tag}\n`);
  const bare = decodeHTML(sanitizeHtml(marked, { allowedTags: [], allowedAttributes: {} }));
  return bare
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as a store keeps it in a field of that format. */
export function fromText(text: string, format: FieldFormat): string {
  return format === 'text' ? text : escapeText(text);
}

/**
 * HTML of a listing, cleaned of all that a product's text has no use for: it was written by a model,
 * from what strangers wrote.
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
