import { NUMBER, numberValue } from '../text/number-value.ts';
import { hasDigit, wordsOf } from '../text/words.ts';
import type { Line, Unit } from './types.ts';

/** What offers a choice, so that both numbers can be true. The comma of "1,000" doesn't. */
const CHOICE = /\b(?:or|and|to|also)\b|[/;]|,(?!\d{3}(?!\d))/iu;

/**
 * Marks lines such as "Max weight 300 lb" and "Max weight 250 lb" as uncertain, because it is
 * unknown which is true.
 */
export function withoutConflictingNumbers(lines: readonly Line[]): Line[] {
  const numbers = new Map<string, Set<number>>();
  for (const line of lines)
    for (const unit of line.units) {
      const key = wordingOf(line, unit);
      if (key !== undefined)
        numbers.set(key, (numbers.get(key) ?? new Set()).add(firstNumber(unit.text)));
    }
  return lines.map((line) => ({
    ...line,
    units: line.units.map((unit): Unit => {
      const key = wordingOf(line, unit);
      return key !== undefined && (numbers.get(key)?.size ?? 0) > 1
        ? { ...unit, kind: 'doubt' }
        : unit;
    }),
  }));
}

function firstNumber(text: string): number {
  return numberValue(text.match(NUMBER)?.[0] ?? '');
}

/**
 * The text of a statement with one number, without that number; undefined if both values can hold.
 */
function wordingOf({ label, section, units }: Line, unit: Unit): string | undefined {
  const { text, kind } = unit;
  if (['boilerplate', 'broken', 'empty', 'heading'].includes(kind)) return undefined;
  // "Fits: Model 7, Model 8": values of a single list.
  if (kind === 'labeled' && units.length > 1) return undefined;
  const ofLabel = units[0] === unit ? (label?.text ?? '') : '';
  if (hasDigit(ofLabel) || text.match(NUMBER)?.length !== 1 || CHOICE.test(text)) return undefined;
  const rest = text.replace(NUMBER, ' ').toLowerCase();
  const words = [...wordsOf(ofLabel.toLowerCase()), ':', ...wordsOf(rest)];
  // "2 cables" and "3 cables" in a box, or "10 cm" and "12 cm" of a product sold in both sizes,
  // aren't in conflict.
  const isNamed = ofLabel !== '' || (!/^\W*\d/u.test(text) && words.length >= MIN_TOKENS);
  // "Height: 18 cm" below "Model 27" and "Height: 20 cm" below "Model 50" are of two models.
  return isNamed ? [section?.text ?? '', ...words].join(' ') : undefined;
}

/**
 * Minimum words of a statement with a number, counting the separator between label and value: ": max weight lb".
 */
const MIN_TOKENS = 4;
