import { parseHtml } from './canonical-text.ts';
import { MAX_READ } from './text-form.ts';

type Value = string | readonly string[] | undefined;

/**
 * Whether a store may have made `saved` of `sent` on saving it: it shows the same words, and has nothing
 * that `sent` lacks. Stores remove the tags and attributes that they don't allow, and some double
 * backslashes. Whatever someone typed, inserted or moved makes a difference.
 */
export function isSavedForm(sent: Value, saved: Value): boolean {
  if (typeof sent !== 'string' || typeof saved !== 'string') return false;
  const [from, to] = [partsOf(sent), partsOf(saved)];
  if (from === undefined || to === undefined || from.words !== to.words) return false;
  let found = 0;
  for (const piece of from.markup) if (piece === to.markup[found]) found += 1;
  return found === to.markup.length;
}

/** The words of a text, and its markup with the place of each piece among them. */
function partsOf(raw: string): { words: string; markup: readonly string[] } | undefined {
  if (raw.length > MAX_READ) return undefined;
  let words = '';
  const markup: string[] = [];
  const add = (piece: string) => markup.push(`${words.length} ${piece}`);
  const isWhole = parseHtml(raw.trim(), {
    onopentag: (name, attributes) => {
      add(`<${name}>`);
      for (const [key, value] of Object.entries(attributes).sort()) {
        const rules = key === 'style' ? value.split(';').map((rule) => rule.trim()) : [value];
        for (const rule of rules) if (rule !== '' || key !== 'style') add(`${name} ${key}=${rule}`);
      }
    },
    onclosetag: (name) => add(`</${name}>`),
    ontext: (text) => {
      words += text.replaceAll(/\\+/g, '\\');
    },
    oncomment: (comment) => add(`<!--${comment}-->`),
  });
  return isWhole ? { words, markup } : undefined;
}
