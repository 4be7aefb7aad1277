/**
 * The slugs that WooCommerce, in the languages that it is installed in most, gives to the category
 * of products that have none. The API does not say which category that is. A store that
 * renamed it keeps the slug, unless its owner changed that too: then it is a category like others.
 */
const DEFAULT_SLUGS: ReadonlySet<string> = new Set([
  'uncategorized',
  'uncategorised',
  'unkategorisiert',
  'non-classe',
  'sin-categorizar',
  'sin-categoria',
  'senza-categoria',
  'geen-categorie',
  'niet-gecategoriseerd',
  'sem-categoria',
  'bez-kategorii',
  'okategoriserad',
  'okategoriserade',
  'ukategoriseret',
  'ukategorisert',
  'luokittelematon',
  'nezarazene',
  'kategorizalatlan',
  'fara-categorie',
  'kategorisiz',
  'без-категории',
  'без-рубрики',
  'без-категорії',
  'αταξινόμητα',
  'ללא-קטגוריה',
  '未分類',
  '未分类',
  '미분류',
]);

/** The same by name, for a store whose slugs are numbers or in other letters. */
const DEFAULT_NAMES: ReadonlySet<string> = new Set(
  [...DEFAULT_SLUGS].map((slug) => slug.replaceAll('-', ' ')),
);

/** Whether a category says something about a product: the default one does not. */
export function isDescriptive({ slug, name }: { slug: string; name: string }): boolean {
  return !DEFAULT_SLUGS.has(decoded(slug)) && !DEFAULT_NAMES.has(name.trim().toLowerCase());
}

/** WordPress keeps letters past ASCII percent-encoded in a slug. */
function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug).toLowerCase();
  } catch {
    return slug;
  }
}
