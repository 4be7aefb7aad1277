import type { Listing } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Bullets, Columns, PageTitle, Photo, StoreButton, type Device } from './preview-parts.tsx';
import { t } from '../../messages/listing.ts';

/**
 * A product page of a WooCommerce store with its own theme: the short description above the button,
 * tags below it, and the description in a tab.
 */
export function WooCommercePage({
  listing,
  price,
  device,
}: {
  readonly listing: Listing;
  readonly price: string;
  readonly device: Device;
}): ReactNode {
  const { title, bullets, product_tags: tags, description } = listing;
  return (
    <>
      <Columns device={device}>
        <Photo size={device === 'phone' ? 'full' : 400} />
        <div style={{ flex: 1, display: 'grid', gap: 14 }}>
          <PageTitle size={28} weight={600}>
            {title}
          </PageTitle>
          <div style={{ fontSize: 18 }}>{price}</div>
          <Bullets items={bullets} />
          <StoreButton background="#333333" color="#ffffff" radius={3}>
            {t('addToCart')}
          </StoreButton>
          {tags.length > 0 && (
            <div style={{ color: '#595959', fontSize: 14 }}>
              {t('tagsList', { tags: tags.join(', ') })}
            </div>
          )}
        </div>
      </Columns>
      <h3
        style={{
          margin: '24px 0 12px',
          padding: '10px 0',
          fontSize: 17,
          borderBottom: '2px solid #7f54b3',
        }}
      >
        {t('description')}
      </h3>
      <Markup html={description} />
    </>
  );
}
