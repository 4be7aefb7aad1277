import { Parser } from 'htmlparser2';
import { Traced } from '../text/traced.ts';

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p ' +
    'pre section table tbody td tfoot th thead tr ul'
  ).split(' '),
);
const INLINE = (
  'a abbr b bdi big center cite code del em font form html body head title meta link i img input ins label mark q ' +
  's small span strike strong sub sup svg path tt u button picture source video audio object embed wbr'
).split(' ');
/** Elements that are removed with their content. */
const DROPPED: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'noscript']);
const HEADING = /^h[1-6]$/u;

/** An angle bracket that starts no element, as in "fits <5 kg". */
const STRAY = new RegExp(
  `<(?!/?(?:${[...BLOCKS, ...INLINE, ...DROPPED].join('|')})(?=[\\s/>])|!--)`,
  'giu',
);
const STAND_IN = '\uE000';
/** Marks a line that is a heading in the markup. */
export const HEADING_MARKER = '\uE001';
/** Marks a line that is a list item in the markup or has a bullet. */
export const ITEM_MARKER = '\uE002';
const PRIVATE = /[\uE000-\uE002]/gu;
/** Control characters, soft hyphens and byte order marks, which exports contain. */
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\uFEFF]/gu;

function markOf(element: string): string {
  if (HEADING.test(element)) return HEADING_MARKER;
  return element === 'li' ? ITEM_MARKER : '';
}

/**
 * A field without markup: elements removed, entities decoded, each block on its own line. Escaped
 * markup is read a second time.
 */
export function readMarkup(raw: string): Traced {
  const source = Traced.of(raw).replace(PRIVATE, ' ').replace(INVISIBLE, '');
  if (!/[<&]/u.test(raw)) return closeNumbers(source);
  const once = source.then(parse(source.text));
  return closeNumbers(/<\/?[a-z]|&[a-z#]/iu.test(once.text) ? once.then(parse(once.text)) : once);
}

/** Removes the space after a decimal or thousands separator: "9. 25\" wide", "2, 000 blocks". */
function closeNumbers(text: Traced): Traced {
  return /\d[.,] \d/u.test(text.text)
    ? text
        .replace(SPACED_SIDE, '.')
        .replace(SPACED_DECIMAL, '.')
        .replace(SPACED_LAST_DECIMAL, '.')
        .replace(SPACED_THOUSAND, ',')
    : text;
}

/** Unlike "for ages 3. 10 cm tall", where a sentence ends. */
const SPACED_DECIMAL =
  /(?<=\d)(?<!\b(?:of|ages?) \d{1,3})\. (?=\d{1,3}(?:["”″x×]| ?-?(?:inch(?:es)?|in|cm|mm|feet|ft|ounces?|oz|pounds?|lbs?)(?!\p{L})|[–-]\d))/giu;
/** "9. 75 x 7. 25", "3 x 7. 75 x 9": a side before another one. */
const SPACED_SIDE =
  /(?<=\d)\. (?=\d{1,2} ?[x×] ?\d{1,3}\. \d)|(?<=\d ?[x×] ?\d{1,3})\. (?=\d{1,2} ?[x×] ?\d)/giu;
/** "9.75 x 7. 75": the last of several sides, without a unit. */
const SPACED_LAST_DECIMAL = /(?<=\d ?[x×] ?\d{1,3})\. (?=\d{1,2} ?(?:\n|$))/giu;
const SPACED_THOUSAND = /(?<=\d), (?=000(?!\d))/gu;

function parse(text: string): Traced {
  const html = text.replace(STRAY, STAND_IN);
  const pieces: { text: string; start: number; end: number }[] = [];
  let dropped = 0;
  const broken = (at: number, mark = '') =>
    pieces.push({ text: `\n${mark}`, start: at, end: at + 1 });
  const parser = new Parser(
    {
      onopentag(name) {
        if (DROPPED.has(name)) {
          dropped += 1;
          pieces.push({ text: ' ', start: parser.startIndex, end: parser.endIndex + 1 });
        }
        if (BLOCKS.has(name)) broken(parser.startIndex, markOf(name));
      },
      ontext(data) {
        if (dropped > 0) return;
        const shown = data.replaceAll(STAND_IN, '<');
        pieces.push({ text: shown, start: parser.startIndex, end: parser.endIndex + 1 });
      },
      onclosetag(name) {
        if (DROPPED.has(name)) dropped = Math.max(0, dropped - 1);
        if (BLOCKS.has(name)) broken(Math.max(0, parser.startIndex));
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return Traced.from(pieces);
}
