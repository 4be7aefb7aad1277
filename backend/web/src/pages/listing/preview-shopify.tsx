import type { Listing } from '@wareword/shared-schema';
import { Markup } from '@wareword/ui';
import type { ReactNode } from 'react';
import { Columns, PageTitle, Photo, StoreButton, type Device } from './preview-parts.tsx';
import { t } from '../../messages/listing.ts';

/** A product page of a Shopify store with its usual theme: the description is below the button. */
export function ShopifyPage({
  listing,
  price,
  device,
}: {
  readonly listing: Listing;
  readonly price: string;
  readonly device: Device;
}): ReactNode {
  return (
    <Columns device={device}>
      <Photo size={device === 'phone' ? 'full' : 500} />
      <div style={{ flex: 1, display: 'grid', gap: 14 }}>
        <PageTitle size={device === 'phone' ? 26 : 32}>{listing.title}</PageTitle>
        <div style={{ fontSize: 18 }}>{price}</div>
        <StoreButton background="#121212" color="#ffffff" radius={0}>
          {t('addToCart')}
        </StoreButton>
        <div style={{ color: '#3d3d3d' }}>
          <Markup html={listing.description} />
        </div>
      </div>
    </Columns>
  );
}
