import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { RunPreparation } from '../../src/load-context/index.ts';

/** The selected products: the first few by name, and the number of others. */
export function SelectedProducts({
  preparation: { products, count, leftOut },
}: {
  readonly preparation: RunPreparation;
}): ReactNode {
  const t = useTranslations('write');
  const shell = useTranslations('shell');
  const more = count - products.length;
  return (
    <s-section heading={shell('products')}>
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
        {more > 0 && <s-text color="subdued">{t('moreProducts', { count: more })}</s-text>}
        {leftOut > 0 && <s-text tone="caution">{t('leftOut', { count: leftOut })}</s-text>}
      </s-stack>
    </s-section>
  );
}
