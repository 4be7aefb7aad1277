import type { Evidence } from './evidence.ts';
import type { Sign } from './signs.ts';
import type { Token } from './tokens.ts';

/** Signs that a question may have without stating anything about the product. */
const HARMLESS: ReadonlySet<Sign> = new Set<Sign>([
  'quality',
  'thing',
  'place',
  'other',
  'second',
  'third',
  'degree',
]);
const PRODUCT: ReadonlySet<string> = new Set('it its this these they their'.split(' '));

/** Whether a sentence asks the reader something and does not mention the product: "Ready for dinner?" */
export function asksOnly(
  tokens: readonly Token[],
  signs: readonly Sign[],
  { name }: Evidence,
): boolean {
  return (
    tokens.at(-1)?.text === '?' &&
    signs.every((sign) => HARMLESS.has(sign)) &&
    !tokens.some(({ text, stem }) => PRODUCT.has(text) || name.has(stem))
  );
}
