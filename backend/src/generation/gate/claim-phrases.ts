import { stemOf } from '../text/words.ts';
import { vocabulary } from '../vocabulary/index.ts';
import type { Evidence } from './evidence.ts';
import type { Token } from './tokens.ts';

/** What a phrase may contain: "glow in the dark", "left-handed". */
const PASSED: ReadonlySet<string> = new Set('- in the a an of its at to'.split(' '));

let phrases: readonly (readonly string[])[] | undefined;

/** A phrase that claims more than its words do ("lights up") and that the input does not have. */
export function unsaidPhrase(tokens: readonly Token[], evidence: Evidence): string | undefined {
  phrases ??= [...vocabulary('claim-phrases')].map((phrase) => phrase.split(' ').map(stemOf));
  for (const phrase of phrases) {
    const place = placeOf(tokens, phrase);
    if (place === undefined) continue;
    if (evidence.statements.some((one) => placeOf(one.tokens, phrase) !== undefined)) continue;
    // "Lights up" is true of something backlit.
    if (phrase[1] === 'up' && LIT.some((stem) => evidence.stems.has(stem))) continue;
    // "Switches itself off" is true of something with automatic shut-off.
    if (phrase[1] === 'off' && evidence.statements.some(({ tokens: said }) => turnsOff(said)))
      continue;
    return `it says "${phrase.join(' ')}", which the product data does not say`;
  }
  return undefined;
}

function turnsOff(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) =>
      text === 'shutoff' ||
      (text === 'off' &&
        tokens.slice(Math.max(0, at - 2), at).some(({ stem }) => TURNING.has(stem))),
  );
}

const TURNING: ReadonlySet<string> = new Set(
  'switch shut turn power auto automatic'.split(' ').map(stemOf),
);

const LIT: readonly string[] = 'backlit backlight lit led illuminated lights lighted'
  .split(' ')
  .map(stemOf);

/** The position where the words of a phrase occur in sequence. */
function placeOf(tokens: readonly Token[], phrase: readonly string[]): number | undefined {
  const words = [...tokens.entries()].filter(
    ([, { text }]) => phrase.includes(text) || !PASSED.has(text),
  );
  const start = words.findIndex((_, from) =>
    phrase.every((stem, index) => words[from + index]?.[1].stem === stem),
  );
  return words[start]?.[0];
}
