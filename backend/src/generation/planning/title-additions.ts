import { withoutForbiddenTitleCharacters } from '../platforms/amazon-title.ts';
import { isForbidden } from '../platforms/forbidden-wording.ts';
import type { Fact, Reading } from '../reading/index.ts';
import { FOR_CHILDREN } from '../realizing/phrases/stated-attributes.ts';
import { foldWord, wordsOf } from '../text/words.ts';

/** The brand, if the name lacks it; Amazon's titles begin with it. */
export function missingBrand(
  { brand_name = '', platform }: Reading['request'],
  name: string,
): Fact | undefined {
  const text = brand_name.trim();
  const words = wordsOf(text).map(foldWord);
  const named = new Set(wordsOf(name).map(foldWord));
  const isMissing = words.length > 0 && words.every((word) => !named.has(word));
  const isAllowed = withoutForbiddenTitleCharacters(text, new Set()) === text;
  if (!isMissing || isForbidden(text, platform) || !isAllowed) return undefined;
  const start = brand_name.indexOf(text);
  const span = { field: 'brand_name', start, end: start + text.length } as const;
  return { type: 'brand', text, span, whole: true };
}

const GROUPS = ['Men', 'Women'];

/** The audience in the category, if the name doesn't state one. */
export function categoryAudience(
  { category = '', features }: Reading['request'],
  name: string,
): Fact | undefined {
  const parts = category.split(/\s*>\s*/u);
  const group = GROUPS.find((candidate) => parts.includes(candidate));
  if (
    group === undefined ||
    // Novelty categories don't state an audience: "Novelty > Men > Accessories > Keychains".
    parts.includes('Novelty') ||
    FOR_CHILDREN.test(features) ||
    /\b(?:wo)?m[ae]n|\bkids?\b|\bboys?\b|\bgirls?\b|\bchild|\bunisex\b|\byouth\b|\bbaby\b|\b(?:adult|teen)s?\b/iu.test(
      name,
    )
  )
    return undefined;
  const start = category.indexOf(group);
  return {
    type: 'audience',
    text: group,
    span: { field: 'category', start, end: start + group.length },
    whole: true,
  };
}
