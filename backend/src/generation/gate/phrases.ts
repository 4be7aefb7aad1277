import { stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

/** What a phrase may contain: "glow in the dark", "left-handed". */
const PASSED: ReadonlySet<string> = new Set('- in the a an of its at to'.split(' '));

let phrases: readonly (readonly string[])[] | undefined;

/** A phrase that claims more than its words do ("lights up"), where the input does not have it. */
export function unsaidPhrase(tokens: readonly Token[], evidence: Evidence): string | undefined {
  phrases ??= [...vocabulary('claim-phrases')].map((phrase) => phrase.split(' ').map(stemOf));
  for (const phrase of phrases) {
    const place = placeOf(tokens, phrase);
    if (place === undefined) continue;
    if (evidence.statements.some((one) => placeOf(one.tokens, phrase) !== undefined)) continue;
    // "Lights up" of what is backlit.
    if (phrase[1] === 'up' && LIT.some((stem) => evidence.stems.has(stem))) continue;
    return `it says "${phrase.join(' ')}", which the product data does not say`;
  }
  return undefined;
}

const LIT: readonly string[] = 'backlit backlight lit led illuminated lights lighted'
  .split(' ')
  .map(stemOf);

/** Where the words of a phrase follow each other. */
function placeOf(tokens: readonly Token[], phrase: readonly string[]): number | undefined {
  const words = [...tokens.entries()].filter(
    ([, { text }]) => phrase.includes(text) || !PASSED.has(text),
  );
  const start = words.findIndex((_, from) =>
    phrase.every((stem, index) => words[from + index]?.[1].stem === stem),
  );
  return words[start]?.[0];
}
