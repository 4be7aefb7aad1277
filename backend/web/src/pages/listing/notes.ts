import type { Listing, Provenance, SourceField } from '@wareword/shared-schema';
import type { Note } from '@wareword/ui';

/** The input's fields, as the form calls them. */
const SOURCE_NAMES: Readonly<Record<SourceField, string>> = {
  product_name: 'product name',
  features: 'features',
  attributes: 'attributes',
  variants: 'variants',
  category: 'category',
  price: 'price',
  customer: 'target customer',
  competitors: 'competitors',
  brand_name: 'brand',
};

/** For each text of a listing's field, what its stretches rest on. */
export function notesOf(provenance: Provenance | null, field: keyof Listing): Note[][] {
  if (provenance === null) return [];
  return (provenance.fields[field] ?? []).map((citations) =>
    citations.map(({ start, end, sources, paraphrase }) => ({
      start,
      end,
      label: sources
        .map((source) => {
          const said = (provenance.input[source.field] ?? '').slice(source.start, source.end);
          return `${paraphrase ? 'Based on' : 'From'} the ${SOURCE_NAMES[source.field]}: "${said}"`;
        })
        .join('\n'),
    })),
  );
}
