import type { Listing, Provenance, SourceField } from '@wareword/shared-schema';
import type { Note } from '@wareword/ui';
import { t } from '../../messages/listing.ts';

/** The input's fields, as the form calls them. */
const SOURCE_NAMES: Readonly<Record<SourceField, () => string>> = {
  product_name: () => t('productName'),
  features: () => t('sourceFeatures'),
  attributes: () => t('sourceAttributes'),
  variants: () => t('sourceVariants'),
  category: () => t('sourceCategory'),
  price: () => t('sourcePrice'),
  customer: () => t('targetCustomer'),
  competitors: () => t('sourceCompetitors'),
  brand_name: () => t('sourceBrand'),
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
          const quote = (provenance.input[source.field] ?? '').slice(source.start, source.end);
          return t(paraphrase ? 'basedOnThe' : 'fromThe', {
            field: SOURCE_NAMES[source.field](),
            quote,
          });
        })
        .join('\n'),
    })),
  );
}
