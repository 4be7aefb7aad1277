/** Elements that a description in plain text can hold; others would be lost. */
const KNOWN = new Set(['P', 'UL', 'LI', 'H2', 'BR']);

/**
 * A description as text without tags: paragraphs apart by an empty line, `## ` before a heading and
 * `- ` before an item. Undefined if it would not be the same description again.
 */
export function htmlToPlain(html: string): string | undefined {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const elements = Array.from(body.querySelectorAll('*'));
  if (elements.some(({ tagName, attributes }) => !KNOWN.has(tagName) || attributes.length > 0)) {
    return undefined;
  }
  const hasBlocks = elements.some(({ tagName }) => tagName !== 'BR');
  const plain = hasBlocks ? blocksOf(body) : linesOf(body);
  if (plain === undefined) return undefined;
  return plainToHtml(plain, hasBlocks ? 'blocks' : 'breaks') === normalized(html)
    ? plain
    : undefined;
}

/** The markup of such a text. */
export function plainToHtml(plain: string, form: 'blocks' | 'breaks'): string {
  const lines = plain.split('\n').map((line) => line.trim());
  if (form === 'breaks') {
    const last = lines.findLastIndex((line) => line !== '');
    return lines
      .slice(0, last + 1)
      .map(escape)
      .join('<br>');
  }
  const html: string[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (paragraph.length > 0) html.push(`<p>${paragraph.join('<br>')}</p>`);
    if (items.length > 0) html.push(`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`);
    paragraph = [];
    items = [];
  };
  for (const line of lines) {
    const [, mark] = /^(##|[-*•]) /.exec(line) ?? [];
    const text = line.slice((mark ?? '').length).trim();
    if (mark === undefined) {
      if (items.length > 0 || line === '') close();
      if (line !== '') paragraph.push(escape(line));
    } else if (mark === '##') {
      close();
      html.push(`<h2>${escape(text)}</h2>`);
    } else {
      if (paragraph.length > 0) close();
      items.push(escape(text));
    }
  }
  close();
  return html.join('');
}

function blocksOf(body: HTMLElement): string | undefined {
  const parts: string[] = [];
  for (const node of Array.from(body.childNodes)) {
    if (!(node instanceof Element)) {
      if ((node.nodeValue ?? '').trim() !== '') return undefined;
      continue;
    }
    if (node.tagName === 'UL') {
      parts.push(Array.from(node.children, (item) => `- ${item.textContent}`).join('\n'));
    } else if (node.tagName === 'H2') parts.push(`## ${node.textContent}`);
    else parts.push(linesOf(node));
  }
  return parts.join('\n\n');
}

function linesOf(node: Element): string {
  return Array.from(node.childNodes, (child) =>
    child instanceof Element ? '\n' : (child.nodeValue ?? ''),
  ).join('');
}

/** The markup as a browser would write it, so that only its content is compared. */
function normalized(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.innerHTML.replaceAll('&nbsp;', '\u00a0').replaceAll(/>\s+</g, '><').trim();
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
