import { labelType } from '../../reading/facts.ts';
import type { Line, Quote, Reading, Unit } from '../../reading/index.ts';
import { isUsable } from '../../reading/doubts.ts';
import { foldWord, wordsOf } from '../../text/words.ts';
import { isOf, vocabulary } from '../../vocabulary/index.ts';
import { withoutEndMark } from '../edits.ts';
import { forAnimals, isUse, usedFor } from './fitted-models.ts';
import { materialOf } from './stated-traits.ts';
import { isColor, isTrait } from './words.ts';

/** Values of one label that phrases are made of. */
const MAX_VALUES = 2;
/** Values of the longest list that is no choice of everything. */
const MAX_STYLES = 3;
/** Words of the longest value. */
const MAX_VALUE_WORDS = 2;
/** Words of the longest phrase that only states a trait: "Fully machine washable". */
const MAX_TRAIT_WORDS = 3;

/**
 * What the details say of the whole product and a shopper types before its kind: its color, its material, what
 * it is like, and where or for what it is used.
 */
export function statedFacts(reading: Reading): Quote[] {
  const { lines, name } = reading;
  const hasColor = wordsOf(name.text).some(isColor);
  return [
    ...(hasColor ? [] : colorOf(lines)),
    ...materialOf(reading),
    ...lines
      .filter(isOfWhole)
      .flatMap(({ units }) => units.filter(isUsable).flatMap(traitIn))
      .slice(0, MAX_VALUES),
    ...varietiesOf(reading),
    ...lines.filter(isInstallation).flatMap((line) => valuesOf(line, isPlacement)),
    ...only(lines.filter(isStyle)).flatMap((line) => valuesOf(line, isStyleWord)),
    ...forAnimals(reading),
    ...usedFor(reading),
    ...lines.filter(isUseLine).flatMap((line) => valuesOf(line, isUseWord)),
  ];
}

/** Lines whose label no other line has, and that are no list of everything that a shop can choose. */
function only(lines: readonly Line[]): Line[] {
  const labelOf = ({ label }: Line) => foldWord(label?.text ?? '');
  return lines.filter(
    (line) =>
      lines.filter((other) => labelOf(other) === labelOf(line)).length === 1 &&
      line.units
        .map(({ text }) => text)
        .join()
        .split(/[,;/]/u).length <= MAX_STYLES,
  );
}

/** "Color: Navy blue": the one color of the product. */
function colorOf(lines: readonly Line[]): Quote[] {
  // Of several colors to choose from, none is the product's.
  const found = lines.flatMap(({ label, units: [unit, ...others] }) => {
    const isChoice = unit?.span.field === 'variants' && others.length > 0;
    return unit !== undefined && !isChoice && labelType(label?.text) === 'color' ? [unit] : [];
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return [];
  const text = withoutEndMark(only.text).toLowerCase();
  const words = wordsOf(text);
  const isOne =
    words.join(' ') === text &&
    words.length <= MAX_VALUE_WORDS &&
    words.every((word) => isColor(word) || isOf(word, 'shades')) &&
    isOf(words.at(-1) ?? '', 'plain colors');
  return isOne ? [{ text, span: only.span }] : [];
}

/** "Machine washable", "Waterproof": a phrase that only says what the product is like. */
function traitIn(unit: Unit): Quote[] {
  const text = withoutEndMark(unit.text).toLowerCase();
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const isOne = isTrait(last) && !isColor(last) && !vocabulary('materials').has(last);
  if (unit.finite || !isOne || words.length > MAX_TRAIT_WORDS) return [];
  const before = words.slice(0, -1);
  if (!before.every((word) => isOf(word, 'degrees of traits'))) return [];
  return [{ text: before.at(-1) === 'machine' ? `machine ${last}` : last, span: unit.span }];
}

/** Whether a line is no value of a label that names a part: "Strap: adjustable". */
function isOfWhole({ label }: Line): boolean {
  return label === undefined || isOf(foldWord(label.text), 'trait labels');
}

function isVariety({ label }: Line): boolean {
  return isOf(foldWord(label?.text ?? ''), 'variety labels');
}

/** "Pinot Noir" of a wine */
export function varietiesOf({ lines }: Reading): Quote[] {
  return lines
    .filter(isVariety)
    .flatMap(({ units }) => units.filter(isUsable))
    .map(({ text, span }) => ({ text: withoutEndMark(text), span }))
    .filter(({ text }) => /^[\p{L} -]+$/u.test(text) && text.split(' ').length <= MAX_VALUE_WORDS)
    .slice(0, 1);
}

/** "Mount type: Built-in" */
function isInstallation({ label }: Line): boolean {
  return isOf(foldWord(label?.text ?? ''), 'installation labels');
}

function isPlacement(text: string): boolean {
  return isOf(text, 'placements');
}

function isStyle({ label }: Line): boolean {
  return isOf(foldWord(label?.text ?? ''), 'style labels');
}

function isStyleWord(text: string): boolean {
  return isOf(text, 'styles') || isOf(text, 'behind the noun') || isOf(text, 'describing words');
}

function isUseLine({ label }: Line): boolean {
  return labelType(label?.text) === 'use' || isOf(foldWord(label?.text ?? ''), 'place labels');
}

/** "Occasion: Casual" */
function isUseWord(text: string): boolean {
  return isUse(text) || isOf(text, 'styles');
}

/** The first values of a label that people look for. */
function valuesOf({ units }: Line, isSearched: (text: string) => boolean): Quote[] {
  return units
    .filter(isUsable)
    .flatMap(({ text, span }) =>
      withoutEndMark(text)
        .split(/[,;/]/u)
        .map((value) => ({ text: value.trim().toLowerCase(), span })),
    )
    .filter(({ text }) => isSearched(text))
    .slice(0, MAX_VALUES);
}
