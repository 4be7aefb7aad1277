import { maximumOf, minimumOf } from '../platforms/index.ts';
import { contentStems, foldWord, narrowContentWords, wordsOf } from '../text/words.ts';
import type { Fact } from './read/facts.ts';
import { materialOf } from './read/label.ts';
import { isThing } from './read/thing.ts';
import { meaningWords, type Product } from './read/product.ts';
import { windowOf } from './read/name.ts';
import { joinList } from './write/phrases.ts';

const FEWEST = minimumOf('woocommerce', 'woocommerce.focus_keyphrase.words');
const MOST = maximumOf('woocommerce', 'woocommerce.focus_keyphrase.words');
/** Characters past which a title of the keyphrase alone would be cut in a search result. */
const LONGEST = 56;

/**
 * What the product should be found by (listing rules, "WooCommerce": 4 to 6 content words): the
 * name, and where that is short, what it is for, made of or filed under.
 */
export function keyphraseOf(product: Product, facts: readonly Fact[]): string {
  const base = plainName(product.label);
  const count = contentStems(base).length;
  if (inBounds(base)) return base;
  if (count >= FEWEST) return shortened(base, product.told);
  return extended(base, product, facts);
}

/** Content words, counted the wide way and the narrow: both must be within bounds. */
function inBounds(text: string): boolean {
  const narrow = narrowContentWords(text);
  return contentStems(text).length >= FEWEST && narrow <= MOST && text.length <= LONGEST;
}

/** A name without the marks that a sentence would stumble over. */
export function plainName(label: string): string {
  return label
    .replace(/[™®©"“”()[\],:;!?|]/gu, ' ')
    .replace(/\s+[-–—]+\s+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/[\s.-]+$/u, '')
    .trim();
}

/** A part of a long name, in one piece, that ends on what the product is. */
function shortened(base: string, told: ReadonlySet<string>): string {
  let text = windowOf(base, told).text;
  while (text.length > LONGEST && text.split(' ').length > FEWEST) {
    text = text.slice(text.indexOf(' ') + 1);
  }
  return text.slice(0, LONGEST).trim();
}

function extended(base: string, product: Product, facts: readonly Fact[]): string {
  const additions = additionsOf(product, facts);
  for (const one of additions) {
    for (const other of ['', ...additions]) {
      const text = `${base}${one}${other === one ? '' : other}`;
      if (/ with .* with | for .* for | in .* in /u.test(text.slice(base.length))) continue;
      const count = new Set(contentStems(text)).size;
      if (count !== contentStems(text).length || text.length > LONGEST) continue;
      if (inBounds(text)) return text;
    }
  }
  // A name that stays too short says no more by a word that it does not need.
  return base;
}

function additionsOf(product: Product, facts: readonly Fact[]): string[] {
  const additions: string[] = [];
  const name = new Set(meaningWords(product.name).map(foldWord));
  const audience = product.audience;
  const material = facts.find(
    ({ attribute, header }) => attribute && /^(?:material|fabric)/iu.test(header ?? ''),
  );
  for (const variant of product.variants) {
    if (/^\p{L}[\p{L} -]+$/u.test(variant) && wordsOf(variant).length <= 2)
      additions.push(` ${variant}`);
  }
  const things = facts.filter(
    ({ shape, attribute, text, header }) =>
      shape === 'noun' &&
      !attribute &&
      header === null &&
      wordsOf(text).length <= 3 &&
      isThing(text) &&
      /^[\p{L} -]+$/u.test(text) &&
      !wordsOf(text).some((word) => name.has(foldWord(word))),
  );
  const things2 = [...things].sort(
    (a, b) => Math.abs(wordsOf(a.text).length - 2) - Math.abs(wordsOf(b.text).length - 2),
  );
  for (const { text } of things2) {
    if (/^\P{Ll}+$/u.test(text)) continue;
    additions.push(materialOf(text) === null ? ` with ${text}` : ` in ${text}`);
  }
  if (material !== undefined) {
    const values = material.text
      .split(/\s*,\s*/u)
      .filter((value) => /^[\p{L} ]+$/u.test(value))
      .slice(0, 2);
    if (values.length > 0)
      additions.push(` in ${joinList(values.map((value) => value.toLowerCase()))}`);
  }
  if (audience !== null && wordsOf(audience).length <= 3) additions.unshift(` for ${audience}`);
  additions.push(...categoryAdditions(product));
  return additions;
}

/** Categories that say where or by whom a thing is used; the others only say what it is. */
const PLACES =
  /^(?:kitchen|garden|bathroom|bedroom|nursery|workshop|garage|classroom|patio|yard|pool|beach|car)$/u;
const PURSUITS =
  /^(?:camping|hiking|running|yoga|cycling|fishing|travel|sports?|fitness|baking|cooking|crafts?|home decoration|home decor|birds|dogs|cats|fish|pets|horses|bab(?:y|ies)|kids|toddlers|teens|men|women|gaming|skiing|climbing|hunting|swimming|golf|tennis)$/u;

/** How a category is said after a name: "for the kitchen", "for camping". */
function categoryAdditions({ category, parents }: Product): string[] {
  return [category ?? '', ...parents].flatMap((name) => {
    const low = name.toLowerCase().replace(/ (?:accessories|supplies|gear|equipment)$/u, '');
    if (PLACES.test(low)) return [` for the ${low}`];
    return PURSUITS.test(low) ? [` for ${low.replace(/^baby$/u, 'babies')}`] : [];
  });
}
