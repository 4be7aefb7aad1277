import { EMPTY_STYLE, type BrandStyle } from '@wareword/shared-schema';
import { invalid } from '../errors.ts';

/** Changes to how a brand sounds; omitted fields stay as they are. */
export type StyleChanges = { readonly [Field in keyof BrandStyle]?: BrandStyle[Field] | undefined };

/**
 * A brand's style after some changes; null if it is empty.
 * @throws {DomainError} `invalid` if it would both use and avoid a word
 */
export function changeStyle(
  { voice, audience, words_to_use, words_to_avoid }: StyleChanges,
  current: BrandStyle | null = null,
): BrandStyle | null {
  const before = current ?? EMPTY_STYLE;
  const style: BrandStyle = {
    voice: voice ?? before.voice,
    audience: audience ?? before.audience,
    words_to_use: words_to_use ?? before.words_to_use,
    words_to_avoid: words_to_avoid ?? before.words_to_avoid,
  };
  const avoided = new Set(style.words_to_avoid.map((word) => word.toLowerCase()));
  const both = style.words_to_use.find((word) => avoided.has(word.toLowerCase()));
  if (both !== undefined) {
    throw invalid(
      `"${both}" is both a word to use and a word to avoid. Remove it from one list.`,
      'word_twice',
    );
  }
  return Object.values(style).every((value: string | readonly string[]) => value.length === 0)
    ? null
    : style;
}
