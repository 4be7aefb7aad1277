import { decodeHTML } from 'entities';
import { Tokenizer } from 'htmlparser2';

const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Elements that are removed with their content. */
const HIDDEN = new Set(['script', 'style', 'template', 'iframe']);

/** Elements that start a new line. */
const BLOCKS = new Set('p div br li ul ol h1 h2 h3 h4 h5 h6 tr table'.split(' '));

/**
 * Removes markup: tags (scripts and styles with their content), entities decoded, whitespace
 * collapsed. Keeps line breaks if `lines` is set. Takes linear time for any text.
 */
export function plainText(text: string, lines = false): string {
  let plain = text.replace(INVISIBLE, '');
  const hasEntities = plain.includes('&');
  if (hasEntities || plain.includes('<')) plain = visibleText(plain, true);
  // Markup may have been written as entities.
  if (hasEntities && plain.includes('<')) plain = visibleText(plain, false);
  plain = plain.replace(/[<>](?=[a-z/!])/giu, ' ');
  plain = lines
    ? plain.replace(/[^\S\n]+/gu, ' ').replace(/ ?\n[\n ]*/gu, '\n')
    : plain.replace(/\s+/gu, ' ');
  return plain.trim();
}

/** The visible text of markup. The tokenizer reads each character once and builds no tree. */
function visibleText(html: string, decodeEntities: boolean): string {
  const parts: string[] = [];
  /** The element whose content is being skipped. */
  let hidden: string | undefined;
  /** The tag being read: its name and position. */
  let tag: { readonly name: string; readonly at: number } | undefined;
  const add = (text: string) => {
    if (hidden === undefined) parts.push(text);
  };
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const separate = (name: string) => add(BLOCKS.has(name) ? '\n' : ' ');
  const endTag = () => {
    if (tag !== undefined && HIDDEN.has(tag.name)) hidden ??= tag.name;
    tag = undefined;
  };
  /** A tag that is never closed is text: "sizes <xl". */
  const keepUnclosed = (start: number) => {
    const rest = html.slice(start).replaceAll('<', ' ');
    add(decodeEntities ? decodeHTML(rest) : rest);
  };
  const leaveOut = (start: number) => {
    add(' ');
    if (!html.includes('>', start)) keepUnclosed(start);
  };
  const tokenizer = new Tokenizer(
    { decodeEntities },
    {
      ontext: (start, end) => {
        // The start is negative after an unclosed closing tag, whose text is added elsewhere.
        if (start >= 0) add(html.slice(start, end));
      },
      ontextentity: (codePoint) => add(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        tag = { name: nameAt(start, end), at: start };
        separate(tag.name);
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: (start, end) => {
        const name = nameAt(start, end);
        if (hidden === name) hidden = undefined;
        separate(name);
        if (!html.includes('>', start)) keepUnclosed(start);
      },
      oncomment: (start) => {
        if (html.startsWith('--', start - 2)) add(' ');
        else leaveOut(start);
      },
      ondeclaration: leaveOut,
      onprocessinginstruction: leaveOut,
      oncdata: leaveOut,
      onattribname: () => undefined,
      onattribdata: () => undefined,
      onattribentity: () => undefined,
      onattribend: () => undefined,
      onend: () => {
        if (tag !== undefined) keepUnclosed(tag.at);
      },
    },
  );
  // The tokenizer reports a tag name at the end of the text only if something follows it.
  tokenizer.write(`${html} `);
  tokenizer.end();
  return parts.join('');
}
