/**
 * What WordPress does to a text before saving it: only known tags and attributes remain, and every
 * `&` that begins no entity becomes `&amp;`. The text inside a removed tag remains.
 */
export function cleanHtml(text: string): string {
  let cleaned = '';
  let at = 0;
  // A comment, a tag, a `<` that never closes, or a lone `>`.
  for (const match of text.matchAll(/<!--[\s\S]*?-->|<[^>]*>|<|>/g)) {
    cleaned += normalizeEntities(text.slice(at, match.index)) + cleanMarkup(match[0]);
    at = match.index + match[0].length;
  }
  return cleaned + normalizeEntities(text.slice(at));
}

/** Removes one level of backslashes, as `wp_unslash` does on every save. */
export function unslash(text: string): string {
  return text.replace(/\\([\s\S]?)/g, '$1');
}

const COMMON = ['class', 'id', 'style', 'title', 'role', 'dir', 'lang', 'align'];

/** Allowed tags, with the attributes allowed on each besides the common ones. */
const TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'rel', 'rev', 'name', 'target', 'download']],
  ['img', ['alt', 'src', 'srcset', 'sizes', 'width', 'height', 'loading']],
  ['td', ['colspan', 'rowspan', 'headers', 'scope', 'width', 'height']],
  ['th', ['colspan', 'rowspan', 'headers', 'scope', 'width', 'height']],
  ['ol', ['start', 'type', 'reversed']],
  ['li', ['value']],
  ['table', ['border', 'cellpadding', 'cellspacing', 'summary', 'width']],
  ['video', ['controls', 'height', 'width', 'loop', 'muted', 'poster', 'preload', 'src']],
  ['audio', ['controls', 'loop', 'muted', 'preload', 'src']],
  ['blockquote', ['cite']],
  ['details', ['open']],
  ...(
    'abbr address article aside b big br caption cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd main mark nav p pre q s samp ' +
    'section small span strike strong sub summary sup tbody tfoot thead tr tt u ul var'
  )
    .split(' ')
    .map((name): [string, string[]] => [name, []]),
]);

function cleanMarkup(markup: string): string {
  if (markup === '<') return '&lt;';
  if (markup === '>') return '&gt;';
  if (markup.startsWith('<!--')) return markup;
  const tag = /^<\s*(\/?)\s*([a-zA-Z][a-zA-Z0-9]*)([\s\S]*?)(\/?)>$/.exec(markup);
  if (tag === null) return normalizeEntities(markup.replace('<', '&lt;').replace(/>$/, '&gt;'));
  const [, closing = '', name = '', attributes = '', selfClosing = ''] = tag;
  const allowed = TAGS.get(name.toLowerCase());
  if (allowed === undefined) return '';
  if (closing !== '') return `</${name}>`;
  return `<${name}${cleanAttributes(attributes, allowed)}${selfClosing === '' ? '' : ' /'}>`;
}

function cleanAttributes(text: string, allowed: readonly string[]): string {
  let cleaned = '';
  for (const match of text.matchAll(/([a-zA-Z][\w:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?/g)) {
    const [, name = '', quoted] = match;
    const lower = name.toLowerCase();
    const passes =
      COMMON.includes(lower) || allowed.includes(lower) || /^(aria|data)-[\w-]+$/.test(lower);
    if (!passes) continue;
    if (quoted === undefined) {
      cleaned += ` ${name}`;
      continue;
    }
    const quote = quoted.startsWith("'") ? "'" : '"';
    const value = quoted.replace(/^["']|["']$/g, '');
    // A URL with another protocol loses the protocol.
    const safe = ['href', 'src', 'cite', 'poster'].includes(lower)
      ? value.replace(/^\s*(javascript|data|vbscript)\s*:/i, '')
      : value;
    cleaned += ` ${name}=${quote}${normalizeEntities(safe)}${quote}`;
  }
  return cleaned;
}

function normalizeEntities(text: string): string {
  return text.replace(
    /&(?!(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#\d{1,7}|#[xX][0-9a-fA-F]{1,6});)/g,
    '&amp;',
  );
}
