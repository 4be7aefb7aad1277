import { withSpacedUnits, wordsOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { ListingRequest } from '../request.ts';
import { labelType } from './facts.ts';
import type { Line, Unit } from './types.ts';
import { oncePerText } from '../remember.ts';

/**
 * Lines without those that repeat an earlier one. "Width: 10 cm" and "Depth: 10 cm" are different;
 * "Cotton" and "Material: Cotton" are the same.
 */
export function distinctLines(lines: readonly Line[]): Line[] {
  const labelsOf = new Map<string, Set<string>>();
  const labels = new Set(lines.map(labelOf));
  const keys = new Set(lines.flatMap((line) => line.units.map((unit) => keyOf(line, unit))));
  const texts = lines.flatMap((line) => line.units.map(({ text }) => foldedText(text)));
  return withoutRunOns(lines).flatMap((line) => {
    const label = labelOf(line);
    // The same height below another heading is that of another model.
    const place = label === '' ? '' : `${line.section?.text ?? ''} ${label}`;
    if (label === '' && isMaterialOf(textOf(line), texts)) return [];
    // "Runs on oak" above "Runs on oak: The frame …"
    if (label === '' && line.units.length === 1 && labels.has(textOf(line))) return [];
    const units = line.units.filter((unit) => {
      const value = foldedText(unit.text);
      const same = SAME_LABELS[label];
      if (same !== undefined && keys.has(`${same} ${value}`)) return false;
      const labels = labelsOf.get(value);
      labelsOf.set(value, new Set([...(labels ?? []), place]));
      return labels === undefined || (label !== '' && !labels.has('') && !labels.has(place));
    });
    return units.length === 0 ? [] : [{ ...line, units }];
  });
}

/** "Polyester" beside "The bear is made of 100% polyester". */
function isMaterialOf(word: string, texts: readonly string[]): boolean {
  if (!vocabulary('materials').has(word)) return false;
  const mentions = ['100', 'made of', 'made from'].map((before) => `${before} ${word}`);
  return texts.some((text) => mentions.some((words) => ` ${text} `.includes(` ${words} `)));
}

/** Minimum words of a line that may consist of several other lines. */
const MIN_RUN_ON = 8;

/** Drops a line that consists of the lines before or after it, joined together. */
function withoutRunOns(lines: readonly Line[]): readonly Line[] {
  const texts = lines.map(textOf);
  const isRunOn = (text: string, at: number) =>
    lines[at]?.units.length === 1 &&
    text.split(' ').length >= MIN_RUN_ON &&
    texts.some((first, from) => from !== at && isWhole(text, first, from));
  const isWhole = (text: string, first: string, from: number) => {
    let joined = first;
    let to = from + 1;
    while (joined !== '' && joined.length < text.length && text.startsWith(`${joined} `))
      joined += ` ${texts[to++] ?? ''}`;
    return to > from + 1 && joined === text;
  };
  return lines.filter((_line, at) => !isRunOn(texts[at] ?? '', at));
}

/** A line with its label, normalized for comparison. */
function textOf({ label, units }: Line): string {
  return [label, ...units]
    .map((part) => foldedText(part?.text ?? ''))
    .join(' ')
    .trim();
}

/** Attributes that the features don't state word for word. */
export function notStatedIn(features: readonly Line[], attributes: readonly Line[]): Line[] {
  const keys = new Set(features.flatMap((line) => line.units.map((unit) => keyOf(line, unit))));
  return attributes.filter((line) => !line.units.every((unit) => keys.has(keyOf(line, unit))));
}

/** Lines without those that only repeat the brand from an attribute or the product's name. */
export function withoutBrandLines(
  features: readonly Line[],
  attributes: readonly Line[],
  name: string,
): readonly Line[] {
  const named = ` ${foldedText(name)} `;
  const brands = new Set(
    attributes
      .filter((line) => labelOf(line) === 'brand')
      .map(({ units: [unit] }) => foldedText(unit?.text ?? '')),
  );
  return features.filter((line) => {
    const [unit, ...more] = line.units;
    const value = foldedText(unit?.text ?? '');
    if (labelOf(line) === 'brand name') return !brands.has(value) && !named.includes(` ${value} `);
    return line.label !== undefined || more.length > 0 || !brands.has(value);
  });
}

/** Options without those whose only value is the category: "Sport: Barware". */
export function withoutCategory(
  options: readonly Line[],
  { category = '' }: Pick<ListingRequest, 'category'>,
): Line[] {
  const categoryNames = new Set(category.split(/ ?[>,|] ?/u).map(foldedText));
  return options.filter(
    ({ label, units: [unit, ...more] }) =>
      labelType(label?.text) !== undefined ||
      more.length > 0 ||
      !categoryNames.has(foldedText(unit?.text ?? '')),
  );
}

function keyOf(line: Line, { text }: Unit): string {
  return `${labelOf(line)} ${foldedText(text)}`.trim();
}

function labelOf({ label }: Line): string {
  return foldedText(label?.text ?? '');
}

/**
 * Ignores case, plural endings and the space before a unit: "Front Pockets" and "front pocket",
 * "125ml" and "125 ml".
 */
const foldedText = oncePerText((text) =>
  wordsOf(withSpacedUnits(text).toLowerCase())
    .map((word) => (word.length > MAX_WHOLE ? word.replace(/s$/u, '') : word))
    .join(' '),
);

/** Maximum letters of a word whose final "s" isn't a plural ending: "gas". */
const MAX_WHOLE = 4;

/** Labels with the plainer label that means the same. */
const SAME_LABELS: Readonly<Record<string, string>> = {
  shade: 'color',
  'color family': 'color',
  manufacturer: 'brand',
  'brand name': 'brand',
  fabric: 'material',
};
