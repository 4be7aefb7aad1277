import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductsPage } from '../../src/load-context/index.ts';
import { MAX_SELECTED, type Choice } from './selection.ts';

/** The selection and the next step; always shown, so that the page does not shift. */
export function SelectionBar({
  page,
  choice,
  bulk,
  onWrite,
}: {
  readonly page: ProductsPage;
  readonly choice: Choice;
  readonly bulk: boolean;
  readonly onWrite: () => void;
}): ReactNode {
  const t = useTranslations('products');
  const shell = useTranslations('shell');
  const ids = page.products.map(({ id }) => id);
  const onPage = choice.all || ids.every((id) => choice.ids.has(id));
  const count = choice.all ? page.total : choice.ids.size;
  const some = choice.all || choice.ids.size > 0;
  const selected = { count: count ?? 0 };
  const isMaximum = !choice.all && choice.ids.size >= MAX_SELECTED;
  return (
    <s-stack direction="inline" gap="small" alignItems="center" justifyContent="space-between">
      <s-stack direction="inline" gap="small" alignItems="center">
        <s-checkbox
          label={t('selectPage')}
          checked={onPage}
          indeterminate={some && !onPage}
          disabled={!bulk}
          onChange={({ currentTarget }) => choice.toggle(ids, currentTarget.checked)}
        />
        <s-text color="subdued">
          {choice.all && count === null
            ? t('allSelected')
            : isMaximum
              ? t('selectedMaximum', selected)
              : t('selected', selected)}
        </s-text>
        {bulk && !choice.all && (page.next !== null || page.previous !== null) && (
          <s-button variant="tertiary" onClick={choice.selectAll}>
            {page.total === null ? t('selectAll') : t('selectAllCount', { count: page.total })}
          </s-button>
        )}
        {some && (
          <s-button variant="tertiary" onClick={choice.clear}>
            {t('clearSelection')}
          </s-button>
        )}
      </s-stack>
      <s-button variant="primary" disabled={!some} onClick={onWrite}>
        {some && count !== null ? shell('writeCount', { count }) : shell('writeListings')}
      </s-button>
    </s-stack>
  );
}
