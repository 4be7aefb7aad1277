import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Review, ReviewField } from '../../src/load-context/index.ts';
import { useFieldNames } from '../parts/field-names.ts';
import { FieldCard } from './field-card.tsx';
import { editable, isOpen, isPublished, type Drafts } from './item.ts';
import { SearchPreview } from './search-preview.tsx';

type Name = ReviewField['field'];

const SEARCH: ReadonlySet<Name> = new Set<Name>(['metaTitle', 'metaDescription']);

/** Every field of a product, old and new, with the search preview next to its fields. */
export function Fields({
  review,
  drafts,
  error,
  isChosen,
  onChoose,
  onDraft,
  onRestore,
}: {
  readonly review: Review;
  readonly drafts: Drafts;
  readonly error: { readonly field: string | null; readonly message: string } | null;
  readonly isChosen: (field: ReviewField) => boolean;
  readonly onChoose: (name: Name, on: boolean) => void;
  readonly onDraft: (name: Name, draft: string | undefined) => void;
  readonly onRestore: (name: Name) => void;
}): ReactNode {
  const t = useTranslations('review');
  const fieldName = useFieldNames();
  const open = isOpen(review);
  const published = isPublished(review);
  const card = (field: ReviewField) => (
    <FieldCard
      key={field.field}
      field={field}
      state={{
        open,
        published,
        gone: review.item.gone,
        chosen: isChosen(field),
        draft: drafts[field.field],
        error: error?.field === field.field ? error.message : null,
      }}
      onChoose={(on) => onChoose(field.field, on)}
      onEdit={(draft) => {
        const opened = drafts[field.field] === undefined;
        onDraft(field.field, draft !== undefined && opened ? editable(field) : draft);
      }}
      onRestore={() => onRestore(field.field)}
    />
  );
  const search = review.fields.filter(({ field }) => SEARCH.has(field));
  return (
    <>
      {review.fields
        .filter(({ field }) => !SEARCH.has(field) && field !== 'tags')
        .map((field) => (
          <s-section key={field.field} heading={fieldName(field.field)}>
            {card(field)}
          </s-section>
        ))}
      {search.length > 0 && (
        <s-section heading={t('searchEngineListing')}>
          <s-stack gap="large">
            {!review.item.gone && (
              <SearchPreview review={review} drafts={drafts} isChosen={isChosen} />
            )}
            {search.map((field) => (
              <s-stack key={field.field} gap="base">
                <s-heading>{fieldName(field.field)}</s-heading>
                {card(field)}
              </s-stack>
            ))}
          </s-stack>
        </s-section>
      )}
      {review.fields
        .filter(({ field }) => field === 'tags')
        .map((field) => (
          <s-section key={field.field} heading={fieldName(field.field)}>
            {card(field)}
          </s-section>
        ))}
    </>
  );
}
