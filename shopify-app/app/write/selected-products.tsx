import type { ReactNode } from 'react';
import type { RunPreparation } from '../../src/load-context/index.ts';
import { useFormat } from '../parts/format.ts';

/** The selected products: the first few by name, and the number of others. */
export function SelectedProducts({
  preparation: { products, count, leftOut },
}: {
  readonly preparation: RunPreparation;
}): ReactNode {
  const format = useFormat();
  const more = count - products.length;
  return (
    <s-section heading="Products">
      <s-stack gap="small">
        {products.map(({ id, title, image }) => (
          <s-grid key={id} gridTemplateColumns="auto 1fr" gap="small" alignItems="center">
            <s-thumbnail
              size="small-200"
              alt={image?.alt ?? ''}
              {...(image === null ? {} : { src: image.url })}
            />
            <s-text>{title}</s-text>
          </s-grid>
        ))}
        {more > 0 && (
          <s-text color="subdued">and {format.count(more, 'more product', 'more products')}</s-text>
        )}
        {leftOut > 0 && (
          <s-text tone="caution">
            {format.count(leftOut, 'selected item was', 'selected items were')} left out because
            they aren't in this store or were selected twice.
          </s-text>
        )}
      </s-stack>
    </s-section>
  );
}
