import { vocabulary } from '../vocabulary/index.ts';
import { stemOf } from '../text/words.ts';
import type { Token } from './tokens.ts';

/** Colors that more often mean something else. */
const AMBIGUOUS_COLORS: ReadonlySet<string> = new Set(
  (
    'baby bright camel clear cream dark deep heather hot jet light lime mint natural neon orange pale pastel ' +
    'peach plum royal rust sage sand sky slate midnight forest matte transparent rainbow champagne mocha salmon'
  ).split(' '),
);
/** Materials that more often mean something else. */
const AMBIGUOUS_MATERIALS: ReadonlySet<string> = new Set(
  'ash carbon cherry crystal down eva gold iron jersey knit lace mango modal pe pearl pine plush poly pp pu rope straw terry tin wax'.split(
    ' ',
  ),
);

/** Whether a word states nothing on its own, so that any sentence may contain it. */
export function isPlainWord({ kind, text }: Token): boolean {
  return kind === 'word' && (text.length === 1 || vocabulary('plain-words').has(text));
}

/** Whether a word means a material in any context. */
export function isCertainMaterial(text: string): boolean {
  return vocabulary('materials').has(text) && !AMBIGUOUS_MATERIALS.has(text);
}

/** Whether a word before a material makes it a different material: "solid", "brushed". */
export function isQualifier(text: string): boolean {
  return vocabulary('qualities').has(text);
}

/** Whether a word means a color in any context. */
export function isCertainColor(text: string): boolean {
  return vocabulary('colors').has(text) && !AMBIGUOUS_COLORS.has(text);
}

/** Maximum letters of a word that isn't stemmed: "GOTS" is not a form of "got". */
const MAX_ACRONYM_LENGTH = 4;

let claims: ReadonlySet<string> | undefined;

/** Whether a word is a claim that the input must make in the same words. */
export function isClaim({ stem, text }: Token): boolean {
  claims ??= new Set(
    [...vocabulary('claims'), ...vocabulary('certifications')].map((word) =>
      // "Leading" is a claim, but "lead" in "ribs lead down" isn't.
      word.length > MAX_ACRONYM_LENGTH && !word.endsWith('ing') ? stemOf(word) : word,
    ),
  );
  if (text.length > MAX_ACRONYM_LENGTH) return claims.has(stem) || claims.has(text);
  return claims.has(text) || claims.has(text.replace(/s$/u, ''));
}

let effects: ReadonlySet<string> | undefined;

/** Whether a word names an effect, an honor or a use, which is a claim in any sentence. */
export function isEffect({ stem }: Token): boolean {
  effects ??= new Set([...vocabulary('effects')].map(stemOf));
  return effects.has(stem);
}
