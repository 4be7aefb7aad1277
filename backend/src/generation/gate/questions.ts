import type { Evidence } from './evidence.ts';
import type { Signal } from './signals.ts';
import type { Token } from './tokens.ts';

/** Signals that a question may have without stating anything about the product. */
const ALLOWED_SIGNALS: ReadonlySet<Signal> = new Set<Signal>([
  'quality',
  'thing',
  'place',
  'other',
  'second',
  'third',
  'degree',
]);
const PRODUCT_PRONOUNS: ReadonlySet<string> = new Set('it its this these they their'.split(' '));

/**
 * Whether a sentence only asks the reader something, without mentioning the product: "Ready for
 * dinner?"
 */
export function onlyAsksReader(
  tokens: readonly Token[],
  signals: readonly Signal[],
  { name }: Evidence,
): boolean {
  return (
    tokens.at(-1)?.text === '?' &&
    signals.every((signal) => ALLOWED_SIGNALS.has(signal)) &&
    !tokens.some(({ text, stem }) => PRODUCT_PRONOUNS.has(text) || name.has(stem))
  );
}
