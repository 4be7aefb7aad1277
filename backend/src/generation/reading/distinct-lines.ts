import { withSpacedUnits, wordsOf } from '../text/words.ts';
import type { ListingRequest } from '../request.ts';
import { labelType } from './facts.ts';
import type { Line, Unit } from './types.ts';

/**
 * Lines without those that repeat an earlier one. "Width: 10 cm" and "Depth: 10 cm" are different;
 * "Cotton" and "Material: Cotton" are the same.
 */
export function distinct(lines: readonly Line[]): Line[] {
  const labelsOf = new Map<string, Set<string>>();
  const said = new Set(lines.flatMap((line) => line.units.map((unit) => keyOf(line, unit))));
  return lines.flatMap((line) => {
    const label = labelOf(line);
    const units = line.units.filter((unit) => {
      const value = foldedText(unit.text);
      const same = SAME_LABELS[label];
      if (same !== undefined && said.has(`${same} ${value}`)) return false;
      const labels = labelsOf.get(value);
      labelsOf.set(value, new Set([...(labels ?? []), label]));
      return labels === undefined || (label !== '' && !labels.has('') && !labels.has(label));
    });
    return units.length === 0 ? [] : [{ ...line, units }];
  });
}

/** Attributes that the features do not say word for word. */
export function notIn(features: readonly Line[], attributes: readonly Line[]): Line[] {
  const said = new Set(features.flatMap((line) => line.units.map((unit) => keyOf(line, unit))));
  return attributes.filter((line) => !line.units.every((unit) => said.has(keyOf(line, unit))));
}

/** Lines without those that are only the brand, which an attribute or the product's name says too. */
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
    const said = foldedText(unit?.text ?? '');
    if (labelOf(line) === 'brand name') return !brands.has(said) && !named.includes(` ${said} `);
    return line.label !== undefined || more.length > 0 || !brands.has(said);
  });
}

/** Options without those whose only value is the store's category: "Sport: Barware". */
export function withoutCategory(
  options: readonly Line[],
  { category = '' }: Pick<ListingRequest, 'category'>,
): Line[] {
  const filed = new Set(category.split(/ ?[>,|] ?/u).map(foldedText));
  return options.filter(
    ({ label, units: [unit, ...more] }) =>
      labelType(label?.text) !== undefined ||
      more.length > 0 ||
      !filed.has(foldedText(unit?.text ?? '')),
  );
}

function keyOf(line: Line, { text }: Unit): string {
  return `${labelOf(line)} ${foldedText(text)}`.trim();
}

function labelOf({ label }: Line): string {
  return foldedText(label?.text ?? '');
}

/** Without case, number and the space of a unit: "Front Pockets" and "front pocket", "125ml" and "125 ml". */
function foldedText(text: string): string {
  return wordsOf(withSpacedUnits(text).toLowerCase())
    .map((word) => (word.length > MAX_WHOLE ? word.replace(/s$/u, '') : word))
    .join(' ');
}

/** Letters up to which an "s" may belong to the word: "gas". */
const MAX_WHOLE = 4;

/** Labels that say of a value what a plainer label says of it. */
const SAME_LABELS: Readonly<Record<string, string>> = {
  shade: 'color',
  'color family': 'color',
  manufacturer: 'brand',
  'brand name': 'brand',
  fabric: 'material',
};
