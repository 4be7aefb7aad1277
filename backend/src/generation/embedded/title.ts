import { contentStems, foldWord, wordsOf } from '../text/words.ts';
import { withoutDanglingEnd } from '../text/plain.ts';
import { capital } from './read/calm.ts';
import type { Fact } from './read/facts.ts';
import { isSentenceCase } from './read/name.ts';
import type { Product } from './read/product.ts';
import { valueText } from './write/phrases.ts';

export interface TitleLimits {
  readonly characters: number;
  /** Whether facts fill a title that the name alone leaves short. */
  readonly fills: boolean;
  /** Whether the title begins with what it is started with, whatever the name begins with. */
  readonly leads?: boolean;
}

/** The name as a title: whole where it fits, else its label and as much of the rest as does. */
export function titleOf(
  start: string,
  product: Product,
  facts: readonly Fact[],
  limits: TitleLimits,
): string {
  const whole = cased(product.name.replace(/\s+/gu, ' '));
  let title = cased(capital(start));
  const free = limits.leads !== true;
  if (whole.length <= limits.characters && (free || begins(whole, start))) title = whole;
  else {
    if (free) title = fronted(title, product.front, limits);
    const maker = free ? '' : behind(title, whole, limits);
    const room = { ...limits, characters: limits.characters - maker.length };
    for (const variant of product.variants) {
      if (/^(?:that|which|who)\b/iu.test(variant)) break;
      const longer = added(
        title,
        variant,
        room,
        /^(?:for|with|by|in)\s/u.test(variant) ? ' ' : ', ',
      );
      // A later piece may only make sense after the one before it.
      if (longer === title) break;
      title = longer;
    }
    title += maker;
  }
  if (!limits.fills) return title;
  const { audience } = product;
  if (audience !== null && audience.length < 20)
    title = added(title, `for ${titled(audience)}`, limits, ' ');
  for (const fact of facts) {
    const text = fact.attribute ? valueText(fact.text) : fact.text;
    const fits =
      fact.shape === 'noun' &&
      fact.words <= 4 &&
      /^[\p{L}\d][\p{L}\d '"/.-]*$/u.test(text) &&
      fact.theme !== 'origin' &&
      !/\b(?:separately|included|required)$/iu.test(text) &&
      !/^(?:1|not|no)\s/iu.test(text) &&
      !/^[\d.,]+ \p{L}+$/u.test(text);
    const told =
      !fact.attribute || /^(?:material|colou?r|fabric|size|finish)/iu.test(fact.header ?? '');
    if (fits && told && fact.header?.toLowerCase() !== 'weight')
      title = added(title, titled(text), limits);
  }
  return title;
}

/** As much of what stands before a label as there is room for, its first words first. */
function fronted(label: string, front: string, limits: TitleLimits): string {
  const words = front.split(' ').filter((word) => word !== '');
  for (let count = words.length; count > 0; count--) {
    const cut = words.slice(0, count).join(' ');
    // A title that is not whole is left out: "The Seven Deadly".
    const head = withoutDanglingEnd(
      count === words.length ? cut : cut.replace(/(?<=\S{3} )The \p{Lu}.*$/u, '').trim(),
    );
    const text = `${head}${count === words.length ? '' : ','} ${label}`;
    if (text.length <= limits.characters) return text;
  }
  return label;
}

/** Where the name of a maker may end within what stands before a label. */
const MAKER_ENDS = /\s+[-–—|]\s+|[:,]\s+|\s+(?=\S*\d\S*\d|The\s)|$/gu;
const SMALL_END = /(?:^|\s)(?:my|your|our|and|or|of|by|for|the|an?|&)$/iu;

/** " – TOMY John Deere": as much of what the name has before a label as there is room for. */
function behind(label: string, name: string, { characters }: TitleLimits): string {
  const first = label.split(' ')[0]?.toLowerCase() ?? '';
  const front = name.slice(0, Math.max(0, name.toLowerCase().indexOf(`${first} `))).trim();
  const makers = [...front.matchAll(MAKER_ENDS)]
    .map(({ index }) => ` – ${front.slice(0, index).replace(/[\s,:–—-]+$/u, '')}`)
    .filter((text) => /\p{L}/u.test(text) && !SMALL_END.test(text));
  return makers.findLast((text) => label.length + text.length <= characters) ?? '';
}

function begins(whole: string, start: string): boolean {
  return whole.toLowerCase().startsWith(start.toLowerCase());
}

/** Adds a piece where it fits and says a word that the title lacks, none of them a third time. */
function added(title: string, piece: string, limits: TitleLimits, mark = ', '): string {
  const text = `${title}${mark}${piece}`;
  if (piece === '' || text.length > limits.characters) return title;
  const said = new Set(contentStems(title));
  const stems = contentStems(piece);
  if (stems.length === 0 || stems.some((stem) => said.has(stem))) return title;
  return text;
}

/** A name that was typed like a sentence, as titles are. */
function cased(name: string): string {
  return isSentenceCase(name) ? titled(name) : name;
}

const SMALL = new Set('a an and as at by for from in of on or the to with'.split(' '));

const UNIT = /^(?:ml|g|kg|cm|mm|m|in|oz|lb|lbs|ft|mah|gsm|mp|hz|rpm|x)$/u;

/** Capitals as titles have them. */
export function titled(text: string): string {
  return text
    .split(' ')
    .map((word) => (SMALL.has(word) || UNIT.test(word) ? word : capital(word)))
    .join(' ');
}

/** Words that a title already says. */
export function saidIn(title: string): ReadonlySet<string> {
  return new Set(wordsOf(title).map(foldWord));
}
