import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { DismissSentInput, SentListing, SentProduct } from '../../src/load-context/index.ts';
import { useAction } from '../parts/outcome.ts';
import { ProblemBanner } from '../parts/problem.tsx';
import { useProductPicker } from '../parts/product-picker.ts';

/** A sent listing and its product. */
export function SentLine({
  listing: { listingId, productName, title },
  product,
  isChosenTwice,
  onChoose,
}: {
  readonly listing: SentListing;
  readonly product: SentProduct | null;
  /** Whether another listing has the same product. */
  readonly isChosenTwice: boolean;
  readonly onChoose: (product: SentProduct) => void;
}): ReactNode {
  const t = useTranslations('sent');
  const name = { name: productName };
  const { pick, problem } = useProductPicker();
  const choose = () =>
    pick(false, ([picked]) => {
      if (picked !== undefined) onChoose({ id: picked.id, title: picked.title });
    });
  const dismiss = useAction<DismissSentInput, null>('/app/sent', 'DELETE');
  return (
    <s-box padding="base" border="base" borderRadius="base">
      <s-stack gap="small">
        <s-heading>{productName}</s-heading>
        {title !== productName && <s-text color="subdued">{title}</s-text>}
        {product !== null && <s-text>{t('product', { title: product.title })}</s-text>}
        {isChosenTwice && <s-text tone="critical">{t('sameProduct')}</s-text>}
        <s-stack direction="inline" gap="small">
          <s-button
            accessibilityLabel={product === null ? t('chooseNamed', name) : t('changeNamed', name)}
            onClick={choose}
          >
            {product === null ? t('choose') : t('change')}
          </s-button>
          <s-button
            variant="tertiary"
            accessibilityLabel={t('dismissNamed', name)}
            loading={dismiss.pending}
            onClick={() => dismiss.send({ listingId })}
          >
            {t('dismiss')}
          </s-button>
        </s-stack>
        <ProblemBanner problem={problem ?? dismiss.problem} />
      </s-stack>
    </s-box>
  );
}
