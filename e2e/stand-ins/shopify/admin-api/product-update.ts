import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { idOf, type ProductRecord } from '../shop/records.ts';
import type { Shop } from '../shop/shop.ts';
import { MAX_TAG_LENGTH, MAX_TAGS, normalizeTags } from '../shop/tags.ts';

const MAX_TEXT = 255;
const MAX_SEO_DESCRIPTION = 320;
const MAX_DESCRIPTION_BYTES = 512 * 1024;

/** The fields the stand-in can change. Any other input field fails the test. */
const Given = z.strictObject({
  id: z.string().nullish(),
  title: z.string().nullish(),
  descriptionHtml: z.string().nullish(),
  seo: z.strictObject({ title: z.string().nullish(), description: z.string().nullish() }).nullish(),
  tags: z.array(z.string()).nullish(),
  // The schema's defaults.
  deleteConflictingConstrainedMetafields: z.literal(false).optional(),
  redirectNewHandle: z.literal(false).optional(),
});
type Given = z.output<typeof Given>;

interface UserError {
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Writes a product atomically; `userErrors` say why it was rejected. */
export function productUpdate(
  shop: Shop,
  input: unknown,
): { product: ProductRecord | undefined; userErrors: readonly UserError[] } {
  const parsed = Given.safeParse(input);
  if (!parsed.success) {
    throw new GraphQLError(`The stand-in cannot do this: ${z.prettifyError(parsed.error)}`);
  }
  const given = parsed.data;
  const id = idOf('Product', given.id ?? '');
  if (id === undefined) {
    throw new GraphQLError('Invalid global id', { extensions: { code: 'RESOURCE_NOT_FOUND' } });
  }
  const product = shop.products.get(id);
  if (product === undefined) {
    return {
      product: undefined,
      userErrors: [{ field: ['id'], message: 'Product does not exist' }],
    };
  }
  const userErrors = problemsOf(given);
  if (userErrors.length > 0) return { product, userErrors };
  apply(product, given);
  shop.touch(product);
  shop.writes.push({ at: product.updatedAt, productId: id, given });
  return { product, userErrors: [] };
}

function problemsOf({ title, descriptionHtml, seo, tags }: Given): UserError[] {
  const errors: UserError[] = [];
  const say = (field: readonly string[], message: string) => errors.push({ field, message });
  if (typeof title === 'string' && title.trim() === '') say(['title'], "Title can't be blank");
  if ((title?.length ?? 0) > MAX_TEXT) {
    say(['title'], `Title is too long (maximum is ${MAX_TEXT} characters)`);
  }
  if (Buffer.byteLength(descriptionHtml ?? '') > MAX_DESCRIPTION_BYTES) {
    say(['descriptionHtml'], 'Description is too big (maximum is 512 KB)');
  }
  if ((seo?.title?.length ?? 0) > MAX_TEXT) {
    say(['seo', 'title'], `SEO title is too long (maximum is ${MAX_TEXT} characters)`);
  }
  if ((seo?.description?.length ?? 0) > MAX_SEO_DESCRIPTION) {
    const limit = `(maximum is ${MAX_SEO_DESCRIPTION} characters)`;
    say(['seo', 'description'], `SEO description is too long ${limit}`);
  }
  const normalized = normalizeTags(tags ?? []);
  if (normalized.some(({ length }) => length > MAX_TAG_LENGTH)) {
    say(['tags'], `Tags is too long (maximum is ${MAX_TAG_LENGTH} characters)`);
  }
  if (normalized.length > MAX_TAGS) {
    say(['tags'], `Tags cannot be more than ${MAX_TAGS}`);
  }
  return errors;
}

function apply(product: ProductRecord, { title, descriptionHtml, seo, tags }: Given): void {
  if (typeof title === 'string') product.title = title.trim();
  if (descriptionHtml !== undefined) product.descriptionHtml = descriptionHtml ?? '';
  if (seo?.title !== undefined) product.seoTitle = seo.title || null;
  if (seo?.description !== undefined) product.seoDescription = seo.description || null;
  if (tags) product.tags = normalizeTags(tags);
}
