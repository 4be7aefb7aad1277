import { TimeSlicer } from '@wareword/event-loop';

/** How WordPress would alter a text when saving it. */
export interface Alteration {
  /** Whether a reader of the page would notice. */
  readonly visible: boolean;
  /** A sentence for the store's owner. */
  readonly reason: string;
}

const COMMON = 'class id style title role dir lang align'.split(' ');

/** Tags that WordPress keeps, with the attributes that each may have besides the common ones. */
const TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...(
    'abbr address article aside b big blockquote br caption cite code dd del details div dl dt em ' +
    'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li main mark nav ol p pre q s ' +
    'samp section small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var'
  )
    .split(' ')
    .map((name): [string, string[]] => [name, []]),
  ['a', ['href', 'rel', 'name', 'target']],
  ['img', ['alt', 'src', 'srcset', 'sizes', 'width', 'height', 'loading']],
  ['td', ['colspan', 'rowspan', 'scope', 'width', 'height']],
  ['th', ['colspan', 'rowspan', 'scope', 'width', 'height']],
  ['ol', ['start', 'type', 'reversed']],
]);

const LOST: Alteration = {
  visible: true,
  reason:
    'It contains parts, such as an embedded video, a script or a form, that WooCommerce removes when an app saves the text.',
};
const REENCODED: Alteration = {
  visible: false,
  reason:
    'WooCommerce encodes some characters differently when an app saves the text ("&amp;" for "&", " />" for "/>"). It looks the same on the page.',
};

/** Longest text that is scanned; an owner can edit as much. */
export const MAX_SCANNED = 200_000;
/** Pieces checked between two time checks. */
const PIECES_PER_SLICE = 500;

const NOT_SCANNED: Alteration = {
  visible: true,
  reason: 'It is too long to check whether WooCommerce keeps all of it when an app saves the text.',
};

/** A name with leading or trailing spaces, which no page shows. */
export const TRIMMED: Alteration = {
  visible: false,
  reason: 'WooCommerce trims the spaces around it. It looks the same on the page.',
};

/**
 * Whether WordPress's sanitizer would alter a text that an app sends, and how. It is the strictest
 * reading, so a text that passes here is saved byte for byte; undefined for such a text. For
 * backslashes see `updateBody`.
 */
export async function alterationOf(text: string): Promise<Alteration | undefined> {
  if (text.length > MAX_SCANNED) return NOT_SCANNED;
  const slices = new TimeSlicer();
  let found: Alteration | undefined;
  let checkedCount = 0;
  for (const { markup, content } of pieces(text)) {
    checkedCount += 1;
    if (checkedCount % PIECES_PER_SLICE === 0) await slices.yieldIfDue();
    const alteration = markup ? markupAlteration(content) : textAlteration(content);
    if (alteration?.visible === true) return alteration;
    found ??= alteration;
  }
  return found;
}

/**
 * Tags, comments and the text between them. A scan instead of a regular expression, so it takes
 * linear time.
 */
function* pieces(text: string): Generator<{ markup: boolean; content: string }> {
  let at = 0;
  while (at < text.length) {
    const opening = text.indexOf('<', at);
    const end = opening === -1 ? -1 : endOfMarkup(text, opening);
    if (end === -1) {
      yield { markup: false, content: text.slice(at) };
      return;
    }
    if (opening > at) yield { markup: false, content: text.slice(at, opening) };
    yield { markup: true, content: text.slice(opening, end) };
    at = end;
  }
}

function endOfMarkup(text: string, opening: number): number {
  const mark = text.startsWith('<!--', opening) ? '-->' : '>';
  const found = text.indexOf(mark, opening);
  return found === -1 ? -1 : found + mark.length;
}

function markupAlteration(markup: string): Alteration | undefined {
  return markup.startsWith('<!--') ? commentAlteration(markup) : tagAlteration(markup);
}

/** Alterations of text outside tags. */
function textAlteration(text: string): Alteration | undefined {
  const entities = text.replace(/&(?:[a-zA-Z][a-zA-Z0-9]{1,31}|#[1-9]\d{2,6}|#0\d{2});/g, '');
  return /[&<>\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(entities) ? REENCODED : undefined;
}

/** Blocks are stored in comments, and markup inside a comment is sanitized too. */
function commentAlteration(comment: string): Alteration | undefined {
  const inside = comment.slice('<!--'.length, -'-->'.length);
  return inside.includes('--') || inside.endsWith('-') || textAlteration(inside) !== undefined
    ? {
        ...LOST,
        reason: 'It contains block settings that WooCommerce corrupts when an app saves them.',
      }
    : undefined;
}

function tagAlteration(markup: string): Alteration | undefined {
  const tag = /^<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s[\s\S]*?)??)( ?\/)?>$/.exec(markup);
  if (tag === null) return LOST;
  const [, closing = '', name = '', attributes = '', slash = ''] = tag;
  const allowed = TAGS.get(name.toLowerCase());
  if (allowed === undefined) return LOST;
  if (closing !== '') return attributes === '' && slash === '' ? undefined : REENCODED;
  let respelled = slash !== '' && slash !== ' /';
  let rest = '';
  let at = 0;
  for (const match of attributes.matchAll(
    /\s([a-zA-Z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|[^\s"']+))?/g,
  )) {
    rest += attributes.slice(at, match.index);
    at = match.index + match[0].length;
    const [whole, written = '', double, single] = match;
    const attribute = written.toLowerCase();
    if (!isAllowed(attribute, allowed)) return LOST;
    const value = double ?? single;
    if (value === undefined || !/^ [\w-]+=["']/.test(whole)) respelled = true;
    if (value !== undefined && isAddress(attribute) && !isPlainAddress(value)) return LOST;
    if (value !== undefined && attribute === 'style' && !isPlainStyle(value)) respelled = true;
    if (textAlteration(value ?? '') !== undefined) respelled = true;
  }
  rest += attributes.slice(at);
  return respelled || rest !== '' ? REENCODED : undefined;
}

function isAllowed(attribute: string, allowed: readonly string[]): boolean {
  return (
    COMMON.includes(attribute) || allowed.includes(attribute) || /^(?:aria|data)-/.test(attribute)
  );
}

function isAddress(attribute: string): boolean {
  return attribute === 'href' || attribute === 'src';
}

/** Relative, or with a scheme that every WordPress allows. */
function isPlainAddress(value: string): boolean {
  return /^(?:https?:|mailto:|tel:|[^:]*$|[/#?])/i.test(value);
}

/** WordPress rewrites styles: without spaces around colons or a trailing semicolon. */
function isPlainStyle(value: string): boolean {
  return /^[a-z-]+:[\w#%., -]*[\w%](?:;[a-z-]+:[\w#%., -]*[\w%])*$/i.test(value);
}
