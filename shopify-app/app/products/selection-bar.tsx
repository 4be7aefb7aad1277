import type { ReactNode } from 'react';
import type { ProductsPage } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';
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
  const format = useFormat();
  const ids = page.products.map(({ id }) => id);
  const onPage = choice.all || ids.every((id) => choice.ids.has(id));
  const count = choice.all ? page.total : choice.ids.size;
  const some = choice.all || choice.ids.size > 0;
  const all =
    page.total === null ? 'Select all products' : allOf(format.count(page.total, 'product'));
  return (
    <s-stack direction="inline" gap="small" alignItems="center" justifyContent="space-between">
      <s-stack direction="inline" gap="small" alignItems="center">
        <s-checkbox
          label="Select this page"
          checked={onPage}
          indeterminate={some && !onPage}
          disabled={!bulk}
          onChange={({ currentTarget }) => choice.toggle(ids, currentTarget.checked)}
        />
        <s-text color="subdued">
          {choice.all && count === null
            ? 'All products selected'
            : `${format.number(count ?? 0)} selected`}
          {!choice.all &&
            choice.ids.size >= MAX_SELECTED &&
            ', the maximum when selecting one by one'}
        </s-text>
        {bulk && !choice.all && (page.next !== null || page.previous !== null) && (
          <s-button variant="tertiary" onClick={choice.selectAll}>
            {all}
          </s-button>
        )}
        {some && (
          <s-button variant="tertiary" onClick={choice.clear}>
            Clear selection
          </s-button>
        )}
      </s-stack>
      <s-button variant="primary" disabled={!some} onClick={onWrite}>
        {some && count !== null ? `Write ${format.count(count, 'listing')}` : 'Write listings'}
      </s-button>
    </s-stack>
  );
}

function allOf(products: string): string {
  return `Select all ${products}`;
}
