import type { Reading } from '../../reading/index.ts';
import { leadOf } from '../../reading/name.ts';
import { foldWord, hasDigit, stemOf } from '../../text/words.ts';
import { isOf } from '../../vocabulary/index.ts';
import { lastWordOf, partsOf, saidBy, type Part } from './atoms.ts';
import { brandWords } from './brands.ts';
import { evidenceOf, isKind, type Evidence } from './evidence.ts';
import { headAt, headOf, KNOWN, SURE, weightAt, type ProductHead } from './part-heads.ts';
import { varietiesOf } from './stated-facts.ts';
import { hasTail } from './stretches.ts';
import { goodsOf, isMaterial, isProduct, isVague, singularOf } from './words.ts';

const heads = new WeakMap<Reading, readonly ProductHead[]>();
const parts = new WeakMap<Reading, readonly Part[]>();

/** "Fits 18-Inch Dolls": what a product goes with. */
export const FITS = /^(?:(?:can )?fits?|for use|compatible|works|goes) /iu;

/** The parts of an English name that can say what the product is, lists of uses left out. */
export function namePartsOf(reading: Reading): readonly Part[] {
  const known = parts.get(reading);
  if (known !== undefined) return known;
  const { names } = evidenceOf(reading);
  const lead = reading.name.segments[leadOf(reading.name)];
  let isList = false;
  const found = reading.name.segments.flatMap((segment) => {
    // "Ideal for football, baseball, cheerleading fans"
    const goesOn = isList && segment.separator.trim() === ',';
    isList = goesOn || hasTail(segment.text);
    const isUse = segment !== lead && FITS.test(segment.text);
    return goesOn || isUse ? [] : partsOf(segment, names);
  });
  parts.set(reading, found);
  return found;
}

/** What the name calls the product, the surest first, and the other parts that call it something. */
export function productHeads(reading: Reading): readonly ProductHead[] {
  const known = heads.get(reading);
  if (known !== undefined) return known;
  const evidence = evidenceOf(reading);
  const lead = reading.name.segments[leadOf(reading.name)];
  const all = namePartsOf(reading)
    .flatMap((part) => headOf(part, evidence) ?? [])
    .filter(
      (head) => !isBehindTail(head) && !endsBrand(head, reading) && !endsVariety(head, reading),
    );
  const worthOf = (head: ProductHead) => {
    const { segment, worth } = head;
    return (
      worth +
      (segment === lead ? (worth > KNOWN ? 2.5 : 1) : 0) -
      (/[([]/u.test(segment.separator) ? 3 : 0) -
      // "Iron & Vitamin C Tablets"
      (isListStart(head) || isOf(nounOf(head).toLowerCase(), 'nouns of no product') ? 3 : 0)
    );
  };
  const sorted = all.toSorted((one, two) => worthOf(two) - worthOf(one));
  // "I love to ride": a saying is what is on the product.
  const isSaying = /^(?:I|you|we|they|he|she|it)\b/iu.test(reading.name.text);
  const [first] = isSaying ? [] : sorted;
  // "Battery" behind a phone's name, which the category calls a smartphone
  const isOfPart =
    first !== undefined &&
    first.segment !== lead &&
    first.confidence < 2 &&
    hasDigit(lead?.text ?? '') &&
    evidence.members.some(
      ({ depth, shared, words }) => depth === 0 && !shared && isProduct(words.at(-1) ?? ''),
    );
  const main = isOfPart || isDoubtful(first, evidence) ? undefined : first;
  const found = sorted.filter(
    (head) => main !== undefined && (head === main || isOther(head, main, evidence)),
  );
  const named = first === undefined && !isSaying ? buriedHeads(reading) : found;
  heads.set(reading, named);
  return named;
}

/** "Seed oil" of "Rosehip Seed Oil Anti-Aging Natural For Face": a product's word among many that describe it. */
function buriedHeads(reading: Reading): ProductHead[] {
  const evidence = evidenceOf(reading);
  const isCalled = evidence.told.some(
    ({ words, opens }) => !opens && isProduct(words.at(-1) ?? ''),
  );
  const isFiled = evidence.members.some(
    ({ words, depth, shared }) => depth === 0 && !shared && isProduct(words.at(-1) ?? ''),
  );
  if (isCalled || isFiled) return [];
  for (const part of namePartsOf(reading)) {
    const weights = part.atoms.map((_, at) => weightAt(part, at, evidence));
    const isProductAt = (at: number) => (weights[at]?.confidence ?? 0) > 0;
    // "Ring" of a "golf ball spinner key ring key accessory"
    const isAccessory = isOf(
      lastWordOf(part.atoms.at(-1) ?? { text: '' }),
      'what goes with things',
    );
    const find = isAccessory ? 'findLastIndex' : 'findIndex';
    let last = weights[find]((_, at) => isProductAt(at));
    while (isProductAt(last + 1)) last += 1;
    const said = weights[last];
    const head = said === undefined ? undefined : headAt(part, last, said, evidence);
    if (head !== undefined && !isVague(nounOf(head)) && !endsBrand(head, reading)) return [head];
  }
  return [];
}

/** "Circuitry" of "Abstract Circuitry", where the category says that it is a poster; "support" of a cable. */
function isDoubtful(head: ProductHead | undefined, { members, told }: Evidence): boolean {
  const noun = head === undefined ? '' : nounOf(head).toLowerCase();
  const isFiledAs = members.some(({ depth, shared, words }) => {
    const kind = words.at(-1) ?? '';
    const isTitled =
      head?.confidence === 0 && isOf(foldWord(singularOf(kind)), 'goods with titles');
    const isOfNone = isOf(noun, 'nouns of no product') && isProduct(kind) && !isVague(kind);
    return depth === 0 && !shared && isKind(kind) && (isTitled || isOfNone);
  });
  // "Rise bar" of a handlebar
  const isSame = members.some(({ words }) => words.at(-1)?.toLowerCase().endsWith(noun) === true);
  // "Support" of what the text calls a drink
  const isCalled =
    isOf(noun, 'nouns of no product') &&
    told.some(({ words, opens }) => !opens && isProduct(words.at(-1) ?? ''));
  return head !== undefined && head.confidence < 2 && (isFiledAs || isCalled) && !isSame;
}

/** "Noir" of a wine of the variety "Pinot Noir" */
function endsVariety(head: ProductHead, reading: Reading): boolean {
  const noun = foldWord(nounOf(head));
  return varietiesOf(reading).some(({ text }) => ` ${text.toLowerCase()}`.endsWith(` ${noun}`));
}

const WITH = /\s(?:with|w\/|including|includes)\s/iu;

/** "Figures" of a racer "with a helmet, and two figures": what stands behind what the product comes with. */
function isBehindTail({ segment, words, at }: ProductHead): boolean {
  // "A Sky with a Star on Top! Mini Playset"
  const said = segment.text.split(/! /u).at(-1) ?? '';
  return !(said.split(WITH)[0] ?? '').includes(words[at] ?? '');
}

/** "Vineyards" of "Larkfell Vineyards": the last word of the brand */
function endsBrand({ words, at }: ProductHead, reading: Reading): boolean {
  const brand = brandWords(reading).map(foldWord).join(' ');
  return (
    brand.includes(' ') &&
    words
      .slice(0, at + 1)
      .map(foldWord)
      .join(' ')
      .endsWith(brand)
  );
}

/**
 * Whether a further part calls the product something, and does not name a part of it: by the same noun, by one that
 * the category or the details have, or by another one for the same kind of goods.
 */
function isOther(head: ProductHead, main: ProductHead | undefined, evidence: Evidence): boolean {
  const noun = stemOf(nounOf(head));
  const isLong = head.atoms.length > 1 && !isVague(nounOf(head));
  // "Powder to set foundation"
  if (isListStart(head) || head.after === 'to') return false;
  // "Coffee" of a "coffee & dark chocolate liqueur"
  const isListed = /^(?:and|&)$/iu.test(head.until) && /^(?:and|&)$/iu.test(main?.after ?? '');
  if (isListed && head.segment === main?.segment) return false;
  return (
    (main !== undefined && stemOf(nounOf(main)) === noun) ||
    head.worth >= SURE ||
    (head.atoms !== main?.atoms && head.worth > KNOWN && isOfSameKind(head, main)) ||
    (isLong && head.worth >= KNOWN && head.segment === main?.segment && evidence.uses.has(noun))
  );
}

/** "Iron" of "Iron & Vitamin C Tablets": a material before what it is a material of. */
function isListStart(head: ProductHead): boolean {
  return /^(?:and|&)$/iu.test(head.until) && isMaterial(nounOf(head));
}

/** Whether two nouns name goods of one kind. */
export function isOfSameKind(head: ProductHead, main: ProductHead | undefined): boolean {
  const kind = goodsOf(termOf(head).split(' '));
  return kind !== undefined && main !== undefined && goodsOf(termOf(main).split(' ')) === kind;
}

export function nounOf({ words, at }: ProductHead): string {
  return words[at] ?? '';
}

/** The noun with all that it does not go without: "alarm clock", "slime making kit". */
export function termOf({ atoms, first, last }: ProductHead): string {
  return saidBy(atoms.slice(first, last + 1));
}
