import { Traced } from '../text/traced.ts';
import { ITEM_MARKER, readMarkup } from './markup.ts';

/** A string of a list, in the quotation marks of JSON or of Python. */
const STRING = /"(?:[^"\\]|\\.){0,2000}"|'(?:[^'\\]|\\.){0,2000}'/gu;
/** What may stand between the strings of a list. */
const SEPARATORS = /^[\s,[\]]*$/u;
const ESCAPED = /\\(?:u([0-9a-f]{4})|(.))/giu;
const CONTROL_ESCAPES = /[bfnrt]/u;

/**
 * Reads a list of strings that an export wrote as JSON, '["5 V supply", "0\u00b0C to 50\u00b0C"]', as the items that it
 * contains. Other texts stay as they are.
 */
export function readJsonList(source: Traced): Traced {
  const text = source.text;
  if (!/^\s*\[\s*["']/u.test(text) || !text.trimEnd().endsWith(']')) return source;
  const pieces: { text: string; start: number; end: number }[] = [];
  let between = '';
  let last = 0;
  for (const { 0: quoted, index } of text.matchAll(STRING)) {
    between += text.slice(last, index);
    last = index + quoted.length;
    pieces.push(
      { text: `\n${ITEM_MARKER}`, start: index, end: index + 1 },
      { text: plainText(quoted.slice(1, -1)), start: index + 1, end: last - 1 },
    );
  }
  between += text.slice(last);
  return SEPARATORS.test(between) ? source.then(Traced.from(pieces)) : source;
}

/** An item without its escapes, and without the markup that they hid: "\u003cb\u003eOak\u003c/b\u003e". */
function plainText(text: string): string {
  const decoded = unescaped(text);
  return decoded === text ? text : readMarkup(decoded).text.trim();
}

/** Half of a pair, such as "\ud83d" alone, becomes U+FFFD, because Postgres refuses it. */
function unescaped(text: string): string {
  return text
    .replace(ESCAPED, (_, code: string | undefined, character: string = '') =>
      code === undefined
        ? CONTROL_ESCAPES.test(character)
          ? ' '
          : character
        : String.fromCharCode(Number.parseInt(code, 16)),
    )
    .toWellFormed();
}
