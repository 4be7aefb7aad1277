import { PLAIN_STYLE, type BrandStyle } from '@wareword/shared-schema';
import { invalid } from '../errors.ts';

/** Changes to how a brand sounds; what is absent stays as it is. */
export type StyleChanges = { readonly [Field in keyof BrandStyle]?: BrandStyle[Field] | undefined };

/**
 * How a brand sounds after some changes; null if nothing is said of it.
 * @throws {DomainError} `invalid` if it would both use and avoid a word
 */
export function changeStyle(
  { voice, audience, words_to_use, words_to_avoid }: StyleChanges,
  current: BrandStyle | null = null,
): BrandStyle | null {
  const before = current ?? PLAIN_STYLE;
  const style: BrandStyle = {
    voice: voice ?? before.voice,
    audience: audience ?? before.audience,
    words_to_use: words_to_use ?? before.words_to_use,
    words_to_avoid: words_to_avoid ?? before.words_to_avoid,
  };
  const avoided = new Set(style.words_to_avoid.map((word) => word.toLowerCase()));
  const both = style.words_to_use.find((word) => avoided.has(word.toLowerCase()));
  if (both !== undefined) {
    throw invalid(`"${both}" is both a word to use and a word to avoid. Remove it from one list.`);
  }
  return Object.values(style).every((value: string | readonly string[]) => value.length === 0)
    ? null
    : style;
}
