import { toStorableText } from '@wareword/store-app/run-settings';
import { z } from 'zod';

/** Which of a shop's products a run or page is for. */
export const ProductFilterSchema = z.object({
  search: z.string().max(200).transform(toStorableText).default(''),
  status: z.enum(['active', 'draft', 'archived']).nullable().default(null),
  vendor: z.string().max(255).transform(toStorableText).default(''),
});
export type ProductFilter = z.output<typeof ProductFilterSchema>;

/** Words with a special meaning in Shopify's search. */
const OPERATORS = new Set(['and', 'or', 'not']);
/** A word without any of these, such as "/" or an emoji, would match no product. */
const FINDABLE = /[\p{L}\p{N}]/u;
/** Words that may be matched by prefix. */
const PLAIN_WORD = /^[\p{L}\p{N}]+$/u;

/**
 * A filter in Shopify's search syntax; undefined if it matches everything. Input is searched for
 * literally: quotes, colons and operators have no special meaning.
 */
export function searchQuery({ search, status, vendor }: ProductFilter): string | undefined {
  const words = search.split(/\s+/).filter((word) => word !== '');
  const findable = words.filter((word) => FINDABLE.test(word));
  const terms = (findable.length === 0 ? words : findable).map((word) =>
    PLAIN_WORD.test(word) && !OPERATORS.has(word.toLowerCase()) ? `${word}*` : quoted(word),
  );
  if (status !== null) terms.push(`status:${status}`);
  if (vendor.trim() !== '') terms.push(`vendor:${quoted(vendor.trim())}`);
  return terms.length === 0 ? undefined : terms.join(' AND ');
}

function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}
