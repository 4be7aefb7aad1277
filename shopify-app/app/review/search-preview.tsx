import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Review, ReviewField } from '../../src/load-context/index.ts';
import { editable, type Drafts } from './item.ts';

/** About how many characters search results show. */
const SHOWN = { title: 60, description: 155 } as const;

/**
 * A preview of the search result, with unsaved edits. An empty SEO title falls back to the
 * product's title, and an empty meta description to the start of its description, as in Shopify's
 * themes.
 */
export function SearchPreview({
  review: { product, fields },
  drafts,
  isChosen,
}: {
  readonly review: Review;
  readonly drafts: Drafts;
  readonly isChosen: (field: ReviewField) => boolean;
}): ReactNode {
  const t = useTranslations('review');
  const textOf = (name: ReviewField['field']): string => {
    const field = fields.find((one) => one.field === name);
    if (field === undefined) return '';
    const draft = drafts[name];
    if (name === 'description') {
      const text = isChosen(field) ? field.proposedText : field.currentText;
      return typeof text === 'string' ? text : '';
    }
    const saved = isChosen(field) ? editable(field) : String(field.currentText);
    return draft ?? saved;
  };
  const title = textOf('metaTitle').trim() || textOf('title');
  const description = textOf('metaDescription').trim() || textOf('description');
  return (
    <s-box padding="base" border="base" borderRadius="base">
      <div className="search-result" role="group" aria-label={t('searchResultPreview')}>
        <cite>
          {product.host} › products › {product.handle}
        </cite>
        <strong>{cut(title, SHOWN.title)}</strong>
        <span>{cut(description.replace(/\s+/g, ' ').trim(), SHOWN.description)}</span>
      </div>
    </s-box>
  );
}

/** Truncates at the end of a word, like search engines. */
function cut(text: string, length: number): string {
  const characters = Array.from(text);
  if (characters.length <= length) return text;
  const short = characters.slice(0, length).join('');
  const end = short.lastIndexOf(' ');
  return `${end > length / 2 ? short.slice(0, end) : short} …`;
}
