import { memo, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductRow, ProductsPage } from '../../src/load-context/index.ts';
import { useListeners } from '../parts/use-listeners.ts';
import { useRows } from '../parts/use-rows.ts';
import { StateBadge } from '../parts/state-badge.tsx';
import { numberOf } from './query.ts';
import type { Choice } from './selection.ts';

/** Labels are message keys. */
const STATUSES = {
  active: { label: 'statusActive', tone: 'success' },
  draft: { label: 'statusDraft', tone: 'info' },
  archived: { label: 'statusArchived', tone: 'neutral' },
  unlisted: { label: 'statusUnlisted', tone: 'neutral' },
} as const satisfies Readonly<Record<ProductRow['status'], object>>;

/** A page of products to select from. */
export function ProductTable({
  page,
  choice,
  single,
  loading,
  onTurn,
  filters,
}: {
  readonly page: ProductsPage;
  readonly choice: Choice;
  /** The plan writes one listing at a time: with one selected, the others are disabled. */
  readonly single: boolean;
  readonly loading: boolean;
  readonly onTurn: (cursor: {
    readonly after: string | null;
    readonly before: string | null;
  }) => void;
  readonly filters: ReactNode;
}): ReactNode {
  const t = useTranslations('products');
  const shell = useTranslations('shell');
  const products = useRows(page.products);
  const table = useRef<HTMLElementTagNameMap['s-table']>(null);
  useListeners(table, {
    nextpage: () => onTurn({ after: page.next, before: null }),
    previouspage: () => onTurn({ after: null, before: page.previous }),
  });
  return (
    <s-table
      ref={table}
      paginate={page.next !== null || page.previous !== null}
      hasNextPage={page.next !== null}
      hasPreviousPage={page.previous !== null}
      loading={loading}
    >
      <s-box slot="filters">{filters}</s-box>
      <s-table-header-row>
        <s-table-header listSlot="primary">{shell('product')}</s-table-header>
        <s-table-header listSlot="inline">{shell('status')}</s-table-header>
        <s-table-header listSlot="labeled">{t('vendor')}</s-table-header>
        <s-table-header listSlot="labeled">{t('listing')}</s-table-header>
      </s-table-header-row>
      <s-table-body>
        {products.map((product) => (
          <Row
            key={product.id}
            product={product}
            checked={choice.all || choice.ids.has(product.id)}
            disabled={single && choice.ids.size > 0 && !choice.ids.has(product.id)}
            toggle={choice.toggle}
          />
        ))}
      </s-table-body>
    </s-table>
  );
}

/** Rerenders only if its own product or checkbox changes. */
const Row = memo(function Row({
  product,
  checked,
  disabled,
  toggle,
}: {
  readonly product: ProductRow;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly toggle: Choice['toggle'];
}): ReactNode {
  const t = useTranslations('products');
  const { id, title, status, vendor, image, latest } = product;
  const number = numberOf(id);
  const checkbox = `select-${number}`;
  return (
    <s-table-row clickDelegate={checkbox}>
      <s-table-cell>
        <s-grid gridTemplateColumns="auto auto 1fr" gap="small" alignItems="center">
          <s-checkbox
            id={checkbox}
            accessibilityLabel={t('select', { title })}
            checked={checked}
            disabled={disabled}
            onChange={({ currentTarget }) => toggle([id], currentTarget.checked)}
          />
          <s-thumbnail
            size="small"
            alt={image?.alt ?? ''}
            {...(image === null ? {} : { src: image.url })}
          />
          <s-text>{title}</s-text>
        </s-grid>
      </s-table-cell>
      <s-table-cell>
        <s-badge tone={STATUSES[status].tone}>{t(STATUSES[status].label)}</s-badge>
      </s-table-cell>
      <s-table-cell>{vendor}</s-table-cell>
      <s-table-cell>
        {latest === null ? (
          <s-text color="subdued">{t('noListing')}</s-text>
        ) : (
          <s-link
            href={`/app/runs/${latest.runId}/${latest.itemId}`}
            accessibilityLabel={t('listingNamed', { state: latest.stateText, title })}
          >
            <StateBadge state={latest.state} text={latest.stateText} />
          </s-link>
        )}
      </s-table-cell>
    </s-table-row>
  );
});
