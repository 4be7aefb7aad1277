import { CONTACTS } from '../platforms/forbidden-wording.ts';
import { refersToPage } from './page-references.ts';
import { concernsSale } from './store-boilerplate.ts';
import type { Line, Unit } from './types.ts';
import { isUsable } from './uncertain-units.ts';

/** Minimum words of a statement that can be the whole text. */
const MIN_WORDS = 4;
/** "Please allow 4 weeks", "Read about the terms", "Use the code at checkout": calls and terms, not what is sold. */
const TERMS =
  /^(?:browse|check out|collect|discover|explore|look|note|please|read|see|thanks?)\b|\b(?:other|bill(?:ed|ing)|checkout|codes?|wholesale)\b/iu;

/**
 * Lines of which nothing can be used, with the statements that may be about the product after all: "A blend of our
 * customers' favorite flavors." is better than a listing without a text.
 */
export function withOnlyStatements(lines: readonly Line[]): readonly Line[] {
  const isText = (unit: Unit) => isUsable(unit) && unit.kind !== 'heading';
  if (lines.some(({ units }) => units.some(isText))) return lines;
  return lines.map((line) => ({
    ...line,
    units: line.units.map((unit): Unit =>
      mayBeAboutProduct(unit) ? { ...unit, kind: unit.finite ? 'sentence' : 'phrase' } : unit,
    ),
  }));
}

function mayBeAboutProduct({ kind, text, words }: Unit): boolean {
  return (
    (kind === 'boilerplate' || kind === 'doubt') &&
    words >= MIN_WORDS &&
    !TERMS.test(text) &&
    !CONTACTS.test(text) &&
    !refersToPage(text) &&
    !concernsSale(text)
  );
}
