import type { Line, Reading, Unit } from '../reading/index.ts';
import { isCapitalized } from '../text/words.ts';

const MAX_HEADING_WORDS = 3;
const LEADS = /\b(?:with|includes?|including|contains?|are|features?|of|for|such as)$/iu;

/**
 * Whether a list or line follows the introduction: "Made to order:" above another line, "The box is
 * filled with" above a list.
 */
export function introduces(unit: Unit, { lines }: Reading): boolean {
  const at = lines.findIndex(({ units }) => units.at(-1) === unit);
  const [next, second] = at < 0 ? [] : lines.slice(at + 1);
  if (next === undefined || next.units[0]?.span.field !== unit.span.field) return false;
  const isItem = (line: Line | undefined) => line?.units[0]?.finite === false;
  // "Product Contains" above a list
  const words = unit.text.trim().split(/\s+/u);
  const isHeading =
    words.length > 1 && words.length <= MAX_HEADING_WORDS && words.every(isCapitalized);
  if (isHeading && lines[at]?.units.length === 1) return true;
  const text = unit.text.trim();
  return /[:–-]$/u.test(text) || (LEADS.test(text) && isItem(next) && isItem(second));
}
